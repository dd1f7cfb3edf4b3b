import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { useProduct } from './support/product.ts';
import { toast } from './support/screen.ts';
import { allowClipboard, clipboardText, downloaded, fileBytes, newUserPage } from './support/script-screen.ts';
import { fillMyScripts, type StoredScript } from './support/stored-state.ts';

const product = useProduct();
const browser = useBrowser();

const CODE =
  '#Requires AutoHotkey v2.0\n#SingleInstance Force\n\n; Opens Notepad.\n^!n:: {\n    Run("notepad.exe")\n}\n';

function script(name: string, changes: Partial<StoredScript> = {}): StoredScript {
  return {
    name,
    description: 'Ctrl+Alt+N opens Notepad',
    script: CODE,
    createdAt: Date.UTC(2026, 2, 5, 12),
    ...changes,
  };
}

async function myScriptsOf(email: string, scripts: readonly StoredScript[]): Promise<Page> {
  const page = await newUserPage(product, browser, email, { path: '/instructions' });
  fillMyScripts(product, email, scripts);
  await page.goto('/history');
  await page.getByRole('heading', { level: 1, name: 'My AutoHotkey Scripts' }).waitFor();
  return page;
}

function cards(page: Page) {
  return page.getByRole('list', { name: 'My Scripts' }).getByRole('listitem');
}

test('a user without saved scripts sees “No scripts yet” and a link to the dashboard', async () => {
  const page = await myScriptsOf('none@example.com', []);
  await page.getByRole('heading', { name: 'No scripts yet' }).waitFor();
  await page.getByText('0 scripts', { exact: true }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Create New Script' }).first().click();
  await page.waitForURL('**/dashboard');
});

test('a card shows a saved script’s name, date, file type, description, and code', async () => {
  const page = await myScriptsOf('card@example.com', [script('Notepad at hand')]);
  await page.getByText('1 script', { exact: true }).waitFor();
  const card = cards(page).first();
  for (const text of ['Notepad at hand', 'Mar 05, 2026', '.ahk', 'Ctrl+Alt+N opens Notepad']) {
    await card.getByText(text, { exact: true }).waitFor();
  }
  expect(await card.locator('pre').innerText()).toBe('^!n:: {\n    Run("notepad.exe")\n}');
});

test('a card shows at most two lines of the description and three lines of code', async () => {
  const long = script('Long', { description: 'word '.repeat(150).trim(), script: 'Sleep(1)\n'.repeat(50) });
  const page = await myScriptsOf('long@example.com', [long]);
  const height = (text: RegExp) =>
    cards(page)
      .getByText(text)
      .first()
      .evaluate((element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight));
  expect(await height(/^word word/)).toBe(2);
  expect(await height(/^Sleep/)).toBe(3);
});

test('search matches words across names and descriptions, and the search text is kept in the URL', async () => {
  const scripts = Array.from({ length: 12 }, (_, index) => script(`Script ${index + 1}`, { createdAt: index }));
  const page = await myScriptsOf('twelve@example.com', [
    ...scripts.slice(0, 11),
    script('Übersicht', { description: 'opens the Façade', createdAt: 99 }),
  ]);
  await page.getByText('12 scripts', { exact: true }).waitFor();
  expect(await cards(page).count()).toBe(12);
  const search = page.getByLabel('Search scripts');
  await search.fill('façade ÜBER');
  await page.getByText('1 script found').waitFor();
  await page.getByRole('heading', { name: 'Übersicht' }).waitFor();
  expect(await cards(page).count()).toBe(1);
  await page.waitForURL(/search=/);
  await page.reload();
  await page.getByText('1 script found').waitFor();
  await search.fill('zebra');
  await page.getByRole('heading', { name: 'No scripts found' }).waitFor();
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await page.getByText('12 scripts', { exact: true }).waitFor();
});

test('a script can be viewed, copied, and downloaded unchanged', async () => {
  const page = await myScriptsOf('use@example.com', [script('Größe: 10/2?')]);
  await allowClipboard(page);
  const [fromCard] = await Promise.all([
    downloaded(page, () => page.getByRole('button', { name: /^Download/ }).click()),
    toast(page, 'Script downloaded successfully!').waitFor(),
  ]);
  expect(fromCard.name).toBe('Größe 10-2.ahk');
  expect(fromCard.bytes.equals(fileBytes(CODE))).toBe(true);
  const view = page.getByRole('button', { name: /^View/ });
  await view.click();
  const dialog = page.getByRole('dialog', { name: 'Größe: 10/2?' });
  await dialog.getByRole('listitem').getByText('When you press Ctrl+Alt+N, it opens Notepad.').waitFor();
  await dialog.getByText('starts programs').waitFor();
  expect(`${await dialog.getByRole('region', { name: 'Script' }).locator('code').innerText()}\n`).toBe(CODE);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await toast(page, 'Script copied to clipboard!').waitFor();
  expect((await clipboardText(page)).replace(/\r\n/g, '\n')).toBe(CODE);
  const fromDialog = await downloaded(page, () => dialog.getByRole('button', { name: 'Download' }).click());
  expect(fromDialog.bytes.equals(fileBytes(CODE))).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => view.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('the URL identifies the open script: a reload shows it again, and going back closes it', async () => {
  const page = await myScriptsOf('address@example.com', [script('Linked')]);
  await page.getByRole('button', { name: 'View Linked' }).click();
  const dialog = page.getByRole('dialog', { name: 'Linked' });
  await dialog.waitFor();
  await page.reload();
  await dialog.getByRole('listitem').getByText('When you press Ctrl+Alt+N, it opens Notepad.').waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await page.goto('/history?script=00000000-0000-4000-8000-000000000000');
  await toast(page, 'We couldn’t find that.').waitFor();
  await page.getByText('1 script', { exact: true }).waitFor();
  await page.getByRole('dialog').first().waitFor({ state: 'detached' });
});

test('deleting a script asks for confirmation and then removes it from the list', async () => {
  const page = await myScriptsOf('delete@example.com', [
    script('Keep', { createdAt: 1 }),
    script('Drop', { createdAt: 2 }),
  ]);
  await page.getByRole('button', { name: 'Delete Drop' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this script?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await cards(page).count()).toBe(2);
  await page.getByRole('button', { name: 'View Drop' }).click();
  await page.getByRole('dialog', { name: 'Drop' }).getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'Script deleted successfully!').waitFor();
  await page.getByText('1 script', { exact: true }).waitFor();
  await page.getByRole('dialog').first().waitFor({ state: 'detached' });
  expect(await cards(page).count()).toBe(1);
  await page.reload();
  await page.getByText('1 script', { exact: true }).waitFor();
});

test('a toast can be seen and closed while a dialog is open', async () => {
  const page = await myScriptsOf('toast@example.com', [script('Toasted')]);
  await allowClipboard(page);
  await page.getByRole('button', { name: 'View Toasted' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
  const shown = toast(page, 'Script copied to clipboard!');
  await shown.getByRole('button', { name: 'Close' }).click();
  await shown.waitFor({ state: 'detached' });
  await page.getByRole('dialog').waitFor();
});
