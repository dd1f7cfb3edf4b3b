import type { Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { ADMIN, PASSWORD, useOwnProduct } from './support/product.ts';
import { askForLink, chooseNewPassword, outboxMail } from './support/recovery-screen.ts';
import { NO_SESSION, signIn, storedSession, toast } from './support/screen.ts';
import { allowClipboard, clipboardText, downloaded, newUserPage, sidewaysOverflow } from './support/script-screen.ts';
import {
  beginTwoStep,
  codesDialog,
  confirmTwoStep,
  enterCode,
  enterPassword,
  scanDialog,
  shownCodes,
  shownKey,
  twoStepCard,
} from './support/two-step-screen.ts';
import { inEachWidth, type Width } from './support/widths.ts';

const product = useOwnProduct();
const browser = useBrowser();

function settingsOf(email: string, width: Width = 1280): Promise<Page> {
  return newUserPage(product, browser, email, { path: '/account-settings', width });
}

/** From the dashboard, which must be there: a menu that is opened before it closes when it comes. */
async function logOut(page: Page, width: Width): Promise<void> {
  if (new URL(page.url()).pathname === '/dashboard')
    await page.getByRole('main').getByRole('textbox').first().waitFor();
  if (width === 375) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
  await expect.poll(() => storedSession(page)).toEqual(NO_SESSION);
}

/** What a camera in front of the screen reads. */
async function scanned(page: Page): Promise<string> {
  const picture = await scanDialog(page).getByRole('img').screenshot();
  const { width, height, data } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    const image = canvas?.getImageData(0, 0, bitmap.width, bitmap.height);
    return { width: bitmap.width, height: bitmap.height, data: [...(image?.data ?? [])] };
  }, picture.toString('base64'));
  return String(decodeQR({ width, height, data: Uint8Array.from(data) }));
}

inEachWidth(
  'a user can turn on two-step sign-in, sign in with an app code or a recovery code, and turn it off again',
  async (width) => {
    const email = `two-step-${width}@example.com`;
    const page = await settingsOf(email, width);
    const app = await beginTwoStep(page);
    expect(await sidewaysOverflow(page)).toBe(0);
    await confirmTwoStep(page, '12345');
    await toast(page, 'The code from your app has 6 digits').waitFor();
    const code = await app.nextCode();
    await confirmTwoStep(page, `${code.slice(0, 3)} ${code.slice(3)}`);
    const codes = await shownCodes(page);
    expect(codes).toHaveLength(10);
    expect(await sidewaysOverflow(page)).toBe(0);
    const file = await downloaded(page, () => codesDialog(page).getByRole('button', { name: 'Download' }).click());
    expect(file.name).toBe('hotscribe-recovery-codes.txt');
    expect(file.bytes.toString('utf8')).toContain(codes.join('\n'));
    await codesDialog(page).getByRole('button', { name: 'Done' }).click();
    await twoStepCard(page).getByText('10 of 10').waitFor();
    expect(await sidewaysOverflow(page)).toBe(0);
    await logOut(page, width);
    await enterPassword(page, email);
    expect(await storedSession(page)).toEqual(NO_SESSION);
    expect(await sidewaysOverflow(page)).toBe(0);
    await enterCode(page, await app.nextCode());
    await page.waitForURL('**/dashboard');
    await toast(page, 'Logged in successfully').waitFor();
    await logOut(page, width);
    await enterPassword(page, email);
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await enterCode(page, codes[3] ?? '');
    await page.waitForURL('**/dashboard');
    await page.goto('/account-settings');
    await twoStepCard(page).getByText('9 of 10').waitFor();
    await twoStepCard(page).getByRole('button', { name: 'Turn Off' }).click();
    const dialog = page.getByRole('dialog', { name: 'Turn off two-step sign-in?' });
    await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD);
    await dialog.getByLabel('Code from your app').fill(await app.nextCode());
    expect(await sidewaysOverflow(page)).toBe(0);
    await dialog.getByRole('button', { name: 'Turn Off' }).click();
    await toast(page, 'Two-step sign-in is off').waitFor();
    await twoStepCard(page).getByRole('button', { name: 'Turn On' }).waitFor();
    await logOut(page, width);
    await signIn(page, email);
    await outboxMail(page, email, 'Two-step sign-in is on');
    await outboxMail(page, email, 'A recovery code was used');
    await outboxMail(page, email, 'Two-step sign-in is off');
  },
);

test('the QR code contains the same secret as the key shown as text, in both themes', async () => {
  const page = await settingsOf('scanner@example.com');
  await beginTwoStep(page);
  const secret = (await shownKey(page)).replaceAll(' ', '');
  const address = `otpauth://totp/Hotscribe:scanner%40example.com?secret=${secret}&issuer=Hotscribe`;
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    expect(await scanned(page)).toBe(address);
  }
  expect(await scanDialog(page).getByRole('link', { name: 'open it here' }).getAttribute('href')).toBe(address);
});

