import type { Page } from 'playwright-core';
import { type Authenticator, authenticator } from './authenticator.ts';
import { PASSWORD } from './product.ts';
import { comeAlive } from './screen.ts';

export function twoStepCard(page: Page) {
  return page.getByRole('group', { name: 'Two-Step Sign-In' });
}

/** From the account settings to the dialog with the picture and the key; the app that has scanned it. */
export async function beginTwoStep(page: Page): Promise<Authenticator> {
  await twoStepCard(page).getByRole('button', { name: 'Turn On' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn On Two-Step Sign-In' });
  await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const scan = scanDialog(page);
  await scan.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  return authenticator(await shownKey(page));
}

/** In groups of four letters. */
export async function shownKey(page: Page): Promise<string> {
  return (
    (await scanDialog(page)
      .getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
      .textContent()) ?? ''
  );
}

export function scanDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Add Hotscribe to Your Authenticator App' });
}

export async function confirmTwoStep(page: Page, code: string): Promise<void> {
  await scanDialog(page).getByLabel('6-digit code from the app').fill(code);
  await scanDialog(page).getByRole('button', { name: 'Turn On' }).click();
}

export function codesDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Save Your Recovery Codes' });
}

/** The recovery codes that are on the screen. */
export async function shownCodes(page: Page): Promise<string[]> {
  const list = codesDialog(page).getByRole('list', { name: 'Recovery codes' });
  await list.waitFor();
  return list.getByRole('listitem').allTextContents();
}

/** The first step; the second is asked for next. */
export async function enterPassword(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await comeAlive(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Two-Step Sign-In' }).waitFor();
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByRole('main').getByRole('textbox').fill(code);
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
}
