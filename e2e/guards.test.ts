import { expect, test } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { ADMIN, useProduct } from './support/product.ts';
import { NO_SESSION, signIn, storedSession, toast } from './support/screen.ts';

const product = useProduct();
const browser = useBrowser();

test.each(['/dashboard', '/history', '/account-settings', '/admin'])(
  'a signed-out visitor who opens %s is sent to /login',
  async (path) => {
    const { page } = await browser.newVisitor(product.url);
    await page.goto(path);
    await page.waitForURL('**/login');
    await page.getByRole('heading', { name: 'Sign In' }).waitFor();
  },
);

test.each(['/login', '/register'])('a signed-in user who opens %s is sent to /dashboard', async (path) => {
  const email = `in${path.replace('/', '-')}@example.com`;
  await product.register(email);
  const { page } = await browser.newVisitor(product.url);
  await signIn(page, email);
  await page.goto(path);
  await page.waitForURL('**/dashboard');
});

test('a user who isn’t an admin is sent from /admin to the dashboard and sees why', async () => {
  await product.register('curious@example.com');
  const { page } = await browser.newVisitor(product.url);
  await signIn(page, 'curious@example.com');
  expect(await page.getByRole('banner').getByRole('link', { name: 'Admin' }).count()).toBe(0);
  await page.goto('/admin');
  await page.waitForURL('**/dashboard');
  await toast(page, 'Access Denied').waitFor();
  await toast(page, "You don't have permission to access the admin panel").waitFor();
});

test('changing the stored role in the browser doesn’t give access to /admin', async () => {
  await product.register('forger@example.com');
  const { page } = await browser.newVisitor(product.url);
  await signIn(page, 'forger@example.com');
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('userData') ?? '{}');
    localStorage.setItem('userData', JSON.stringify({ ...user, role: 'admin' }));
  });
  await page.goto('/admin');
  await toast(page, 'Access Denied').waitFor();
});

test('an admin can get to /admin from the header', async () => {
  const { page } = await browser.newVisitor(product.url);
  await signIn(page, ADMIN.email, ADMIN.password);
  await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click();
  await page.getByRole('heading', { name: 'Admin Panel' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin');
});

test('if the check for admin access fails, an error is shown', async () => {
  const { page } = await browser.newVisitor(product.url);
  await signIn(page, ADMIN.email, ADMIN.password);
  await page.route('**/api/user', (route) =>
    route.fulfill({ status: 400, json: { success: false, code: 'invalid-input', message: 'x', error: 'x' } }),
  );
  await page.goto('/admin');
  await toast(page, 'Failed to verify admin access').waitFor();
});

test.each([
  ['user data that isn’t JSON', '{oops'],
  ['user data without an email address', '{"id":"1"}'],
])('stored %s is cleared, and the visitor is sent to /login', async (_what, userData) => {
  const { page } = await browser.newVisitor(product.url, /^Error parsing user data/);
  await page.goto('/instructions');
  await page.evaluate((stored) => {
    localStorage.setItem('accessToken', 'a');
    localStorage.setItem('refreshToken', 'b');
    localStorage.setItem('userData', stored);
  }, userData);
  await page.goto('/dashboard');
  await page.waitForURL('**/login');
  expect(await storedSession(page)).toEqual(NO_SESSION);
});
