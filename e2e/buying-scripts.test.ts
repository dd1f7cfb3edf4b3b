import { expect, test } from 'vitest';
import { CARDS, payWith, planCard } from './support/checkout-screen.ts';
import { useBrowser } from './support/chromium.ts';
import { ADMIN, useOwnProduct } from './support/product.ts';
import { toast } from './support/screen.ts';
import { newUserPage, sidewaysOverflow } from './support/script-screen.ts';
import { inEachWidth } from './support/widths.ts';

const product = useOwnProduct();
const browser = useBrowser();

inEachWidth(
  'a user can buy five scripts at once on the pricing page, and the confirmation says five',
  async (width) => {
    const page = await newUserPage(product, browser, `five-${width}@example.com`, {
      plan: { plan: 'free', scriptsGenerated: 1 },
      path: '/pricing',
      width,
    });
    const card = planCard(page, 'Pay Per Script');
    await card.getByRole('radio', { name: '5', exact: true }).click();
    expect(await sidewaysOverflow(page)).toBe(0);
    await card.getByRole('button', { name: 'Buy 5 Scripts for $4.95' }).click();
    expect(await payWith(page, CARDS.pays)).toBe('Pay $4.95');
    await page.waitForURL((url) => url.pathname === '/dashboard' && url.search === '');
    await toast(page, 'Purchase successful!').waitFor();
    await toast(page, 'You bought 5 scripts. You can now generate 7 more scripts.').waitFor();
    await page.getByText('5 credits remaining').waitFor();
    await page.getByText('You also have 2 free scripts left, which will be used first.').waitFor();
  },
);

inEachWidth('a user can buy ten scripts in the upgrade dialog using the keyboard', async (width) => {
  const page = await newUserPage(product, browser, `ten-${width}@example.com`, {
    plan: { plan: 'free', scriptsGenerated: 3 },
    width,
  });
  await page.getByRole('button', { name: 'Upgrade to Continue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upgrade Your Account' });
  await dialog.getByRole('radio', { name: '1', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Buy 10 Scripts for $9.90' }).press('Enter');
  expect(await payWith(page, CARDS.pays)).toBe('Pay $9.90');
  await toast(page, 'You bought 10 scripts. You can now generate 10 more scripts.').waitFor();
});

inEachWidth('a subscriber sees why they don’t need to pay per script', async (width) => {
  const page = await newUserPage(product, browser, `covered-${width}@example.com`, { path: '/pricing', width });
  const card = planCard(page, 'Pay Per Script');
  await card.getByText('Your subscription already covers every script, so you don’t need this.').waitFor();
  expect(await card.getByRole('button').isDisabled()).toBe(true);
  expect(await sidewaysOverflow(page)).toBe(0);
});

test('a former subscriber who made 8 scripts sees “3 of 3” used, not “8 of 3”', async () => {
  const plan = { plan: 'free', scriptsGenerated: 8 } as const;
  const page = await newUserPage(product, browser, 'eight@example.com', { plan });
  await page.getByText('3 of 3 free script generations used').waitFor();
  await page.goto('/account-settings');
  await page.getByText('3 of 3 scripts generated').waitFor();
  expect(await page.getByText('8 of 3').count()).toBe(0);
});

inEachWidth(
  'the pricing page and the upgrade dialog say that a sale price is for the first month only',
  async (width) => {
    await putOnSale();
    const visitor = await newUserPage(product, browser, `sale-${width}@example.com`, {
      plan: { plan: 'free', scriptsGenerated: 3 },
      path: '/pricing',
      width,
    });
    await planCard(visitor, 'Monthly Plan')
      .getByText('$4.99 for the first month, then $9.99', { exact: true })
      .waitFor();
    expect(await sidewaysOverflow(visitor)).toBe(0);
    await visitor.goto('/dashboard');
    await visitor.getByRole('button', { name: 'Upgrade to Continue' }).click();
    const dialog = visitor.getByRole('dialog', { name: 'Upgrade Your Account' });
    await dialog.getByText('$4.99 for the first month, then $9.99', { exact: true }).waitFor();
  },
);

async function putOnSale(): Promise<void> {
  const call = async (path: string, body: object | undefined, token = '') => {
    const reply = await fetch(product.url + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await reply.json()) as { accessToken: string; data: { id: string; planType: string; onSale: boolean }[] };
  };
  const { accessToken } = await call('/api/auth/login', ADMIN);
  const monthly = (await call('/api/subscription-plans', undefined)).data.find((plan) => plan.planType === 'monthly');
  const day = new Date().toISOString().slice(0, 10);
  const sale = { salePrice: 4.99, saleStartDate: day, saleEndDate: day };
  if (!monthly?.onSale) await call(`/api/subscription-plans/promotion/${monthly?.id}`, sale, accessToken);
}
