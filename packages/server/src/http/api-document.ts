import { type Endpoint, openApiDocument } from '@hotscribe/contract';
import type { FastifyInstance } from 'fastify';
import { apiPage } from './api-page.ts';

/** The API document for programs at /api/openapi.json, and the same for people at /api/docs. */
export function mountApiDocument(
  app: FastifyInstance,
  mounted: readonly Endpoint[],
  about: { version: string; url: string },
): void {
  app.get('/api/openapi.json', async (_request, reply) => {
    return reply.header('cache-control', 'no-cache').send(openApiDocument(mounted, about));
  });
  app.get('/api/docs', async (_request, reply) => {
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(apiPage(mounted));
  });
  app.get('/api/docs.css', async (_request, reply) => {
    return reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(API_PAGE_STYLE);
  });
}

const API_PAGE_STYLE = `
:root { color-scheme: light dark; --paper: #faf9f6; --ink: #16181d; --soft: #5b606b; --line: #d9d7d0; --accent: #1d7f46 }
@media (prefers-color-scheme: dark) { :root { --paper: #121417; --ink: #eceae4; --soft: #a4a8b1; --line: #33373e; --accent: #5fd08c } }
body { margin: 0 auto; max-width: 860px; padding: 40px 20px 80px; background: var(--paper); color: var(--ink); font: 15px/1.6 system-ui, sans-serif }
h1 { font-size: 28px; margin: 0 0 8px } h2 { font: 600 17px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; margin: 0 0 4px }
a { color: var(--accent) } p { margin: 4px 0; color: var(--soft) }
section { border-top: 1px solid var(--line); padding: 24px 0 } h3 { font-size: 13px; margin: 16px 0 4px; color: var(--soft) }
table { border-collapse: collapse; width: 100% } th, td { text-align: left; vertical-align: top; padding: 4px 12px 4px 0; font-weight: 400 }
th { font-family: ui-monospace, monospace; font-size: 13px; white-space: nowrap } td { color: var(--soft); overflow-wrap: anywhere }
.method { color: var(--accent) }
`;
