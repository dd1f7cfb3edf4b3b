import type { Page } from 'playwright-core';
import { PASSWORD } from './product.ts';

/** The toast area; the same words are also read out by a hidden status, which is not meant here. */
export function toast(page: Page, text: string | RegExp) {
  return page
    .getByRole('region', { name: /^Notifications/ })
    .locator('li')
    .filter({ hasText: text });
}

/** Waits until a page that was rendered at build time has got its code, which its first move asks for. */
export async function comeAlive(page: Page): Promise<void> {
  const alive = page.locator('html:not([data-waiting])');
  // A move that is made before there is any code is not noticed, as it is not by a visitor's hand that moves on.
  const latest = Date.now() + 60_000;
  for (let moves = 0; (await alive.count()) === 0; moves++) {
    if (Date.now() > latest) throw new Error('the page did not come alive');
    await page.mouse.move(1 + (moves % 2), 1);
    await page.waitForTimeout(100);
  }
}

export async function signIn(page: Page, email: string, password = PASSWORD, leadsTo = '/dashboard'): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`**${leadsTo}`);
}

export async function fillRegistration(page: Page, values: { email: string; password: string; confirm: string }) {
  await page.getByLabel('Email', { exact: true }).fill(values.email);
  await page.getByLabel('Password', { exact: true }).fill(values.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(values.confirm);
}

export function createAccountButton(page: Page) {
  return page.getByRole('button', { name: 'Create Account' });
}

/** The three items that hold a session in the browser. */
export function storedSession(page: Page) {
  return page.evaluate(() => ({
    accessToken: localStorage.getItem('accessToken'),
    refreshToken: localStorage.getItem('refreshToken'),
    userData: localStorage.getItem('userData'),
  }));
}

export const NO_SESSION = { accessToken: null, refreshToken: null, userData: null };
