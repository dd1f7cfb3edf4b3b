import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { loadWriter, useProduct } from './support/product.ts';
import { toast } from './support/screen.ts';
import { descriptionBox, generate, newUserPage, resultCard } from './support/script-screen.ts';
import { putOnPlan } from './support/stored-state.ts';

const product = useProduct();
const browser = useBrowser();
beforeAll(() => loadWriter(product));

const REQUEST = 'Ctrl+Alt+N opens Notepad';
const LIMIT_REACHED = "You've reached your free limit. Upgrade to continue generating scripts.";
const NO_CREDITS = 'You have no credits remaining. Purchase more scripts to continue.';

test('a free user with no generations left is offered an upgrade and can decline', async () => {
  const plan = { plan: 'free', scriptsGenerated: 3 } as const;
  const page = await newUserPage(product, browser, 'all-used@example.com', { plan });
  await page.getByText('Unlock Unlimited Script Generation').waitFor();
  await page.getByText(LIMIT_REACHED).waitFor();
  await page.getByText('3 of 3 free script generations used').waitFor();
  await page.getByRole('button', { name: 'Upgrade to Continue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upgrade Your Account' });
  await dialog.getByText("You've used 3 of 3 free script generations").waitFor();
  await dialog.getByRole('heading', { name: 'Monthly Plan' }).waitFor();
  await dialog.getByRole('heading', { name: 'Pay Per Script' }).waitFor();
  await dialog.getByRole('button', { name: 'Maybe Later' }).click();
  await dialog.waitFor({ state: 'detached' });
  await descriptionBox(page).press('Control+Enter');
  await dialog.getByText('$9.99').waitFor();
});

test('choosing a plan that isn’t for sale shows an error', async () => {
  const plan = { plan: 'free', scriptsGenerated: 3 } as const;
  const page = await newUserPage(product, browser, 'unsold@example.com', { plan });
  await page.route('**/api/subscription-plans', (route) =>
    route.fulfill({ json: { success: true, data: [], paymentMode: 'test' } }),
  );
  await page.getByRole('button', { name: 'Upgrade to Continue' }).click();
  await page.getByRole('button', { name: 'Choose Monthly Plan' }).click();
  await toast(page, "Plan type 'monthly' not found").waitFor();
});

test('the upgrade banner leads to the pricing page', async () => {
  const page = await newUserPage(product, browser, 'banner@example.com', { plan: { plan: 'free' } });
  await page.getByRole('complementary', { name: 'Upgrade' }).getByRole('link', { name: 'Upgrade Now' }).click();
  await page.waitForURL('**/pricing');
});

test('a premium user sees their plan’s name, no upgrade banner, and no limit', async () => {
  const plan = { plan: 'monthly', scriptsGenerated: 500 } as const;
  const page = await newUserPage(product, browser, 'premium@example.com', { plan });
  await page.getByText('Premium Plan').waitFor();
  await page.getByRole('button', { name: 'Generate Script' }).waitFor();
  expect(await page.getByText('Upgrade Now').count()).toBe(0);
});

test('a user who pays per script sees their credits run out and is offered more', async () => {
  const plan = { plan: 'per-script', credits: 1, scriptsGenerated: 9 } as const;
  const page = await newUserPage(product, browser, 'credits@example.com', { plan });
  await page.getByText('Pay Per Script').waitFor();
  await page.getByText('1 credit remaining').waitFor();
  expect(await page.getByText('Upgrade Now').count()).toBe(0);
  await generate(page, REQUEST);
  await resultCard(page).waitFor();
  await page.getByText('0 credits remaining').waitFor();
  await page.getByText('No Credits Remaining', { exact: true }).waitFor();
  await page.getByText(NO_CREDITS).waitFor();
  await page.getByRole('button', { name: 'Upgrade to Continue' }).click();
  await page.getByRole('dialog', { name: 'Upgrade Your Account' }).getByText(NO_CREDITS).waitFor();
});

test('generating a script after reaching the limit in another tab opens the upgrade dialog', async () => {
  const page = await newUserPage(product, browser, 'elsewhere@example.com', { plan: { plan: 'free' } });
  await page.getByText('0 of 3 free script generations used').waitFor();
  putOnPlan(product, 'elsewhere@example.com', { plan: 'free', scriptsGenerated: 3 });
  await generate(page, REQUEST);
  await toast(page, LIMIT_REACHED).waitFor();
  const dialog = page.getByRole('dialog', { name: 'Upgrade Your Account' });
  await dialog.getByText("You've used 3 of 3 free script generations").waitFor();
});

test('opening a URL with success=true shows no purchase message if nothing was bought, and usage data is reloaded', async () => {
  const page = await newUserPage(product, browser, 'paid@example.com', { plan: { plan: 'free' } });
  await page.getByText('Free Plan').waitFor();
  let loads = 0;
  await page.route('**/api/user', async (route) => {
    await route.continue();
    loads += 1;
  });
  const synced = page.waitForResponse('**/api/subscriptions/sync');
  await page.goto('/dashboard?success=true&order=ffffffff-ffff-ffff-ffff-ffffffffffff&kept=1');
  await synced;
  await page.waitForURL((url) => url.search === '?kept=1');
  await expect.poll(() => loads).toBeGreaterThanOrEqual(2);
  await page.getByText('0 of 3 free script generations used').waitFor();
  expect(await toast(page, /./).count()).toBe(0);
});

test('a message about a canceled checkout is shown only once, and canceled=true is removed from the URL', async () => {
  const page = await newUserPage(product, browser, 'canceled@example.com', { path: '/dashboard?canceled=true' });
  await toast(page, 'Payment canceled').waitFor();
  await toast(page, 'Your subscription upgrade was canceled.').waitFor();
  await page.waitForURL((url) => url.search === '');
  await page.reload();
  await descriptionBox(page).waitFor();
  expect(await toast(page, 'Payment canceled').count()).toBe(0);
});
