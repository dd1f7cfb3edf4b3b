import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { buy, planCard } from './support/checkout-screen.ts';
import { useBrowser } from './support/chromium.ts';
import { ADMIN, useOwnProduct } from './support/product.ts';
import { signIn, toast } from './support/screen.ts';
import { newUserPage, sidewaysOverflow } from './support/script-screen.ts';
import { inEachWidth } from './support/widths.ts';

const product = useOwnProduct();
const browser = useBrowser();

test('the admin creates a plan, changes it, deletes it, and undoes the deletion', async () => {
  const page = await adminPage();
  await page.getByRole('button', { name: 'Create New Plan' }).click();
  const form = page.getByRole('form', { name: 'Create New Subscription Plan' });
  await form.getByRole('button', { name: 'Create Plan' }).click();
  await toast(page, 'Please fill in all required fields').waitFor();
  await form.getByLabel('Plan Name').fill('Yearly');
  await form.getByLabel('Price (USD)').fill('99.999');
  await form.getByLabel('Billing Interval').selectOption('Yearly');
  await form.getByLabel('Description').fill('For the long run.');
  await form.getByLabel('Features').fill('Two months free\n\n  Unlimited scripts  ');
  await form.getByRole('button', { name: 'Create Plan' }).click();
  await form.getByText('Please enter a price from 0.50 to 999,999.99').waitFor();
  await form.getByLabel('Price (USD)').fill('99.90');
  await form.getByRole('button', { name: 'Create Plan' }).click();
  await toast(page, 'Subscription plan created successfully').waitFor();
  await form.waitFor({ state: 'detached' });
  const yearly = planCard(page, 'Yearly');
  await yearly.getByText('$99.90').waitFor();
  await yearly.getByText('/year').waitFor();
  await yearly.getByText('Active', { exact: true }).waitFor();
  await yearly.getByText(/^price_/).waitFor();
  expect(await yearly.getByRole('listitem').allInnerTexts()).toEqual(['Two months free', 'Unlimited scripts']);

  await yearly.getByRole('button', { name: 'Edit Plan' }).click();
  const edit = page.getByRole('form', { name: 'Edit Subscription Plan' });
  expect(await edit.getByLabel('Plan Type').isDisabled()).toBe(true);
  expect(await edit.getByLabel('Features').inputValue()).toBe('Two months free\nUnlimited scripts');
  await edit.getByLabel('Plan Name').fill('Every Year');
  await edit.getByLabel('Price (USD)').fill('89');
  await edit.getByRole('button', { name: 'Update Plan' }).click();
  await toast(page, 'Subscription plan updated successfully').waitFor();
  const everyYear = planCard(page, 'Every Year');
  await everyYear.getByText('$89.00').waitFor();

  await everyYear.getByRole('button', { name: 'Delete Plan' }).click();
  await toast(page, 'Subscription plan deleted successfully').waitFor();
  await everyYear.waitFor({ state: 'hidden' });
  expect(await soldPlans()).not.toContain('Every Year');
  await page.getByRole('button', { name: 'Undo' }).click();
  await everyYear.waitFor();
  expect(await soldPlans()).toContain('Every Year');
  const audit = page.getByRole('region', { name: 'Audit Log' });
  for (const what of ['restored the plan Every Year', 'deleted the plan Every Year', 'created the plan Yearly']) {
    await audit.getByText(`${ADMIN.email} ${what}`).waitFor();
  }
  const change = audit.getByRole('listitem').filter({ hasText: 'changed the plan Every Year' });
  await change.locator('del').getByText('Yearly').waitFor();
  await change.locator('ins').getByText('Every Year').waitFor();
});

inEachWidth('the admin signs a user out of every browser', async (width) => {
  const email = `hacked-${width}@example.com`;
  const user = await newUserPage(product, browser, email, { path: '/history' });
  const page = await adminPage();
  await page.setViewportSize({ width, height: 800 });
  const section = page.getByRole('region', { name: 'Sign a User Out' });
  const send = async (address: string) => {
    await section.getByLabel('User’s Email').fill(address);
    await section.getByLabel('User’s Email').press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Out', exact: true }).click();
  };
  await send('nobody@example.com');
  await section.getByText('There’s no account with this address.').waitFor();
  await send(email);
  await toast(page, `${email} was signed out of 1 browser.`).waitFor();
  await page.getByText(`ended all sessions for ${email}`).waitFor();
  expect(await sidewaysOverflow(page)).toBe(0);
  await user.reload();
  await user.waitForURL('**/login');
});

test('a sale price is shown to buyers, charged, and counted as revenue, and an admin can end the promotion', async () => {
  const page = await adminPage();
  const monthly = planCard(page, 'Monthly Plan');
  await monthly.getByRole('button', { name: 'Create Promotion' }).click();
  const dialog = page.getByRole('dialog', { name: /^Create Promotion for / });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await toast(page, 'Please fill in all required fields').waitFor();
  await dialog.getByLabel('Sale Price').fill('4.99');
  await dialog.getByLabel('Start Date').fill(dayFromNow(0));
  await dialog.getByLabel('End Date').fill(dayFromNow(-1));
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await toast(page, 'End date should be greater than start date').waitFor();
  await dialog.getByLabel('End Date').fill(dayFromNow(1));
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await toast(page, 'Promotion created successfully').waitFor();
  expect(await monthly.getByRole('button', { name: 'On Promotion' }).isDisabled()).toBe(true);

  const buyer = await newUserPage(product, browser, 'bargain@example.com', {
    plan: { plan: 'free' },
    path: '/pricing',
  });
  const card = planCard(buyer, 'Monthly Plan');
  await card.locator('s').getByText('$9.99').waitFor();
  await card.getByText('$4.99').waitFor();
  await card.getByText('50% off').waitFor();
  expect(await buy(buyer, 'Monthly Plan')).toBe('Pay $4.99');
  await buyer.getByText('Premium Plan').waitFor();

  await page.reload();
  const overview = page.getByRole('region', { name: 'Overview' });
  await overview.getByRole('definition').getByText('$4.99').waitFor();
  await overview.getByRole('img', { name: /^Revenue per Day: \$4\.99 in the last 30 days/ }).waitFor();
  await overview.getByRole('img', { name: /^Generations per Day: / }).waitFor();
  await monthly.getByRole('button', { name: 'End Promotion' }).click();
  await toast(page, 'Promotion ended successfully').waitFor();
  await monthly.getByRole('button', { name: 'Create Promotion' }).waitFor();
});

async function adminPage(): Promise<Page> {
  const { page } = await browser.newVisitor(product.url);
  await signIn(page, ADMIN.email, ADMIN.password);
  await page.goto('/admin');
  await page.getByText('Manage subscription plans and system settings').waitFor();
  return page;
}

async function soldPlans(): Promise<string[]> {
  const reply = await fetch(`${product.url}/api/subscription-plans`);
  const { data } = (await reply.json()) as { data: { name: string }[] };
  return data.map(({ name }) => name);
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
