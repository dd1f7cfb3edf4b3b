import { expect, test } from 'vitest';
import { planCard } from './support/checkout-screen.ts';
import { useBrowser } from './support/chromium.ts';
import { useProduct } from './support/product.ts';
import { comeAlive, toast } from './support/screen.ts';
import { newUserPage } from './support/script-screen.ts';

const product = useProduct();
const browser = useBrowser();

test('a visitor sees what each plan costs, including the free one, and is asked to sign in to buy', async () => {
  const { page } = await browser.newVisitor(product.url);
  await page.goto('/pricing');
  const monthly = planCard(page, 'Monthly Plan');
  await monthly.getByText('$9.99').waitFor();
  await monthly.getByText('/month').waitFor();
  await monthly.getByText('Most Popular').waitFor();
  await planCard(page, 'Pay Per Script').getByText('$0.99/script').waitFor();
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    'Free Plan',
    'Pay Per Script',
    'Monthly Plan',
  ]);
  const free = planCard(page, 'Free Plan');
  await free.getByText('$0').waitFor();
  expect(await free.getByRole('listitem').allInnerTexts()).toContain('3 free script generations');
  expect(await free.getByRole('listitem').count()).toBe(4);
  expect(await page.getByText('Current Plan').count()).toBe(0);
  await page.getByRole('button', { name: 'Subscribe to Monthly Plan' }).click();
  await page.waitForURL('**/login');
});

test('the current plan is marked and can’t be bought again unless its credits are used up', async () => {
  const page = await newUserPage(product, browser, 'has-it@example.com', { path: '/pricing' });
  const subscribe = (name: string) => page.getByRole('button', { name: `Subscribe to ${name}` });
  await planCard(page, 'Monthly Plan').getByText('Current Plan').waitFor();
  expect(await page.getByText('Current Plan').count()).toBe(1);
  expect(await subscribe('Monthly Plan').isDisabled()).toBe(true);

  const buyer = await newUserPage(product, browser, 'credit@example.com', {
    plan: { plan: 'per-script', credits: 0 },
    path: '/pricing',
  });
  await planCard(buyer, 'Pay Per Script').getByText('Current Plan').waitFor();
  expect(await buyer.getByRole('button', { name: 'Buy 1 Script for $0.99' }).isEnabled()).toBe(true);
});

test('a failed checkout shows an error and can be retried', async () => {
  const page = await newUserPage(product, browser, 'unlucky@example.com', { plan: { plan: 'free' }, path: '/pricing' });
  const button = planCard(page, 'Monthly Plan').getByRole('button');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/checkout-sessions', async (route) => {
    await held.promise;
    await route.fulfill({ status: 400, json: { success: false, code: 'invalid-input', message: '', error: '' } });
  });
  await button.click();
  await button.getByText('Processing...').waitFor();
  expect(await planCard(page, 'Pay Per Script').getByRole('button').isDisabled()).toBe(true);
  held.resolve();
  await toast(page, 'Failed to create checkout session').waitFor();
  await page.getByRole('button', { name: 'Subscribe to Monthly Plan' }).waitFor();
});

test('if the paid plans don’t load, an error is shown, the free plan is still listed, and the user can try again', async () => {
  const { page } = await browser.newVisitor(product.url);
  await page.route('**/api/subscription-plans', (route) =>
    route.fulfill({ status: 400, json: { success: false, code: 'invalid-input', message: '', error: '' } }),
  );
  // Not at its own address: there the server has put the plans into the page.
  await page.goto('/');
  await comeAlive(page);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await toast(page, 'Failed to load pricing data').waitFor();
  await planCard(page, 'Free Plan').waitFor();
  await page.unroute('**/api/subscription-plans');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await planCard(page, 'Monthly Plan').waitFor();
});
