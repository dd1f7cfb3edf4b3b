import { expect, test } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { PASSWORD, useProduct } from './support/product.ts';
import { createAccountButton, fillRegistration, storedSession, toast } from './support/screen.ts';

const product = useProduct();
const browser = useBrowser();

const WEAK =
  'Password must contain at least one letter, one number, and one special character, and be at least 7 characters long';

const NO_SPACE = 'Passwords can contain only the letters A to Z, numbers, and @ $ ! % * ? &. Please remove any spaces.';

test('a new user signs up, is welcomed on the dashboard, and is still signed in after a reload', async () => {
  const { page } = await browser.newVisitor(product.url);
  await page.goto('/register');
  await fillRegistration(page, { email: 'new@example.com', password: PASSWORD, confirm: PASSWORD });
  await createAccountButton(page).click();
  await page.waitForURL('**/dashboard');
  await toast(page, 'Account created successfully! Welcome!').waitFor();
  const { accessToken, refreshToken, userData } = await storedSession(page);
  expect(accessToken).toBeTruthy();
  expect(refreshToken).toBeTruthy();
  expect(JSON.parse(userData ?? '')).toMatchObject({ email: 'new@example.com', role: 'user' });
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});

test.each([
  ['all fields empty', { email: '', password: '', confirm: '' }, 'Please fill in all fields'],
  [
    'the password entered only once',
    { email: 'a@example.com', password: PASSWORD, confirm: '' },
    'Please fill in all fields',
  ],
  [
    'two different passwords',
    { email: 'a@example.com', password: PASSWORD, confirm: 'other12!' },
    'Passwords do not match',
  ],
  ['a password without a digit', { email: 'a@example.com', password: 'abcdefg!', confirm: 'abcdefg!' }, WEAK],
  ['a six-character password', { email: 'a@example.com', password: 'abc12!', confirm: 'abc12!' }, WEAK],
  ['a password with a space', { email: 'a@example.com', password: 'abc 123!', confirm: 'abc 123!' }, NO_SPACE],
])('signing up with %s shows an error, keeps what was typed, and stays on the page', async (_what, values, message) => {
  const { page } = await browser.newVisitor(product.url);
  await page.goto('/register');
  await fillRegistration(page, values);
  await createAccountButton(page).click();
  await toast(page, message).waitFor();
  expect(await toast(page, 'Error').getAttribute('data-variant')).toBe('destructive');
  expect(new URL(page.url()).pathname).toBe('/register');
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(values.email);
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(values.password);
});

test('an invalid email is pointed out while typing, and the sign-up button is disabled until it’s fixed', async () => {
  const { page } = await browser.newVisitor(product.url);
  await page.goto('/register');
  const email = page.getByLabel('Email', { exact: true });
  await email.pressSequentially('ada@exam');
  const error = page.getByText('Please enter a valid email address').first();
  await error.waitFor();
  expect(await createAccountButton(page).isDisabled()).toBe(true);
  expect(await email.getAttribute('aria-invalid')).toBe('true');
  const describedBy = (await email.getAttribute('aria-describedby')) ?? '';
  const described = await page
    .locator(
      describedBy
        .split(' ')
        .map((id) => `[id="${id}"]`)
        .join(','),
    )
    .allTextContents();
  expect(described.join(' ')).toContain('Please enter a valid email address');
  await email.pressSequentially('ple.com');
  await error.waitFor({ state: 'detached' });
  expect(await createAccountButton(page).isDisabled()).toBe(false);
});

test('if the browser can’t store anything, signing up shows an error and creates no account', async () => {
  const { page } = await browser.newVisitor(product.url);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('the quota has been exceeded');
    };
  });
  await page.goto('/register');
  await fillRegistration(page, { email: 'blocked@example.com', password: PASSWORD, confirm: PASSWORD });
  await createAccountButton(page).click();
  await toast(page, 'Failed to store auth data in localStorage').waitFor();
  await product.register('blocked@example.com');
});

test('signing up with an email that already has an account shows an error and marks the email field', async () => {
  await product.register('taken@example.com');
  const { page } = await browser.newVisitor(product.url);
  await page.goto('/register');
  await fillRegistration(page, { email: 'Taken@example.com', password: PASSWORD, confirm: PASSWORD });
  await createAccountButton(page).click();
  await toast(page, 'An account with this email already exists').waitFor();
  expect(await page.getByLabel('Email', { exact: true }).getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('Taken@example.com');
});
