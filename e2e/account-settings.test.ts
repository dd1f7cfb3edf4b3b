import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { PASSWORD, useProduct } from './support/product.ts';
import { signIn, toast } from './support/screen.ts';
import { downloaded, newUserPage } from './support/script-screen.ts';
import { fillMyScripts } from './support/stored-state.ts';

const product = useProduct();
const browser = useBrowser();
const PATH = { path: '/account-settings', plan: { plan: 'free', scriptsGenerated: 2 } } as const;
const LONG_DATE = /^[A-Z][a-z]+ \d{1,2}, \d{4}$/;

test('a free user sees their plan, usage, and account details, and how to upgrade', async () => {
  const page = await newUserPage(product, browser, 'looker@example.com', PATH);
  const plan = page.getByRole('group', { name: 'Current Plan' });
  await plan.getByText('Free Plan').waitFor();
  await plan.getByText('2 of 3 scripts generated').waitFor();
  const account = page.getByRole('group', { name: 'Account Information' });
  await account.getByText('looker@example.com').waitFor();
  expect(await account.getByText(LONG_DATE).count()).toBe(2);
  expect(await page.getByText('Subscription Management').count()).toBe(0);
  await page.getByRole('group', { name: 'Upgrade' }).getByRole('link').click();
  await page.waitForURL('**/pricing');
});

test('changing the email requires the password, and invalid entries are pointed out', async () => {
  const page = await newUserPage(product, browser, 'before@example.com', PATH);
  await page.getByRole('button', { name: 'Change Email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Email' });
  const send = async (email: string, password: string, said: string) => {
    await dialog.getByLabel('New email').fill(email);
    await dialog.getByLabel('Current password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Update Email' }).click();
    await toast(page, said).waitFor();
  };
  await send('', '', 'Please fill in all email fields');
  await send('nonsense', PASSWORD, 'Please enter a valid email address');
  await send('BEFORE@example.com', PASSWORD, 'New email must be different from current email');
  await send('after@example.com', 'wrong1!!', 'Current password is incorrect');
  await send('after@example.com', PASSWORD, 'We sent a link to after@example.com.');
  await dialog.waitFor({ state: 'detached' });
  const account = page.getByRole('group', { name: 'Account Information' });
  await account.getByText('Your email address will change to after@example.com').waitFor();
  await account.getByText('before@example.com').waitFor();
});

test('a change the server rejects without a message still shows an error', async () => {
  const page = await newUserPage(product, browser, 'wordless@example.com', PATH);
  await page.route('**/api/auth/update-*', (route) => route.fulfill({ status: 400, json: {} }));
  await page.getByRole('button', { name: 'Change Password' }).click();
  for (const label of ['New password', 'Confirm new password']) {
    await page.getByLabel(label, { exact: true }).fill('another1!');
  }
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await toast(page, 'Password update failed').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Change Email' }).click();
  await page.getByLabel('New email').fill('after@example.com');
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Update Email' }).click();
  await toast(page, 'Email update failed').waitFor();
});

test('changing the password signs out all other browsers', async () => {
  const page = await newUserPage(product, browser, 'careful@example.com', PATH);
  const { page: other } = await browser.newVisitor(product.url);
  await signIn(other, 'careful@example.com');
  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  const send = async (current: string, chosen: string, repeated: string, said: string) => {
    await dialog.getByLabel('Current password', { exact: true }).fill(current);
    await dialog.getByLabel('New password', { exact: true }).fill(chosen);
    await dialog.getByLabel('Confirm new password', { exact: true }).fill(repeated);
    await dialog.getByRole('button', { name: 'Update Password' }).click();
    await toast(page, said).waitFor();
  };
  await send('', '', '', 'Please fill in all password fields');
  await dialog.getByLabel('New password', { exact: true }).fill('another1!');
  await dialog.getByLabel('Confirm new password', { exact: true }).fill('anothe');
  await dialog.getByText('Passwords do not match').waitFor();
  await send(PASSWORD, 'another1!', 'another2!', 'New passwords do not match');
  await send(PASSWORD, 'short', 'short', 'New Password must contain at least one letter');
  await send(PASSWORD, PASSWORD, PASSWORD, 'New password must be different from current password');
  await send(PASSWORD, 'another1!', 'another1!', 'Password updated successfully');
  await dialog.waitFor({ state: 'detached' });
  await other.goto('/history');
  await other.waitForURL('**/login');
  await signIn(other, 'careful@example.com', 'another1!', '/history');
});

test('a user can sign out another browser, and then sign out everywhere', async () => {
  const page = await newUserPage(product, browser, 'traveller@example.com');
  const { page: other } = await browser.newVisitor(product.url);
  await signIn(other, 'traveller@example.com');
  await page.goto('/account-settings');
  const sessions = page.getByRole('group', { name: 'Where You’re Signed In' });
  await sessions.getByText('This browser').waitFor();
  expect(await sessions.getByRole('listitem').count()).toBe(2);
  await sessions.getByRole('button', { name: /^Sign out / }).click();
  await toast(page, 'Signed out').waitFor();
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1);
  await other.goto('/history');
  await other.waitForURL('**/login');
  await sessions.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await page.waitForURL('**/login');
  await toast(page, 'You’re signed out everywhere.').waitFor();
});

test('a user can download all their data and then delete their account', async () => {
  const page = await newUserPage(product, browser, 'goner@example.com', PATH);
  const script = { name: 'Mine', description: 'F2 types hello', script: 'F2::Send("hello")\n', createdAt: Date.now() };
  fillMyScripts(product, 'goner@example.com', [script]);
  const { name, bytes } = await downloaded(page, () => page.getByRole('button', { name: 'Download My Data' }).click());
  expect(name).toMatch(/^hotscribe-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(bytes.toString('utf8'));
  expect(data).toMatchObject({
    account: { email: 'goner@example.com' },
    scripts: [{ name: 'Mine', script: script.script }],
  });
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  await confirmDeletion(page, 'wrong1!!');
  await toast(page, 'Current password is incorrect').waitFor();
  await confirmDeletion(page, PASSWORD);
  await toast(page, 'Account deleted').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Automate Your Windows Tasks in Seconds' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('goner@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await toast(page, 'Invalid email or password').waitFor();
});

async function confirmDeletion(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Delete My Account' }).click();
}
