import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { askAxe, putOn, violationsIn } from './support/axe.ts';
import { useBrowser } from './support/chromium.ts';
import { loadWriter, useProduct } from './support/product.ts';
import { generate, newUserPage, resultCard, shownScript, sidewaysOverflow } from './support/script-screen.ts';
import { inEachWidth } from './support/widths.ts';

const product = useProduct();
const browser = useBrowser();
beforeAll(() => loadWriter(product));

function panel(page: Page) {
  return page.getByRole('region', { name: 'Change It Without Code' });
}

inEachWidth(
  'a hotkey can be changed by pressing the new keys, for free, and changed back after a reload',
  async (width) => {
    const page = await newUserPage(product, browser, `knob-key-${width}@example.com`, {
      plan: { plan: 'free' },
      width,
    });
    await generate(page, 'Ctrl+Alt+N opens Notepad');
    const before = await shownScript(page);
    const key = panel(page).getByRole('button', { name: 'Shortcut Ctrl', exact: false }).first();
    await key.click();
    await panel(page).getByText('Press the new keys now, or press Esc to cancel.').waitFor();
    await page.keyboard.press('Escape');
    await panel(page).getByText('Click, then press the new keys.').waitFor();
    expect(await shownScript(page)).toBe(before);
    await key.click();
    await page.keyboard.press('Control+Shift+F9');
    await panel(page).getByText('The shortcut is now Ctrl+Shift+F9.').waitFor();
    expect(await shownScript(page)).toContain('^+F9::');
    await resultCard(page).getByText('When you press Ctrl+Shift+F9, it opens Notepad.').first().waitFor();
    expect(await page.getByLabel('Script name').inputValue()).toContain('Ctrl+Shift+F9');
    await page.getByRole('region', { name: 'What changed in the code' }).getByText('^!n::').waitFor();
    expect(await sidewaysOverflow(page)).toBe(0);
    await page.reload();
    await page.getByText('1 of 3 free script generations used').waitFor();
    await resultCard(page).getByText('The shortcut is now Ctrl+Shift+F9.').waitFor();
    await resultCard(page).getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => shownScript(page)).toBe(before);
    await resultCard(page).getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' });
    await key.waitFor();
  },
);

inEachWidth('a hotkey the browser reserves can be chosen with checkboxes and a list', async (width) => {
  const page = await newUserPage(product, browser, `knob-list-${width}@example.com`, { width });
  await generate(page, 'Ctrl+Alt+N opens Notepad');
  await panel(page).getByRole('button', { name: 'Choose from a list: Shortcut' }).click();
  await panel(page).getByLabel('Alt', { exact: true }).uncheck();
  await panel(page).getByLabel('Win', { exact: true }).check();
  await panel(page).getByLabel('Key', { exact: true }).fill('Page Up');
  await page.keyboard.press('Enter');
  await panel(page).getByText('The shortcut is now Ctrl+Win+Page Up.').waitFor();
  expect(await shownScript(page)).toContain('PgUp::');
  expect(await sidewaysOverflow(page)).toBe(0);
});

inEachWidth(
  'a user can change a time in plain English; an invalid time stays in the field with an explanation',
  async (width) => {
    const page = await newUserPage(product, browser, `knob-time-${width}@example.com`, {
      width,
      expectedErrors: /status of 400/,
    });
    await generate(page, 'press F8 to click every 2 seconds, F8 again stops it');
    const time = panel(page).getByLabel('How often', { exact: true });
    expect(await time.inputValue()).toBe('2 seconds');
    await time.fill('soon');
    await page.keyboard.press('Enter');
    await panel(page).getByText('Enter a time such as 500 ms or 2 minutes.').waitFor();
    expect([await time.inputValue(), await time.getAttribute('aria-invalid')]).toEqual(['soon', 'true']);
    await time.fill('half a second');
    await panel(page).getByRole('button', { name: 'Change', exact: true }).click();
    await panel(page).getByText('How often: now 500 ms.').waitFor();
    expect(await time.inputValue()).toBe('500 ms');
    expect(await time.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await shownScript(page)).toContain('500');
  },
);

test('the fields for changing a script work with screen readers and are readable in both themes', async () => {
  const page = await newUserPage(product, browser, 'knob-axe@example.com');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await generate(page, 'at 5:30 pm on weekdays show the message time to go');
  await panel(page).getByLabel('Time of day').waitFor();
  await generate(page, 'Ctrl+Alt+N opens Notepad');
  await panel(page).getByLabel('What it opens').fill('Calculator');
  await page.keyboard.press('Enter');
  await panel(page).getByText('What it opens: now “Calculator”.').waitFor();
  await panel(page).getByRole('button', { name: 'Choose from a list: Shortcut' }).click();
  expect(violationsIn(await askAxe(page, 'all', 'content'))).toEqual([]);
  await putOn(page, { width: 375, theme: 'dark' });
  expect(violationsIn(await askAxe(page, 'look', 'content'))).toEqual([]);
});

