import { PAGES } from '@hotscribe/contract';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from './escape-html.ts';

// What a visitor may read without being signed in.
const PUBLIC_PATHS = Object.values(PAGES)
  .filter(({ access }) => access === 'public' || access === 'signed-out')
  .map(({ path }) => path);

/** /robots.txt and /sitemap.xml, for search engines. */
export function mountRobotsAndSitemap(app: FastifyInstance, appUrl: string): void {
  app.get('/robots.txt', async (_request, reply) => {
    const text = `User-agent: *\nDisallow: /api/\n\nSitemap: ${appUrl}/sitemap.xml\n`;
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(text);
  });
  app.get('/sitemap.xml', async (_request, reply) => {
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache').send(sitemap(appUrl));
  });
}

function sitemap(appUrl: string): string {
  const entries = PUBLIC_PATHS.map((path) => `  <url><loc>${escapeHtml(appUrl + path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}
