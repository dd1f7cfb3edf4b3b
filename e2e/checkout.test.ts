import { beforeAll, expect, test } from 'vitest';
import { buy, CARDS, letAMonthPass, payWith } from './support/checkout-screen.ts';
import { useBrowser } from './support/chromium.ts';
import { loadWriter, useOwnProduct } from './support/product.ts';
import { toast } from './support/screen.ts';
import { descriptionBox, generate, newUserPage, resultCard } from './support/script-screen.ts';

const product = useOwnProduct();
const browser = useBrowser();
const FREE = { plan: { plan: 'free' } } as const;
const REQUEST = 'Ctrl+Alt+N opens Notepad';

beforeAll(() => loadWriter(product));

test('a free user with no generations left can subscribe with a second card after the first is declined, and then has no limit', async () => {
  const page = await newUserPage(product, browser, 'upgrader@example.com', FREE);
  for (const used of [1, 2, 3]) {
    await generate(page, `Ctrl+Alt+${used} opens Notepad`);
    await page.getByText(`${used} of 3 free script generations used`).waitFor();
  }
  await page.getByRole('button', { name: 'Upgrade to Continue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upgrade Your Account' });
  await dialog.getByText('$9.99').waitFor();
  await dialog.getByRole('button', { name: 'Choose Monthly Plan' }).click();
  await payWith(page, CARDS.declined);
  await page.getByRole('alert').getByText('Your card was declined.').waitFor();
  expect(await payWith(page, CARDS.pays)).toBe('Pay $9.99');
  await page.waitForURL('**/dashboard*');
  await toast(page, 'Upgrade successful!').waitFor();
  await toast(page, 'You now have unlimited script generation.').waitFor();
  await page.waitForURL((url) => url.search === '');
  await page.getByText('Premium Plan').waitFor();
  await page.getByText('Unlimited script generation', { exact: true }).waitFor();
  await generate(page, REQUEST);
  await toast(page, 'Script generated!').waitFor();
});

test('canceling a payment shows a message, and free scripts are used before bought ones', async () => {
  const page = await newUserPage(product, browser, 'single@example.com', { ...FREE, path: '/pricing' });
  await page.getByRole('button', { name: 'Buy 1 Script for $0.99' }).click();
  await page.waitForURL('**/sandbox/checkout/**');
  await page.getByRole('link', { name: 'Back without paying' }).click();
  await page.waitForURL((url) => url.pathname === '/pricing' && url.search === '');
  await toast(page, 'Payment canceled').waitFor();
  await toast(page, 'Your subscription upgrade was canceled.').waitFor();
  expect(await buy(page, 'Pay Per Script')).toBe('Pay $0.99');
  await toast(page, 'Purchase successful!').waitFor();
  await toast(page, 'You bought 1 script. You can now generate 4 more scripts.').waitFor();
  await page.getByText('1 credit remaining').waitFor();
  await page.getByText('You also have 3 free scripts left, which will be used first.').waitFor();
  await generate(page, REQUEST);
  await resultCard(page).waitFor();
  await page.getByText('You also have 2 free scripts left, which will be used first.').waitFor();
  await page.getByText('1 credit remaining').waitFor();
});

test('canceling a payment started on the dashboard returns the user there, with the request still in the box', async () => {
  const plan = { plan: 'free', scriptsGenerated: 3 } as const;
  const page = await newUserPage(product, browser, 'hesitant@example.com', { plan });
  await descriptionBox(page).fill(REQUEST);
  await page.getByRole('button', { name: 'Upgrade to Continue' }).click();
  await page.getByRole('button', { name: 'Buy 1 Script for $0.99' }).click();
  await page.waitForURL('**/sandbox/checkout/**');
  await page.getByRole('link', { name: 'Back without paying' }).click();
  await page.waitForURL((url) => url.pathname === '/dashboard' && url.search === '');
  await toast(page, 'Payment canceled').waitFor();
  expect(await descriptionBox(page).inputValue()).toBe(REQUEST);
});

test('a user can cancel a subscription, resume it, and cancel it again, and it stays active until the period ends', async () => {
  const page = await newUserPage(product, browser, 'leaver@example.com', FREE);
  await buy(page, 'Monthly Plan');
  await toast(page, 'Upgrade successful!').waitFor();
  await page.goto('/account-settings');
  const plan = page.getByRole('group', { name: 'Current Plan' });
  await plan.getByText('Active', { exact: true }).waitFor();
  await plan.getByText('Next billing date').waitFor();
  const date = await plan.getByText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/).innerText();
  await cancel();
  await page.getByRole('button', { name: 'Keep Subscription' }).click();
  await toast(page, 'Subscription resumed successfully').waitFor();
  await plan.getByText('Active', { exact: true }).waitFor();
  await cancel();
  await letAMonthPass(page);
  await plan.getByText('Free Plan').waitFor();
  await plan.getByText('Canceled', { exact: true }).waitFor();
  await plan.getByText('0 of 3 scripts generated').waitFor();
  await page.getByRole('link', { name: 'See Plans' }).click();
  await page.waitForURL('**/pricing');

  async function cancel(): Promise<void> {
    await page.getByRole('button', { name: 'Cancel Subscription' }).click();
    const question = page.getByRole('dialog', { name: 'Cancel your subscription?' });
    await question.getByText(date).waitFor();
    await question.getByRole('button', { name: 'Cancel Subscription' }).click();
    await toast(page, 'Subscription canceled successfully').waitFor();
    await plan.getByText('Canceling', { exact: true }).waitFor();
    await plan.getByText('Access ends on').waitFor();
    await plan.getByText(date).waitFor();
    await plan.getByText('Premium Plan').waitFor();
  }
});
