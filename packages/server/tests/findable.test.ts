import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGES } from '@hotscribe/contract';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from './support/test-app.ts';

const ADDRESS = 'https://hot.example/"sub"';

function renderedWebApp(): string {
  const root = mkdtempSync(join(tmpdir(), 'hotscribe-web-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, '.html'));
  writeFileSync(join(root, 'index.html'), '<title>the app</title>');
  writeFileSync(join(root, '.html/pricing.html'), '<link rel="canonical" href="{{APP_URL}}/pricing">');
  writeFileSync(join(root, '.html/not-found.html'), '<title>nothing here</title>');
  return root;
}

test('prerendered pages are served with the site’s address filled in, and all other pages load the app', async () => {
  const app = await startTestApp({ webRoot: renderedWebApp(), appUrl: ADDRESS });
  const get = async (path: string) => (await fetch(app.url + path)).text();
  const page = '<link rel="canonical" href="https://hot.example/&#34;sub&#34;/pricing">';
  expect(await get('/pricing')).toBe(page);
  expect(await get('/pricing/?canceled=true')).toBe(page);
  expect(await get('/dashboard')).toBe('<title>the app</title>');
  const missing = await fetch(`${app.url}/nothing`);
  expect([missing.status, await missing.text()]).toEqual([404, '<title>nothing here</title>']);
});

test('pages are compressed, and a browser that already has one doesn’t download it again', async () => {
  const app = await startTestApp({ webRoot: renderedWebApp() });
  const get = (headers: Record<string, string>) => fetch(`${app.url}/pricing`, { headers });
  for (const [accepted, sent] of [
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const reply = await get({ 'accept-encoding': accepted });
    expect(reply.headers.get('content-encoding')).toBe(sent);
    expect(reply.headers.get('vary')).toBe('accept-encoding');
    expect(await reply.text()).toContain('/pricing');
  }
  const etag = (await get({})).headers.get('etag') ?? '';
  expect((await get({ 'if-none-match': etag })).status).toBe(304);
});

test('internal build files are not served', async () => {
  const app = await startTestApp({ webRoot: renderedWebApp() });
  for (const path of ['/.html/pricing.html', '/%2ehtml/pricing.html']) {
    expect(await (await fetch(app.url + path)).text()).not.toContain('canonical');
  }
});

test('search engines are pointed to every page that needs no account, and no others', async () => {
  const app = await startTestApp({ webRoot: renderedWebApp(), appUrl: 'https://hot.example' });
  const robots = await (await fetch(`${app.url}/robots.txt`)).text();
  expect(robots).toContain('Sitemap: https://hot.example/sitemap.xml\n');
  expect(robots).not.toMatch(/^Disallow: \/$/m);
  const sitemap = await fetch(`${app.url}/sitemap.xml`);
  expect(sitemap.headers.get('content-type')).toContain('application/xml');
  const listed = [...(await sitemap.text()).matchAll(/<loc>https:\/\/hot\.example([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  );
  const { home, login, register, instructions, pricing, privacyPolicy, termsOfService } = PAGES;
  const pages = [home, login, register, instructions, pricing, privacyPolicy, termsOfService];
  expect(listed.sort()).toEqual(pages.map(({ path }) => path).sort());
});
