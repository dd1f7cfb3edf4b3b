import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askAxe, chooseTheme, violationsIn } from './support/axe.ts';
import { useBrowser } from './support/chromium.ts';
import { focused, press, typeInto } from './support/keyboard.ts';
import { useOwnProduct } from './support/product.ts';
import { sidewaysOverflow } from './support/script-screen.ts';
import { smallTargets } from './support/small-targets.ts';

const product = useOwnProduct();
const browser = useBrowser();
const SMALLEST = { width: 320, height: 640 };

test('the test checkout works with the keyboard alone on the smallest screen and is accessible in every state', async () => {
  const { accessToken } = await product.register('payer@example.com');
  const { page } = await browser.newVisitor(product.url);
  await page.setViewportSize(SMALLEST);
  // Colors on their way from one theme to the other have no contrast worth measuring.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  const look = async (state: string) => faults.push(...(await faultsOf(page)).map((fault) => `${state}: ${fault}`));

  const checkout = await openCheckout(accessToken);
  await page.goto(checkout);
  await page.getByText('Test mode.').waitFor();
  await look('open');
  await payByKeyboard(page, '4242 4242 4242 4241');
  await page.getByText('Your card number isn’t valid.').waitFor();
  await expect.poll(() => focused(page)).toBe('Card number');
  await look('wrong number');
  await payByKeyboard(page, '4000 0000 0000 9995');
  await page.getByRole('alert').getByText('Your card has insufficient funds.').waitFor();
  await look('declined');
  await payByKeyboard(page, '4000 0027 6000 3184');
  await page.getByRole('heading', { name: 'Confirm the payment' }).waitFor();
  await look('to confirm');
  await press(page, 'Confirm payment');
  await page.waitForURL('**/pricing?paid*');
  await page.goto(checkout);
  await page.getByRole('heading', { name: 'Already paid' }).waitFor();
  await look('paid');

  const next = await openCheckout(accessToken);
  await page.goto(next);
  await press(page, 'Move the clock');
  await page.getByRole('heading', { name: 'This checkout has expired' }).waitFor();
  await look('expired');
  await page.goto(await call('/api/subscriptions/portal', accessToken, { returnUrl: `${product.url}/pricing` }));
  await page.getByRole('heading', { name: 'Billing' }).waitFor();
  await look('billing');
  expect(faults).toEqual([]);
});

async function payByKeyboard(page: Page, card: string): Promise<void> {
  await typeInto(page, 'Card number', card);
  await typeInto(page, 'Expiration (MM/YY)', '12/39');
  await typeInto(page, 'Security code (CVC)', '123');
  await press(page, /^Pay /);
}

async function faultsOf(page: Page): Promise<string[]> {
  const faults = violationsIn(await askAxe(page, 'all'));
  await chooseTheme(page, 'dark');
  faults.push(...violationsIn(await askAxe(page, 'look')));
  await chooseTheme(page, 'light');
  const overflow = await sidewaysOverflow(page);
  return [...faults, ...(await smallTargets(page)), ...(overflow > 0 ? [`${overflow} pixels too wide`] : [])];
}

async function openCheckout(token: string): Promise<string> {
  const plans = (await (await fetch(`${product.url}/api/subscription-plans`)).json()) as {
    data: { id: string; planType: string }[];
  };
  const planId = plans.data.find(({ planType }) => planType === 'per-script')?.id;
  const addresses = { successUrl: `${product.url}/pricing?paid`, cancelUrl: `${product.url}/pricing` };
  return call('/api/checkout-sessions', token, { planId, ...addresses });
}

async function call(path: string, token: string, body: object): Promise<string> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const reply = await fetch(product.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return ((await reply.json()) as { data: { url: string } }).data.url;
}
