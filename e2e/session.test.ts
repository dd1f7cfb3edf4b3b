import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountKeys } from '../packages/server/src/features/accounts/account-keys.ts';
import { useBrowser } from './support/chromium.ts';
import { JWT_SECRET, useProduct } from './support/product.ts';
import { NO_SESSION, signIn, storedSession } from './support/screen.ts';
import { readyAddress } from './support/serve-product.ts';

const product = useProduct();
const browser = useBrowser();
const dev = useDevServer();

/** Calls that the dashboard makes on its own would meet a spoiled session first, and end it. */
async function goWhereNothingIsAsked(page: Page): Promise<void> {
  await page.goto('/instructions');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Puts in place of the stored access token the one that the server gave this session 16 minutes ago. */
async function expireAccessToken(page: Page): Promise<void> {
  await goWhereNothingIsAsked(page);
  const { accessToken } = await storedSession(page);
  const payload = JSON.parse(Buffer.from(accessToken?.split('.')[1] ?? '', 'base64url').toString());
  const { accessTokens } = accountKeys(JWT_SECRET);
  const expired = accessTokens.issue(payload.sub, payload.sid, Date.now() - 16 * 60_000);
  await page.evaluate((token) => localStorage.setItem('accessToken', token), expired);
}

function countRefreshes(page: Page): { count: number } {
  const seen = { count: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) seen.count += 1;
  });
  return seen;
}

// A text and not a function: the test runner would rewrite the imports in it.
const ASK_THREE_TIMES = `(async () => {
  const { callApi } = await import('/src/lib/http/api-client.ts');
  const { currentUserEndpoint } = await import('/@id/@hotscribe/contract');
  const ask = async () => (await callApi(currentUserEndpoint)({})).email;
  return Promise.all([ask(), ask(), ask()]);
})()`;

/** Three calls at once, made by the product's own API client in the page. */
function askThreeTimes(page: Page): Promise<string[]> {
  return page.evaluate(ASK_THREE_TIMES);
}

test('three simultaneous requests with an expired token trigger one refresh, and all three succeed', async () => {
  await product.register('three@example.com');
  const { page } = await browser.newVisitor(dev.url);
  await signIn(page, 'three@example.com');
  const before = await storedSession(page);
  await expireAccessToken(page);
  const refreshes = countRefreshes(page);
  expect(await askThreeTimes(page)).toEqual(Array(3).fill('three@example.com'));
  expect(refreshes.count).toBe(1);
  const after = await storedSession(page);
  expect(after.refreshToken).not.toBe(before.refreshToken);
  expect(after.accessToken).toMatch(/^ey/);
});

test('two tabs whose token expires at the same time share one refresh', async () => {
  await product.register('tabs@example.com');
  const { page, newTab } = await browser.newVisitor(dev.url);
  await signIn(page, 'tabs@example.com');
  const other = await newTab();
  await goWhereNothingIsAsked(other);
  await expireAccessToken(page);
  const seen = [countRefreshes(page), countRefreshes(other)];
  const answers = await Promise.all([askThreeTimes(page), askThreeTimes(other)]);
  expect(answers.flat()).toEqual(Array(6).fill('tabs@example.com'));
  expect(seen.reduce((sum, { count }) => sum + count, 0)).toBe(1);
});

test('when the token refresh is rejected, the session is cleared and the browser goes to /login', async () => {
  await product.register('not-renewed@example.com');
  const { page } = await browser.newVisitor(dev.url);
  await signIn(page, 'not-renewed@example.com');
  await expireAccessToken(page);
  await page.evaluate(() => localStorage.setItem('refreshToken', 'not-a-token'));
  await expect(askThreeTimes(page)).rejects.toThrow('Your session has ended');
  await page.waitForURL('**/login');
  expect(await storedSession(page)).toEqual(NO_SESSION);
});

test.each([
  [
    'there is no refresh token',
    (page: Page) => page.evaluate(() => localStorage.removeItem('refreshToken')),
    'No refresh token',
  ],
  [
    'the refresh returns no access token',
    (page: Page) => page.route('**/api/auth/refresh', (route) => route.fulfill({ json: { success: true } })),
    'No access token in refresh response',
  ],
])('when %s, the session is cleared and the browser goes to /login', async (_what, spoil, message) => {
  const email = `${message.toLowerCase().replaceAll(' ', '-')}@example.com`;
  await product.register(email);
  const { page } = await browser.newVisitor(dev.url);
  await signIn(page, email);
  await expireAccessToken(page);
  await spoil(page);
  await expect(askThreeTimes(page)).rejects.toThrow(message);
  await page.waitForURL('**/login');
  expect(await storedSession(page)).toEqual(NO_SESSION);
});

test('a session that was ended on the server ends in the browser on the next request', async () => {
  await product.register('session-ended@example.com');
  const { page } = await browser.newVisitor(dev.url);
  await signIn(page, 'session-ended@example.com');
  await goWhereNothingIsAsked(page);
  const { refreshToken } = await storedSession(page);
  await page.request.post('/api/auth/logout', { data: { refreshToken } });
  await expect(askThreeTimes(page)).rejects.toThrow('Your session has ended');
  await page.waitForURL('**/login');
  expect(await storedSession(page)).toEqual(NO_SESSION);
});

test('the authCleared event signs the user out', async () => {
  await product.register('cleared@example.com');
  const { page } = await browser.newVisitor(product.url);
  await signIn(page, 'cleared@example.com');
  await page.evaluate(() => dispatchEvent(new Event('authCleared')));
  await page.waitForURL('**/login');
  expect(await storedSession(page)).toEqual(NO_SESSION);
});

test('when another tab removes part of the stored session, the rest is cleared, too', async () => {
  await product.register('rest@example.com');
  const { page, newTab } = await browser.newVisitor(product.url);
  await signIn(page, 'rest@example.com');
  const other = await newTab();
  await other.goto('/pricing');
  await other.evaluate(() => localStorage.removeItem('userData'));
  await page.waitForURL('**/login');
  await expect.poll(() => storedSession(page)).toEqual(NO_SESSION);
});

test('signing out in one tab also signs out the other', async () => {
  await product.register('both@example.com');
  const { page, newTab } = await browser.newVisitor(product.url);
  await signIn(page, 'both@example.com');
  const other = await newTab();
  await other.goto('/account-settings');
  await other.getByRole('banner').getByRole('button', { name: 'Logout' }).waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await other.waitForURL('**/login');
  expect(await storedSession(other)).toEqual(NO_SESSION);
});

/** The web app as `npm run dev` serves it: there a test can call single modules of it in the page. */
function useDevServer(): { url: string } {
  const server = { url: '' };
  let vite: ChildProcess;
  beforeAll(async () => {
    const root = join(import.meta.dirname, '..');
    const args = [join(root, 'node_modules/vite/bin/vite.js'), '--port', '0', '--no-strictPort'];
    const env = { PATH: process.env.PATH, PORT: new URL(product.url).port, NO_COLOR: '1' };
    vite = spawn(process.execPath, args, { cwd: join(root, 'packages/web'), env });
    server.url = await readyAddress(vite);
  });
  afterAll(() => void vite?.kill());
  return server;
}
