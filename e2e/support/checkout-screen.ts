import type { Page } from 'playwright-core';

export const CARDS = { pays: '4242424242424242', declined: '4000000000000002' };

/** Fills in the sandbox's page, which must be open, and pays; says what the button asked for, such as 'Pay $9.99'. */
export async function payWith(page: Page, card: string): Promise<string> {
  await page.waitForURL('**/sandbox/checkout/**');
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiration').fill('12/34');
  await page.getByLabel('Security code').fill('123');
  const button = page.getByRole('button', { name: /^Pay / });
  const text = await button.innerText();
  await button.click();
  return text;
}

/** Buys a plan on the pricing page and comes back to the dashboard; says what was to be paid. */
export async function buy(page: Page, plan: string): Promise<string> {
  await page.goto('/pricing');
  await planCard(page, plan).getByRole('button').click();
  const asked = await payWith(page, CARDS.pays);
  await page.waitForURL('**/dashboard*');
  return asked;
}

export function planCard(page: Page, name: string) {
  return page.getByRole('group', { name, exact: true });
}

/** From the account settings: moves the sandbox's clock past the next payment of a month, and comes back. */
export async function letAMonthPass(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cards and Invoices' }).click();
  await page.waitForURL('**/sandbox/portal/**');
  await page.getByLabel('Move forward by').selectOption({ label: '32 days (past the next monthly payment)' });
  await page.getByRole('button', { name: 'Move the clock' }).click();
  await page.waitForLoadState();
  await page.getByRole('link', { name: 'Back to Hotscribe' }).click();
  await page.waitForURL((url) => url.pathname === '/account-settings' && url.search === '');
}
