import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { PASSWORD, useOwnProduct } from './support/product.ts';
import { outboxMail } from './support/recovery-screen.ts';
import { signIn, toast } from './support/screen.ts';
import { newUserPage, sidewaysOverflow } from './support/script-screen.ts';
import { inEachWidth } from './support/widths.ts';

const product = useOwnProduct();
const browser = useBrowser();
const CONFIRM = 'Confirm your email address';

function banner(page: Page) {
  return page.getByRole('complementary', { name: 'Confirm your email address' });
}

inEachWidth('a banner asks a new user to confirm their email until they open the confirmation link', async (width) => {
  const email = `fresh-${width}@example.com`;
  const page = await newUserPage(product, browser, email, { width });
  await banner(page).getByText(email).waitFor();
  expect(await sidewaysOverflow(page)).toBe(0);
  await banner(page).getByRole('button', { name: 'Send it again' }).click();
  await toast(page, 'Find the email at /sandbox/outbox.').waitFor();
  await page.goto('/pricing');
  await page.getByText('Most Popular').waitFor();
  expect(await banner(page).count()).toBe(0);
  const mail = await outboxMail(page, email, CONFIRM);
  await mail.getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Email address confirmed' }).waitFor();
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.reload();
  await page.getByRole('heading', { name: 'Email address confirmed' }).waitFor();
  await page.getByRole('link', { name: 'Go to the Dashboard' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await banner(page).count()).toBe(0);
});

test('the banner asking the user to confirm their email can be dismissed and stays gone on other pages', async () => {
  const page = await newUserPage(product, browser, 'busy@example.com', { path: '/history' });
  await banner(page).getByRole('button', { name: 'Dismiss banner' }).click();
  await banner(page).waitFor({ state: 'detached' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await page.waitForURL('**/dashboard');
  expect(await banner(page).count()).toBe(0);
});

inEachWidth(
  'a new email address takes effect when its link is opened, and can be canceled until then',
  async (width) => {
    const before = `before-${width}@example.com`;
    const after = `after-${width}@example.com`;
    const page = await newUserPage(product, browser, before, { path: '/account-settings', width });
    const account = page.getByRole('group', { name: 'Account Information' });
    await askForChange(page, 'typo@example.con');
    await account.getByText('Your email address will change to typo@example.con').waitFor();
    expect(await banner(page).count()).toBe(0);
    expect(await sidewaysOverflow(page)).toBe(0);
    await account.getByRole('button', { name: 'Cancel Change' }).click();
    await account.getByText('Your email address will change to').waitFor({ state: 'detached' });
    await askForChange(page, after);
    await account.getByText(`Your email address will change to ${after}`).waitFor();
    await outboxMail(page, before, 'Your email address is about to change');
    const mail = await outboxMail(page, after, 'Confirm your new email address');
    await mail.getByRole('link').first().click();
    await page.getByText(`${after} is now your account’s email address.`).waitFor();
    await page.goto('/account-settings');
    await account.getByText(after).waitFor();
    await outboxMail(page, before, 'Your email address was changed');
    const { page: other } = await browser.newVisitor(product.url);
    await signIn(other, after);
  },
);

test('a made-up confirmation link leads to a page saying the link doesn’t work', async () => {
  const { page } = await browser.newVisitor(product.url);
  await page.goto('/confirm-email#made-up');
  await page.getByRole('heading', { name: 'This link doesn’t work anymore' }).waitFor();
});

async function askForChange(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Change Email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Email' });
  await dialog.getByLabel('New email').fill(email);
  await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Update Email' }).click();
  await dialog.waitFor({ state: 'detached' });
}
