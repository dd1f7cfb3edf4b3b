import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { useProduct } from './support/product.ts';
import { descriptionBox, newUserPage, shownScript, sidewaysOverflow } from './support/script-screen.ts';
import { fillMyScripts } from './support/stored-state.ts';
import { inEachWidth } from './support/widths.ts';

const product = useProduct();
const browser = useBrowser();

const COUNTING = `#Requires AutoHotkey v2.0
presses := 0

^!n:: {
    presses += 1
    ToolTip("Pressed " presses " times")
}
`;

const BOX = `Error: This local variable has not been assigned a value.
A global declaration inside the function may be required.

Specifically: presses

	004: {
▶	005: presses += 1
	006: ToolTip("Pressed " presses " times")`;

async function openSaved(email: string, script: string, width = 1280): Promise<Page> {
  const page = await newUserPage(product, browser, email, { path: '/instructions', width });
  fillMyScripts(product, email, [{ name: 'Counter', description: 'count', script, createdAt: Date.now() }]);
  await page.goto('/history');
  await page.getByRole('button', { name: 'View Counter' }).click();
  await page.getByRole('dialog').getByRole('heading', { name: 'The Code' }).waitFor();
  return page;
}

function savedCode(page: Page): Promise<string> {
  return page.getByRole('dialog').getByRole('region', { name: 'Script', exact: true }).locator('code').innerText();
}

inEachWidth(
  'pasting an error message shows the line, the cause, and a fix, which can be saved as a new version',
  async (width) => {
    const page = await openSaved(`box-${width}@example.com`, COUNTING, width);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'It Didn’t Work' }).click();
    await dialog.getByLabel('An error message appeared').check();
    await dialog.getByLabel('Paste the error message').fill(BOX);
    await dialog.getByText('Line 5', { exact: true }).waitFor();
    await dialog.getByText('gets its value at the top of the script').waitFor();
    await dialog.getByRole('region', { name: 'Changes: Share “presses” with this part' }).waitFor();
    expect(await sidewaysOverflow(page)).toBe(0);
    await dialog.getByRole('button', { name: 'Use This Version' }).click();
    const said = dialog.getByText('Change made: Share “presses” with this part');
    await said.waitFor();
    expect(await said.evaluate((node) => node === document.activeElement)).toBe(true);
    await expect.poll(() => savedCode(page)).toContain('    global presses\n    presses += 1');
    await page.reload();
    await expect.poll(() => savedCode(page)).toContain('global presses');
    await dialog.getByRole('heading', { name: 'Earlier Versions' }).waitFor();
  },
);

test('a fix applied to a saved script can be undone right away', async () => {
  const page = await openSaved('undo-change@example.com', COUNTING);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'It Didn’t Work' }).click();
  await dialog.getByLabel('It won’t stop').check();
  await dialog.getByRole('button', { name: 'Use This Version' }).click();
  await expect.poll(() => savedCode(page)).toContain('Esc::ExitApp()');
  await dialog.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => savedCode(page)).not.toContain('Esc::ExitApp()');
});

inEachWidth('on the dashboard, users get advice about the current script for each problem they pick', async (width) => {
  const page = await newUserPage(product, browser, `symptoms-${width}@example.com`, { width });
  await descriptionBox(page).fill('^!n::Run("notepad.exe")');
  await page.getByRole('button', { name: 'Open in the Editor' }).click();
  const card = page.getByRole('group', { name: 'Your AutoHotkey Script' });
  await card.getByRole('button', { name: 'Done' }).click();
  await card.getByRole('button', { name: 'It Didn’t Work' }).click();
  await card.getByLabel('Nothing happened').check();
  await card.getByText('The script may not be running.').waitFor();
  await card.getByText('Another program or script may be using the same keys.').waitFor();
  await card.getByLabel('It won’t stop').check();
  await card.getByRole('region', { name: 'Changes: Add Esc as a stop key' }).waitFor();
  expect(await sidewaysOverflow(page)).toBe(0);
  await card.getByRole('button', { name: 'Use This Version' }).click();
  await card.getByText('Change made: Add Esc as a stop key').waitFor();
  expect(await shownScript(page)).toContain('Esc::ExitApp()');
  await card.getByRole('button', { name: 'Undo My Changes' }).click();
  expect(await shownScript(page)).not.toContain('Esc::ExitApp()');
  await card.getByLabel('It did the wrong thing').check();
  await card.getByText('Read “What It Does” line by line').waitFor();
});

test('“It Didn’t Work” can be used with the keyboard alone and links to the instructions', async () => {
  const page = await openSaved('keys-only@example.com', '#HotIf WinActive("ahk_exe notepad.exe")\n^j::Send("hi")\n');
  const dialog = page.getByRole('dialog');
  const button = dialog.getByRole('button', { name: 'It Didn’t Work' });
  await button.focus();
  await page.keyboard.press('Enter');
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await dialog.getByText('The script only works while Notepad is the active window.').waitFor();
  await dialog.getByRole('link', { name: 'instructions' }).click();
  await page.waitForURL('**/instructions#nothing-happens');
  await page.getByText('The script may not be running.').waitFor();
});

test('a user who pastes anything other than an error message is asked for the full text of the error box', async () => {
  const page = await openSaved('no-box@example.com', COUNTING);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'It Didn’t Work' }).click();
  await dialog.getByLabel('An error message appeared').check();
  await dialog.getByLabel('Paste the error message').fill('it is broken');
  await dialog.getByText('Paste the whole text of the box').waitFor();
});
