import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import { PAGES, type PageName } from '@hotscribe/contract';
import type { FastifyInstance } from 'fastify';
import { sendErrorCode } from './error-response.ts';
import { type PageSender, readPages } from './rendered-pages.ts';
import { mountRobotsAndSitemap } from './robots-and-sitemap.ts';

const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** The built web app: hashed files that never change, and the pages, most of them rendered when it was built. */
export async function mountWebFiles(app: FastifyInstance, root: string, appUrl: string): Promise<void> {
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
    // The rendered pages, and what renders them.
    dotfiles: 'ignore',
    setHeaders: (response, path) => {
      const hashed = path.replaceAll('\\', '/').includes('/assets/');
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  mountPages(app, readPages(app, root, appUrl));
  mountRobotsAndSitemap(app, appUrl);
}

function mountPages(app: FastifyInstance, sendPage: PageSender): void {
  for (const name of PAGE_NAMES) app.get(PAGES[name].path, (request, reply) => sendPage(name, request, reply));
  app.get('/index.html', (_request, reply) => reply.redirect('/', 301));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (!wantsPage(request.method, path)) return sendErrorCode(request, reply, 'not-found');
    const page = PAGE_NAMES.find((name) => PAGES[name].path === withoutTrailingSlash(path));
    if (page) return sendPage(page, request, reply);
    return sendPage('not-found', request, reply.status(404));
  });
}

// A missing script answered with a page would be run as one, and fail with a riddle instead of a 404.
function wantsPage(method: string, path: string): boolean {
  return (method === 'GET' || method === 'HEAD') && !path.startsWith('/api/') && !path.startsWith('/assets/');
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
