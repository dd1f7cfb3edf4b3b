import { expect, test } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { PASSWORD, useOwnProduct } from './support/product.ts';
import { askForLink, chooseNewPassword, outboxMail } from './support/recovery-screen.ts';
import { comeAlive, signIn, storedSession, toast } from './support/screen.ts';
import { sidewaysOverflow } from './support/script-screen.ts';
import { inEachWidth } from './support/widths.ts';

const product = useOwnProduct();
const browser = useBrowser();
const SUBJECT = 'Choose a new password';
const NEW_PASSWORD = 'another1!';

inEachWidth('a user who forgot their password can choose a new one and sign in with it', async (width) => {
  const email = `forgetful-${width}@example.com`;
  await product.register(email);
  const { page } = await browser.newVisitor(product.url, undefined, { viewport: { width, height: 800 } });
  await page.goto('/login');
  await comeAlive(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.waitForURL('**/forgot-password');
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await page.getByText(`If there’s an account for ${email}`).waitFor();
  expect(await sidewaysOverflow(page)).toBe(0);
  const mail = await outboxMail(page, email, SUBJECT);
  expect(await sidewaysOverflow(page)).toBe(0);
  await mail.getByRole('link').first().click();
  await page.waitForURL('**/reset-password#*');
  await chooseNewPassword(page, 'weak', 'weaker');
  await toast(page, 'New passwords do not match').waitFor();
  expect(await sidewaysOverflow(page)).toBe(0);
  await chooseNewPassword(page, NEW_PASSWORD);
  await page.waitForURL('**/login');
  await toast(page, 'Sign in with your new password.').waitFor();
  await signIn(page, email, NEW_PASSWORD);
  await outboxMail(page, email, 'Your password was changed');
});

test('a user who uses a password-reset link a second time is offered a new one', async () => {
  await product.register('twice@example.com');
  const { page } = await browser.newVisitor(product.url);
  await page.goto('/forgot-password');
  await askForLink(page, 'twice@example.com');
  const mail = await outboxMail(page, 'twice@example.com', SUBJECT);
  const link = (await mail.getByRole('link').first().getAttribute('href')) ?? '';
  await page.goto(link);
  await chooseNewPassword(page, NEW_PASSWORD);
  await page.waitForURL('**/login');
  await page.goto(link);
  await chooseNewPassword(page, 'third3!!');
  await page.getByRole('heading', { name: 'This link doesn’t work anymore' }).waitFor();
  await page.getByRole('link', { name: 'Get a New Link' }).click();
  await page.waitForURL('**/forgot-password');
});

test('resetting the password also signs out the browser it was reset in', async () => {
  await product.register('signed-in@example.com');
  const { page } = await browser.newVisitor(product.url);
  await signIn(page, 'signed-in@example.com', PASSWORD);
  await page.goto('/forgot-password');
  await askForLink(page, 'signed-in@example.com');
  const mail = await outboxMail(page, 'signed-in@example.com', SUBJECT);
  await mail.getByRole('link').first().click();
  await chooseNewPassword(page, NEW_PASSWORD);
  await page.waitForURL('**/login');
  expect((await storedSession(page)).accessToken).toBeNull();
});

test('an email address without an account gets the same reply as one with an account', async () => {
  const { page } = await browser.newVisitor(product.url);
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Send Link' }).click();
  await toast(page, 'Please enter your email address').waitFor();
  await askForLink(page, 'nobody@example.com');
  await page.getByText('If there’s an account for nobody@example.com').waitFor();
  await page.getByRole('button', { name: 'Try Again' }).click();
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('nobody@example.com');
});

test('an incomplete password-reset link is reported as soon as it’s opened', async () => {
  const { page } = await browser.newVisitor(product.url);
  await page.goto('/reset-password');
  await page.getByRole('heading', { name: 'This link doesn’t work anymore' }).waitFor();
});
