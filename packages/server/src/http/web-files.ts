import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import { PAGES } from '@hotscribe/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendErrorCode } from './error-response.ts';

const PAGE_PATHS = new Set<string>(Object.values(PAGES).map((page) => page.path));

/** The built web app: hashed files that never change, and one HTML page that serves every address. */
export async function mountWebFiles(app: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(join(root, 'index.html'))) {
    // In development Vite serves the pages, and this server the API alone.
    app.setNotFoundHandler((request, reply) => sendErrorCode(request, reply, 'not-found'));
    return;
  }
  await app.register(staticFiles, {
    root,
    index: false,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const hashed = path.replaceAll('\\', '/').includes('/assets/');
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  for (const path of PAGE_PATHS) app.get(path, (_request, reply) => sendPage(reply));
  app.get('/index.html', (_request, reply) => reply.redirect('/', 301));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (!wantsPage(request.method, path)) return sendErrorCode(request, reply, 'not-found');
    return sendPage(reply.status(PAGE_PATHS.has(withoutTrailingSlash(path)) ? 200 : 404));
  });
}

function sendPage(reply: FastifyReply) {
  return reply.sendFile('index.html');
}

// A missing script answered with a page would be run as one, and fail with a riddle instead of a 404.
function wantsPage(method: string, path: string): boolean {
  return (method === 'GET' || method === 'HEAD') && !path.startsWith('/api/') && !path.startsWith('/assets/');
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
