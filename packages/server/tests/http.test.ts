import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as contract from '@hotscribe/contract';
import { errorReply } from '@hotscribe/contract';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from './support/test-app.ts';

const PAGE = '<!doctype html><title>the page</title>';
const SCRIPT = 'console.log("the script")';

function builtWebApp(): string {
  const root = mkdtempSync(join(tmpdir(), 'hotscribe-web-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), PAGE);
  writeFileSync(join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(root, 'assets/main-abc123.js'), SCRIPT);
  writeFileSync(join(root, 'assets/main-abc123.js.br'), brotliCompressSync(SCRIPT));
  return root;
}

test('every reply includes a request ID and the security headers', async () => {
  const app = await startTestApp({ webRoot: builtWebApp() });
  for (const path of ['/', '/api/user', '/no-such-page', '/assets/main-abc123.js', '/healthz']) {
    const { headers } = await fetch(app.url + path);
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe-inline');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-powered-by')).toBeNull();
  }
});

test('hashed files are compressed and cached permanently; the page itself is always revalidated', async () => {
  const app = await startTestApp({ webRoot: builtWebApp() });
  const script = await fetch(`${app.url}/assets/main-abc123.js`, { headers: { 'accept-encoding': 'br' } });
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(script.headers.get('content-encoding')).toBe('br');
  expect(script.headers.get('content-type')).toContain('javascript');
  expect(await script.text()).toBe(SCRIPT);
  const page = await fetch(app.url);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(await page.text()).toBe(PAGE);
});

test('every page loads, and an unknown address returns a 404 that still shows a page', async () => {
  const app = await startTestApp({ webRoot: builtWebApp() });
  for (const path of ['/', '/login', '/dashboard', '/admin', '/history?x=1', '/pricing/']) {
    const page = await fetch(app.url + path);
    expect([page.status, await page.text()]).toEqual([200, PAGE]);
  }
  const missing = await fetch(`${app.url}/no-such-page`);
  expect([missing.status, await missing.text()]).toEqual([404, PAGE]);
});

test('a missing file returns an error instead of a page, and nothing outside the website’s folder is served', async () => {
  const app = await startTestApp({ webRoot: builtWebApp() });
  const missing = await fetch(`${app.url}/assets/old-123.js`);
  expect([missing.status, errorReply.safeParse(await missing.json()).success]).toEqual([404, true]);
  for (const path of ['/..%2f..%2fetc%2fpasswd', '/assets/..%2f..%2f..%2fetc%2fpasswd', '/%00']) {
    const reply = await fetch(app.url + path);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(await reply.text()).not.toContain('root:');
  }
});

test('malformed addresses and oversized headers are rejected with a proper error', async () => {
  const app = await startTestApp({ webRoot: builtWebApp() });
  for (const path of ['/%ff', '/api/%ff', '/assets/']) {
    const reply = await fetch(app.url + path);
    const body = errorReply.parse(await reply.json());
    expect([reply.status, body.code, body.error]).toEqual([404, 'not-found', body.message]);
  }
  const long = await fetch(app.url, { headers: { 'x-long': 'a'.repeat(20_000) } });
  expect([long.status, errorReply.parse(await long.json()).success]).toEqual([431, false]);
  const index = await fetch(`${app.url}/index.html`, { redirect: 'manual' });
  expect([index.status, index.headers.get('location')]).toEqual([301, '/']);
});

test('healthz reports on the process, readyz on the database', async () => {
  const app = await startTestApp();
  expect(await app.call('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await app.call('GET', '/readyz')).toMatchObject({ status: 200, body: { database: 'ok' } });
  await app.db.destroy();
  expect((await app.call('GET', '/healthz')).status).toBe(200);
  expect(await app.call('GET', '/readyz')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
});

test('a server error returns a 500 without details, and the log has its request ID', async () => {
  const app = await startTestApp();
  await app.db.schema.dropTable('refresh_tokens').execute();
  const reply = await app.post('/api/auth/refresh', { refreshToken: 'x' });
  expect(reply).toMatchObject({ status: 500, body: { code: 'internal' } });
  expect(JSON.stringify(reply.body)).not.toMatch(/refresh_tokens|sql/i);
  const logged = app.logs.find((line) => line.includes('request failed')) ?? '';
  expect(logged).toContain(String(reply.body.requestId));
});

test('the log includes paths but no query strings, headers, or bodies', async () => {
  const app = await startTestApp();
  await fetch(`${app.url}/api/user?token=hidden1`, {
    headers: { authorization: 'Bearer hidden2', cookie: 'a=hidden3' },
  });
  await app.post('/api/auth/login', { email: 'hidden4@example.com', password: 'hidden5' });
  const log = app.logs.join('');
  expect(log).toContain('"path":"/api/user"');
  expect(log).not.toContain('hidden');
});

test('the API reference lists every endpoint and can be read on a web page', async () => {
  const app = await startTestApp();
  const { body } = await app.call('GET', '/api/openapi.json');
  expect(body).toMatchObject({ openapi: '3.1.0', info: { title: 'Hotscribe' } });
  const calls = Object.values(contract).filter(
    (value) => typeof value === 'object' && 'path' in value && 'access' in value,
  );
  expect(Object.keys(body.paths as object).sort()).toEqual([...new Set(calls.map(({ path }) => path))].sort());
  expect(body.paths).toMatchObject({
    '/api/scripts/{id}': { put: { parameters: [{ name: 'id', in: 'path', required: true }] } },
    '/api/scripts/generate': {
      post: {
        parameters: [{ name: 'idempotency-key', in: 'header' }],
        responses: { 200: {}, 202: { description: 'Accepted; finishes later' } },
      },
    },
    '/api/scripts/history': { get: { parameters: [{ name: 'limit', in: 'query', required: false }, {}, {}] } },
  });
  const page = await fetch(`${app.url}/api/docs`);
  expect(page.headers.get('content-type')).toContain('text/html');
  const text = await page.text();
  expect(text).toContain('/api/auth/register');
  expect(text).toContain('Create an account and sign in');
  expect(text).toContain('Get back with 202');
});
