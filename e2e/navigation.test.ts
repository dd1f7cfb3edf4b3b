import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { useProduct } from './support/product.ts';
import { comeAlive, signIn, toast } from './support/screen.ts';

const product = useProduct();
const browser = useBrowser();

const FONT_MISSING = /net::ERR_FAILED/;
const PHONE = { width: 375, height: 700 };

function header(page: Page) {
  return page.getByRole('banner');
}

test('the header has different links for signed-out visitors and signed-in users', async () => {
  await product.register('header@example.com');
  const { page } = await browser.newVisitor(product.url);
  await page.goto('/');
  for (const name of ['Instructions', 'Pricing', 'Login', 'Sign Up']) {
    await header(page).getByRole('link', { name, exact: true }).waitFor();
  }
  await signIn(page, 'header@example.com');
  for (const name of ['Instructions', 'Pricing', 'Dashboard', 'My Scripts', 'Account Settings']) {
    await header(page).getByRole('link', { name, exact: true }).waitFor();
  }
  expect(await header(page).getByRole('link', { name: 'Login' }).count()).toBe(0);
});

test('a small screen has a menu with the header’s links, and Escape closes it', async () => {
  const { page } = await browser.newVisitor(product.url);
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const open = page.getByRole('button', { name: 'Open menu' });
  await open.click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const name of ['Instructions', 'Pricing', 'Login', 'Sign Up']) {
    await menu.getByRole('link', { name, exact: true }).waitFor();
  }
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await open.click();
  await menu.getByRole('link', { name: 'Pricing' }).click();
  await page.waitForURL('**/pricing');
  await menu.waitFor({ state: 'hidden' });
});

test.each(['/', '/login', '/register'])('%s fits on a phone with text twice as large', async (path) => {
  const { page } = await browser.newVisitor(product.url, FONT_MISSING);
  // Letters of another font are wider; who has a slow line sees those.
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.setViewportSize(PHONE);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('a page that can’t be loaded shows an error, and going back shows the previous page', async () => {
  const { page } = await browser.newVisitor(product.url, /Failed to (?:fetch|load)|dynamically imported|net::ERR/);
  await page.goto('/login');
  await comeAlive(page);
  await page.route('**/assets/register-page*', (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: 'Create one' }).click();
  await page.getByRole('heading', { name: 'We couldn’t load this page' }).waitFor();
  expect(await page.title()).toBe('We couldn’t load this page · Hotscribe');
  await page.goBack();
  await page.getByRole('heading', { name: 'Sign In' }).waitFor();
});

test('an unknown URL shows the not-found page, with status 404', async () => {
  const { page } = await browser.newVisitor(product.url);
  const reply = await page.goto('/no-such-page');
  expect(reply?.status()).toBe(404);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await page.waitForURL(`${product.url}/`);
});

test('opening another page sets its title and moves the focus to its content', async () => {
  const { page } = await browser.newVisitor(product.url);
  await page.goto('/');
  await comeAlive(page);
  await header(page).getByRole('link', { name: 'Login' }).click();
  await page.waitForURL('**/login');
  await expect.poll(() => page.title()).toBe('Sign In · Hotscribe');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the first press of the Tab key shows a link that skips to the content', async () => {
  const { page } = await browser.newVisitor(product.url);
  await page.goto('/login');
  await page.getByRole('heading', { name: 'Sign In' }).waitFor();
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  expect(await focused.textContent()).toMatch(/skip/i);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the home page introduces the product and links to sign-up, and its banner stays hidden once dismissed', async () => {
  const { page } = await browser.newVisitor(product.url);
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Automate Your Windows Tasks in Seconds' }).waitFor();
  await page.getByText('AI-Powered Automation').waitFor();
  for (const name of [
    'Lightning Fast',
    'Plain English Input',
    'Instant Download',
    'Script History',
    'Safe & Secure',
    'Always Improving',
  ]) {
    await page.getByRole('heading', { name }).waitFor();
  }
  await page.getByRole('button', { name: 'Dismiss banner' }).click();
  await page.getByRole('button', { name: 'Dismiss banner' }).waitFor({ state: 'hidden' });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('button', { name: 'Dismiss banner' }).count()).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Get Started', exact: true }).click();
  await page.waitForURL('**/register');
});

test('only the newest toast is visible, and it closes automatically', async () => {
  const { page } = await browser.newVisitor(product.url);
  await page.goto('/register');
  const submit = page.getByRole('button', { name: 'Create Account' });
  await submit.click();
  await toast(page, 'Please fill in all fields').waitFor();
  await page.getByLabel('Email', { exact: true }).fill('a@example.com');
  await page.getByLabel('Password', { exact: true }).fill('walnut7!');
  await page.getByLabel('Confirm password', { exact: true }).fill('other12!');
  await submit.click();
  await toast(page, 'Passwords do not match').waitFor();
  await expect
    .poll(() =>
      page
        .getByRole('region', { name: /^Notifications/ })
        .locator('li')
        .count(),
    )
    .toBe(1);
  await toast(page, 'Passwords do not match').waitFor({ state: 'detached' });
});

test('the chosen theme is remembered when the page is reloaded', async () => {
  const { page } = await browser.newVisitor(product.url);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Switch to dark theme' }).first().click();
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  // Pressed before the page's code is there, it counts once the code is.
  await expect.poll(theme).toBe('dark');
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(theme).toBe('dark');
});
