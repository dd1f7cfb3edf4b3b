import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { loadWriter, useProduct } from './support/product.ts';
import { toast } from './support/screen.ts';
import { descriptionBox, generate, newUserPage, resultCard } from './support/script-screen.ts';
import { fillMyScripts } from './support/stored-state.ts';

const product = useProduct();
const browser = useBrowser();
beforeAll(() => loadWriter(product));

const SCRIPT = { name: 'Notepad', description: 'Ctrl+Alt+N opens Notepad', script: '^!n::Run("notepad.exe")\n' };

/** Answers a call as a proxy might: turned down, without a word. */
async function turnDown(page: Page, path: string | RegExp, method = 'POST', body: object = {}): Promise<void> {
  await page.route(path, (route) =>
    route.request().method() === method ? route.fulfill({ status: 400, json: body }) : route.fallback(),
  );
}

async function savedScriptPage(email: string): Promise<Page> {
  const page = await newUserPage(product, browser, email);
  fillMyScripts(product, email, [{ ...SCRIPT, createdAt: Date.now() }]);
  await page.goto('/history');
  await page.getByRole('heading', { name: 'Notepad' }).waitFor();
  return page;
}

test('the dashboard shows that it’s loading; if usage data can’t be loaded, the user can try again', async () => {
  const page = await newUserPage(product, browser, 'usage@example.com', { path: '/instructions' });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/user', async (route) => {
    await held;
    await route.fulfill({ status: 400, json: {} });
  });
  await page.goto('/dashboard');
  await page.getByText('Loading dashboard...').waitFor();
  answer();
  await toast(page, 'Failed to load usage data').waitFor();
  await page.unroute('**/api/user');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByText('Premium Plan').waitFor();
});

test('a user can still generate scripts if the dashboard can’t load their usage data', async () => {
  const page = await newUserPage(product, browser, 'unmeasured@example.com', { path: '/instructions' });
  await turnDown(page, '**/api/user', 'GET');
  await page.goto('/dashboard');
  await toast(page, 'Failed to load usage data').waitFor();
  await generate(page, SCRIPT.description);
  await resultCard(page).getByRole('button', { name: 'Save Script' }).click();
  await toast(page, 'Script saved').waitFor();
});

test('if usage data can’t be loaded and the server says why, its message is shown', async () => {
  const page = await newUserPage(product, browser, 'message@example.com', { path: '/instructions' });
  await turnDown(page, '**/api/user', 'GET', { message: 'The moon is in the way.' });
  await page.goto('/dashboard');
  await toast(page, 'The moon is in the way.').waitFor();
});

test('if generating or saving fails without a message from the server, a default message is shown', async () => {
  const page = await newUserPage(product, browser, 'fallbacks@example.com');
  await turnDown(page, '**/api/scripts/generate');
  await generate(page, SCRIPT.description);
  await toast(page, 'Failed to generate script').waitFor();
  expect(await toast(page, 'Error').getAttribute('data-variant')).toBe('destructive');
  await page.unroute('**/api/scripts/generate');
  await page.getByRole('button', { name: 'Generate Script' }).click();
  await resultCard(page).waitFor();
  await turnDown(page, '**/api/scripts/save');
  await page.getByRole('button', { name: 'Save Script' }).click();
  await toast(page, 'Failed to save script').waitFor();
  await page.unroute('**/api/scripts/save');
  await turnDown(page, '**/api/scripts/save', 'POST', { error: 'The shelf is full.', message: 'not this one' });
  await page.getByRole('button', { name: 'Save Script' }).click();
  await toast(page, 'The shelf is full.').waitFor();
});

test('if the browser blocks the clipboard, copying a script shows an error', async () => {
  const page = await newUserPage(product, browser, 'clipboard@example.com');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
  });
  await page.reload();
  await generate(page, SCRIPT.description);
  await page.getByRole('button', { name: 'Copy' }).click();
  await toast(page, 'Failed to copy script to clipboard').waitFor();
  fillMyScripts(product, 'clipboard@example.com', [{ ...SCRIPT, createdAt: Date.now() }]);
  await page.goto('/history');
  await page.getByRole('button', { name: 'View Notepad' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
  await toast(page, /^Error.*Failed to copy script(?! to)/).waitFor();
});

test('if saved scripts can’t be loaded, an error is shown, and trying again loads them', async () => {
  const page = await savedScriptPage('loads@example.com');
  await turnDown(page, '**/api/scripts/history*', 'GET');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/scripts/history*', async (route) => {
    await held.promise;
    await route.fallback();
  });
  await page.reload();
  await page.getByText('Loading scripts...').waitFor();
  held.resolve();
  await toast(page, 'Failed to load scripts').waitFor();
  await page.getByRole('heading', { name: 'We couldn’t load your scripts' }).waitFor();
  await page.unroute('**/api/scripts/history*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('heading', { name: 'Notepad' }).waitFor();
});

test('if loading saved scripts takes too long, an error is shown, and they aren’t requested again', async () => {
  const page = await savedScriptPage('hangs@example.com');
  let asked = 0;
  await page.route('**/api/scripts/history*', () => {
    asked += 1;
  });
  await page.reload();
  await toast(page, 'The server took too long to respond').waitFor();
  await page.getByRole('heading', { name: 'We couldn’t load your scripts' }).waitFor();
  expect(asked).toBe(1);
});

test('if updating, regenerating, or deleting a script fails, an error is shown and nothing is lost', async () => {
  const page = await savedScriptPage('changes@example.com');
  await page.getByRole('button', { name: 'View Notepad' }).click();
  const dialog = page.getByRole('dialog');
  await turnDown(page, '**/api/scripts/generate');
  await dialog.getByRole('button', { name: 'Re-generate' }).click();
  await toast(page, 'Failed to regenerate script').waitFor();
  await turnDown(page, /\/api\/scripts\/[\da-f-]{36}$/, 'PUT');
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Name').fill('Another');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Failed to update script').waitFor();
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Another');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await turnDown(page, /\/api\/scripts\/[\da-f-]{36}$/, 'DELETE');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
  await toast(page, 'Failed to delete script').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByText('1 script', { exact: true }).waitFor();
});

test('after a session expires, the user is sent to /login and then back to their description', async () => {
  const page = await newUserPage(product, browser, 'ended@example.com');
  await descriptionBox(page).fill(SCRIPT.description);
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'spent');
    localStorage.setItem('refreshToken', 'spent');
  });
  await page.getByRole('button', { name: 'Generate Script' }).click();
  await page.waitForURL('**/login');
  await toast(page, 'Your session has ended').waitFor();
  await page.getByLabel('Email', { exact: true }).fill('ended@example.com');
  await page.getByLabel('Password', { exact: true }).fill('walnut7!');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await descriptionBox(page).waitFor();
  expect(await descriptionBox(page).inputValue()).toBe(SCRIPT.description);
});
