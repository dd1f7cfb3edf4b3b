import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { PASSWORD, useProduct } from './support/product.ts';
import { comeAlive, createAccountButton, fillRegistration, toast } from './support/screen.ts';
import { newUserPage, sidewaysOverflow } from './support/script-screen.ts';
import { inEachWidth, type Width } from './support/widths.ts';

const product = useProduct();
const browser = useBrowser();

async function visitor(width: Width): Promise<Page> {
  return (await browser.newVisitor(product.url, undefined, { viewport: { width, height: 800 } })).page;
}

async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
}

const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });

inEachWidth(
  'signing in opens the page the user wanted; signing in after signing out opens the dashboard',
  async (width) => {
    const email = `wanted-${width}@example.com`;
    await product.register(email);
    const page = await visitor(width);
    await page.goto('/history?search=notes');
    await page.waitForURL('**/login');
    await page.getByRole('link', { name: 'Create one' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    // Both forms have these fields, and the address changes first; what is typed too early is typed into the other one.
    await page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor();
    await fillIn(page, email, PASSWORD);
    await page.waitForURL((url) => url.pathname === '/history' && url.search === '?search=notes');
    // A menu that is opened before the page is there closes when it comes.
    await page.getByRole('heading', { level: 1, name: 'My AutoHotkey Scripts' }).waitFor();
    if (width === 375) await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
    await page.waitForURL('**/login');
    await fillIn(page, email, PASSWORD);
    await page.waitForURL('**/dashboard');
  },
);

inEachWidth('signing in from the pricing page returns the user to it', async (width) => {
  const email = `prices-${width}@example.com`;
  await product.register(email);
  const page = await visitor(width);
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Subscribe to Monthly Plan' }).click();
  await page.waitForURL('**/login');
  await fillIn(page, email, PASSWORD);
  await page.waitForURL('**/pricing');
});

inEachWidth('the sign-up form is still filled in when the visitor comes back from reading the terms', async (width) => {
  const page = await visitor(width);
  await page.goto('/register');
  await comeAlive(page);
  await fillRegistration(page, { email: `reader-${width}@example.com`, password: PASSWORD, confirm: PASSWORD });
  await page.getByRole('main').getByRole('link', { name: 'terms' }).click();
  await page.waitForURL('**/terms-of-service');
  await page.goBack();
  await createAccountButton(page).waitFor();
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(`reader-${width}@example.com`);
  await createAccountButton(page).click();
  await page.waitForURL('**/dashboard');
});

inEachWidth('a wrong password shows an error and marks the password field', async (width) => {
  const email = `mistaken-${width}@example.com`;
  await product.register(email);
  const page = await visitor(width);
  await page.goto('/login');
  await fillIn(page, email, 'wrong-1!');
  await page.getByRole('main').getByText('Invalid email or password').waitFor();
  expect(await passwordField(page).getAttribute('aria-invalid')).toBe('true');
  await passwordField(page).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
});

inEachWidth('choosing a password with a disallowed character shows which characters are allowed', async (width) => {
  const page = await visitor(width);
  await page.goto('/register');
  await fillRegistration(page, { email: 'sign@example.com', password: 'abc#123!', confirm: 'abc#123!' });
  await createAccountButton(page).click();
  const said = 'Passwords can contain only the letters A to Z, numbers, and @ $ ! % * ? &. Please remove “#”.';
  await page.getByRole('main').getByText(said).waitFor();
  await toast(page, said).waitFor();
});

inEachWidth('My Scripts is one click away on every page', async (width) => {
  const page = await newUserPage(product, browser, `everywhere-${width}@example.com`, { width });
  for (const path of ['/', '/pricing', '/instructions', '/terms-of-service', '/dashboard', '/account-settings']) {
    await page.goto(path);
    const link = page.getByRole('banner').getByRole('link', { name: 'My Scripts' }).filter({ visible: true });
    await link.waitFor();
    expect(await sidewaysOverflow(page)).toBe(0);
    await link.click();
    await page.waitForURL('**/history');
  }
});