test('if the user has edited the code by hand, changing a field updates the edited code', async () => {
  const page = await newUserPage(product, browser, 'knob-edited@example.com');
  await generate(page, 'Ctrl+Alt+N opens Notepad');
  await page.getByRole('button', { name: 'Edit Code' }).click();
  await page.getByLabel('Script', { exact: true }).fill('F9::SendText("Hello") ; mine\n');
  const text = panel(page).getByLabel('Text it types');
  await text.fill('Say "hi"\nto Ann');
  await panel(page).getByRole('button', { name: 'Change', exact: true }).click();
  await panel(page).getByText('The text it types is now “Say "hi" to Ann”.').waitFor();
  expect(await page.getByLabel('Script', { exact: true }).inputValue()).toBe(
    'F9::SendText("Say `"hi`"`nto Ann") ; mine\n',
  );
  await panel(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.getByLabel('Script', { exact: true }).inputValue()).toContain('"Hello"');
});

inEachWidth(
  'a saved script can be changed field by field, Escape cancels a change, and Undo reverts it',
  async (width) => {
    const page = await newUserPage(product, browser, `knob-saved-${width}@example.com`, { width });
    const dialog = await saveAndOpen(page, 'Ctrl+Alt+N opens Notepad');
    const program = dialog.getByLabel('What it opens');
    const before = await program.inputValue();
    await program.fill('Calculator');
    await program.press('Escape');
    expect(await program.inputValue()).toBe(before);
    await program.fill('Calculator');
    await program.press('Enter');
    await dialog.getByText('What it opens: now “Calculator”.').first().waitFor();
    await dialog.getByRole('region', { name: 'What changed in the code' }).getByText('calc.exe').waitFor();
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Previous script restored.').first().waitFor();
    await expect.poll(() => program.inputValue()).toBe(before);
  },
);

inEachWidth('Undo stays in place while the changed code is still loading', async (width) => {
  const page = await newUserPage(product, browser, `knob-still-${width}@example.com`, { width });
  const dialog = await saveAndOpen(page, 'Ctrl+Alt+N opens Notepad');
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/script-diff-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await dialog.getByLabel('What it opens').fill('Calculator');
  await page.keyboard.press('Enter');
  await dialog.getByText('Comparing...').waitFor();
  const undo = dialog.getByRole('button', { name: 'Undo' });
  const heading = dialog.getByRole('heading', { name: 'What Changed' });
  const distance = async () => ((await undo.boundingBox())?.y ?? 0) - ((await heading.boundingBox())?.y ?? 0);
  const before = await distance();
  code.resolve();
  await dialog.getByRole('region', { name: 'What changed in the code' }).getByText('calc.exe').waitFor();
  expect(before).toBeGreaterThan(0);
  expect(await distance()).toBe(before);
});

test('a changed script stays on the screen when an older copy arrives late', async () => {
  const page = await newUserPage(product, browser, 'knob-late@example.com');
  const older = Promise.withResolvers<void>();
  const delivered = Promise.withResolvers<void>();
  await page.route(/\/api\/scripts\/[0-9a-f-]{36}$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    await older.promise;
    // The page may have given up on it.
    await route.fulfill({ response }).catch(() => undefined);
    delivered.resolve();
  });
  const dialog = await saveAndOpen(page, 'Ctrl+Alt+N opens Notepad');
  const program = dialog.getByLabel('What it opens');
  await program.fill('Calculator');
  await program.press('Enter');
  await dialog.getByRole('button', { name: 'Undo' }).waitFor();
  older.resolve();
  await delivered.promise;
  // Whatever the late copy did is on the screen once the page has had another answer and drawn.
  await page.evaluate(async () => {
    await fetch('/healthz');
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
  expect(await program.inputValue()).toBe('Calculator');
});

async function saveAndOpen(page: Page, request: string) {
  await generate(page, request);
  await page.getByRole('button', { name: 'Save Script' }).click();
  await page.getByRole('button', { name: 'Saved' }).waitFor();
  await page.goto('/history');
  await page.getByRole('button', { name: /View/ }).first().click();
  return page.getByRole('dialog');
}
