import { expect, test } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { PASSWORD, useProduct } from './support/product.ts';
import { NO_SESSION, signIn, storedSession, toast } from './support/screen.ts';

const product = useProduct();
const browser = useBrowser();

test('a user can sign in and out, and signing out also ends the session on the server', async () => {
  await product.register('inout@example.com');
  const { page } = await browser.newVisitor(product.url);
  await signIn(page, 'inout@example.com');
  await toast(page, 'Logged in successfully').waitFor();
  const { accessToken } = await storedSession(page);
  const told = page.waitForResponse('**/api/auth/logout');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  expect(await storedSession(page)).toEqual(NO_SESSION);
  expect((await told).status()).toBe(200);
  const reply = await fetch(`${product.url}/api/user`, { headers: { authorization: `Bearer ${accessToken}` } });
  expect(reply.status).toBe(401);
});

test('a wrong password shows an error, keeps the email, and doesn’t sign the user in', async () => {
  await product.register('wrong@example.com');
  const { page } = await browser.newVisitor(product.url);
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('wrong@example.com');
  await page.getByLabel('Password', { exact: true }).fill('mistake1!');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await toast(page, 'Invalid email or password').waitFor();
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('wrong@example.com');
  expect(await storedSession(page)).toEqual(NO_SESSION);
});

test('the sign-in button shows “Signing in...” while the user waits', async () => {
  const { page } = await browser.newVisitor(product.url);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/auth/login', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Signing in...' }).waitFor();
  held.resolve();
  await toast(page, 'Invalid email or password').waitFor();
});

test.each([
  ['a reply without tokens', { status: 200, json: { success: true } }, 'Invalid login response format'],
  ['a reply that isn’t JSON', { status: 200, body: '<html>' }, 'Login failed - invalid response from server'],
  [
    'a user without an email address',
    { status: 200, json: { success: true, user: { id: '1' }, accessToken: 'a', refreshToken: 'b' } },
    'Missing required login data',
  ],
])('if the server sends %s, an error is shown and the user isn’t signed in', async (_what, reply, message) => {
  const { page } = await browser.newVisitor(product.url);
  await page.route('**/api/auth/login', (route) => route.fulfill(reply));
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await toast(page, message).waitFor();
  expect(await storedSession(page)).toEqual(NO_SESSION);
});

test('signing in with empty fields shows an error and moves the focus to the first empty field', async () => {
  const { page } = await browser.newVisitor(product.url);
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await toast(page, 'Please fill in all fields').waitFor();
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('email');
});

test('a password can be pasted, shown, and hidden without losing its text', async () => {
  const { page } = await browser.newVisitor(product.url);
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.focus();
  await page.keyboard.insertText('pasted1!');
  expect(await password.getAttribute('type')).toBe('password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.poll(() => password.getAttribute('type')).toBe('text');
  expect(await password.inputValue()).toBe('pasted1!');
  await page.getByRole('button', { name: 'Hide password' }).click();
  expect(await password.getAttribute('type')).toBe('password');
  expect(await password.getAttribute('autocomplete')).toBe('current-password');
});