test('a wrong code shows an error; after five wrong codes, the user has to enter their password again', async () => {
  const email = 'guesser@example.com';
  const page = await settingsOf(email);
  const app = await beginTwoStep(page);
  await confirmTwoStep(page, await app.nextCode());
  await codesDialog(page).waitFor();
  const { page: other } = await browser.newVisitor(product.url);
  await enterPassword(other, email);
  const field = other.getByLabel('Code from your app');
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
  expect(await field.getAttribute('inputmode')).toBe('numeric');
  for (let guess = 1; guess <= 5; guess += 1) {
    await enterCode(other, `00000${guess}`);
    await other.getByRole('main').getByText('That code isn’t right').waitFor();
  }
  await enterCode(other, '000006');
  await toast(other, 'Please enter your password again.').waitFor();
  expect(await other.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  const password = other.getByLabel('Password', { exact: true });
  expect(await password.inputValue()).toBe('');
  await expect.poll(() => password.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('closing the recovery codes without saving them asks for confirmation, and the user can create new ones', async () => {
  const email = 'hasty@example.com';
  const page = await settingsOf(email);
  const app = await beginTwoStep(page);
  await confirmTwoStep(page, await app.nextCode());
  const [first = ''] = await shownCodes(page);
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Close without saving?' });
  await question.getByRole('button', { name: 'Back to the Codes' }).click();
  expect((await shownCodes(page))[0]).toBe(first);
  await codesDialog(page).getByRole('button', { name: 'Done' }).click();
  await question.getByRole('button', { name: 'Close Anyway' }).click();
  await codesDialog(page).waitFor({ state: 'detached' });
  await twoStepCard(page).getByRole('button', { name: 'Get New Recovery Codes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Get New Recovery Codes' });
  await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await dialog.getByLabel('Recovery code').fill(first);
  await dialog.getByRole('button', { name: 'Create New Codes' }).click();
  const codes = await shownCodes(page);
  expect(codes).toHaveLength(10);
  expect(codes).not.toContain(first);
  await allowClipboard(page);
  await codesDialog(page).getByRole('button', { name: 'Copy' }).click();
  await toast(page, 'Your recovery codes are on the clipboard.').waitFor();
  expect(await clipboardText(page)).toBe(codes.join('\n'));
  await codesDialog(page).getByRole('button', { name: 'Done' }).click();
  await codesDialog(page).waitFor({ state: 'detached' });
});

test('resetting a forgotten password doesn’t bypass two-step sign-in', async () => {
  const email = 'forgot-two-step@example.com';
  const page = await settingsOf(email);
  const app = await beginTwoStep(page);
  await confirmTwoStep(page, await app.nextCode());
  await codesDialog(page).waitFor();
  await page.goto('/forgot-password');
  await askForLink(page, email);
  const mail = await outboxMail(page, email, 'Choose a new password');
  await mail.getByRole('link').first().click();
  await chooseNewPassword(page, 'another1!');
  await page.waitForURL('**/login');
  await enterPassword(page, email, 'another1!');
  expect(await storedSession(page)).toEqual(NO_SESSION);
  await enterCode(page, await app.nextCode());
  await page.waitForURL('**/dashboard');
});

inEachWidth('an admin can turn off two-step sign-in for a user who lost their app and their codes', async (width) => {
  const email = `lost-${width}@example.com`;
  const user = await settingsOf(email);
  const app = await beginTwoStep(user);
  await confirmTwoStep(user, await app.nextCode());
  await codesDialog(user).waitFor();
  const { page } = await browser.newVisitor(product.url, undefined, { viewport: { width, height: 800 } });
  await signIn(page, ADMIN.email, ADMIN.password);
  await page.goto('/admin');
  const section = page.getByRole('region', { name: 'Turn Off Two-Step Sign-In for a User' });
  const send = async (address: string) => {
    await section.getByLabel('User’s Email').fill(address);
    await section.getByRole('button', { name: 'Turn Off Two-Step Sign-In' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Turn Off', exact: true }).click();
  };
  await send(ADMIN.email);
  await section.getByText('Admins have to turn off two-step sign-in in their own account settings.').waitFor();
  const plain = `plain-${width}@example.com`;
  await product.register(plain);
  await send(plain);
  await section.getByText('This account doesn’t use two-step sign-in.').waitFor();
  await send(email);
  await toast(page, `Two-step sign-in is off for ${email}.`).waitFor();
  await page.getByText(`turned off two-step sign-in for ${email}`).waitFor();
  expect(await sidewaysOverflow(page)).toBe(0);
  const { page: other } = await browser.newVisitor(product.url);
  await signIn(other, email);
  const mail = await outboxMail(other, email, 'Two-step sign-in is off');
  await mail.getByText('by our support').waitFor();
});
