import type { Capability } from '@hotscribe/ahk';

/** What a script must not do unnoticed: it can’t easily be undone, reaches other computers, or takes control away. */
export const WEIGHTY_CAPABILITIES: ReadonlySet<string> = new Set<Capability>([
  'recycles-files',
  'deletes-files',
  'shuts-down',
  'closes-programs',
  'contacts-web',
  'downloads',
  'runs-commands',
  'changes-registry',
  'runs-as-administrator',
  'blocks-input',
  'records-keystrokes',
  'takes-screenshots',
  'hides-itself',
  'starts-with-windows',
  'runs-unseen',
]);
