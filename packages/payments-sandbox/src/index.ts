/** How the provider's SDK writes objects and lists into a query; the server's tests read its requests with it. */
export { parseForm } from './api/form-body.ts';
export type { ShownMail } from './pages/outbox-page.ts';
/** The page of mails that were not sent, in the look of the other test pages. */
export { mountOutbox } from './pages/outbox-routes.ts';
/** The tables it keeps its state in; the server's migrations make them. */
export type { SandboxSchema } from './schema.ts';
/** The provider itself: its API on a port of this machine, its pages on ours, its webhooks to our endpoint. */
export { type Sandbox, type SandboxDeps, startSandbox } from './start-sandbox.ts';
