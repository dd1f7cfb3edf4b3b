import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { loadWriter, useProduct } from './support/product.ts';
import { signIn, toast } from './support/screen.ts';
import {
  downloaded,
  generate,
  newUserPage,
  resultCard,
  shownScript,
  sidewaysOverflow,
} from './support/script-screen.ts';
import { inEachWidth } from './support/widths.ts';

const product = useProduct();
const browser = useBrowser();
beforeAll(() => loadWriter(product));

const NOTEPAD = 'Ctrl+Alt+N opens Notepad';
const CALCULATOR = 'Ctrl+Alt+C opens the calculator';

function recent(page: Page) {
  return page.getByRole('group', { name: 'Recent' });
}

function items(page: Page) {
  return recent(page).getByRole('listitem');
}

async function make(page: Page, description: string): Promise<void> {
  await generate(page, description);
  // The newest comes first. A toast, or a reply with a list, may be that of the one before.
  await items(page).first().getByText(description, { exact: true }).waitFor();
}

inEachWidth('an unsaved script can be opened, downloaded, and saved on another device', async (width) => {
  const email = `found${width}@example.com`;
  const first = await newUserPage(product, browser, email, { width });
  await recent(first).getByText('even if you don’t save them').waitFor();
  await make(first, NOTEPAD);
  await items(first).getByText(NOTEPAD).waitFor();
  const script = await shownScript(first);
  await first.close();

  const { page } = await browser.newVisitor(product.url, undefined, { viewport: { width, height: 800 } });
  await signIn(page, email);
  await items(page).getByText('Ready to Use').waitFor();
  expect(await resultCard(page).count()).toBe(0);
  await recent(page).getByRole('button', { name: 'Open Ctrl+Alt+N opens Notepad' }).click();
  await resultCard(page).getByRole('listitem').getByText('When you press Ctrl+Alt+N, it opens Notepad.').waitFor();
  const heading = page.getByRole('heading', { name: 'Generated AutoHotkey Script' });
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await shownScript(page)).toBe(script);
  const file = await downloaded(page, () => page.getByRole('button', { name: 'Download' }).click());
  expect(file.name).toBe('Ctrl+Alt+N opens Notepad.ahk');
  await page.getByRole('button', { name: 'Save Script' }).click();
  await page.getByRole('button', { name: 'Saved' }).waitFor();
  await items(page).getByText('Saved', { exact: true }).waitFor();
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
});

inEachWidth(
  'Recent shows a few scripts and can be expanded to show all, and a user can delete one or all of them',
  async (width) => {
    const page = await newUserPage(product, browser, `deletes${width}@example.com`, { width });
    for (const key of ['F6', 'F7', 'F8', 'F9']) await make(page, `${key} opens Notepad`);
    await expect.poll(() => items(page).count()).toBe(3);
    const all = recent(page).getByRole('button', { name: 'Show All 4' });
    expect(await all.getAttribute('aria-expanded')).toBe('false');
    await all.click();
    expect(await items(page).count()).toBe(4);
    expect(await items(page).first().innerText()).toContain('F9 opens Notepad');

    await recent(page).getByRole('button', { name: 'Delete F6 opens Notepad' }).click();
    const one = page.getByRole('dialog', { name: 'Delete this recent script?' });
    await one.getByText('isn’t saved, so it will be permanently deleted').waitFor();
    await one.getByRole('button', { name: 'Delete' }).click();
    await one.waitFor({ state: 'detached' });
    await expect.poll(() => items(page).count()).toBe(3);
    const heading = recent(page).getByRole('heading', { name: 'Recent' });
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);

    await recent(page).getByRole('button', { name: 'Delete All' }).click();
    const question = page.getByRole('dialog', { name: 'Delete all recent scripts?' });
    await question.getByText('including 3 you haven’t saved').waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await items(page).count()).toBe(3);
    await recent(page).getByRole('button', { name: 'Delete All' }).click();
    await question.getByRole('button', { name: 'Delete All' }).click();
    await recent(page).getByText('Scripts you make show up here').waitFor();
    await page.reload();
    await recent(page).getByText('Scripts you make show up here').waitFor();
  },
);

test('opening another script never discards changes without asking', async () => {
  const page = await newUserPage(product, browser, 'keeps@example.com');
  await make(page, NOTEPAD);
  await make(page, CALCULATOR);
  await page.getByRole('button', { name: 'Edit Code' }).click();
  const editor = page.getByLabel('Script', { exact: true });
  const mine = `${await editor.inputValue()}; mine\n`;
  await editor.fill(mine);
  const openNotepad = recent(page).getByRole('button', { name: 'Open Ctrl+Alt+N opens Notepad' });
  await openNotepad.click();
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep Working on It' }).click();
  expect(await editor.inputValue()).toBe(mine);
  await recent(page)
    .getByRole('button', { name: /^Open Ctrl\+Alt\+C/ })
    .click();
  expect(await editor.inputValue()).toBe(mine);
  await openNotepad.click();
  await question.getByRole('button', { name: 'Open Anyway' }).click();
  await resultCard(page).getByRole('listitem').getByText('When you press Ctrl+Alt+N, it opens Notepad.').waitFor();
  expect(await shownScript(page)).toContain('^!n::');
});

test('a saved script opened from Recent has its saved name, and saving it again doesn’t add a second one', async () => {
  const page = await newUserPage(product, browser, 'saved@example.com');
  await make(page, NOTEPAD);
  await page.getByLabel('Script name').fill('Mine');
  await page.getByRole('button', { name: 'Save Script' }).click();
  await page.getByRole('button', { name: 'Saved' }).waitFor();
  await make(page, CALCULATOR);
  await recent(page).getByRole('button', { name: 'Open Ctrl+Alt+N opens Notepad' }).click();
  await expect.poll(() => page.getByLabel('Script name').inputValue()).toBe('Mine');
  await page.getByLabel('Script name').fill('Mine, again');
  await page.getByRole('button', { name: 'Save Script' }).click();
  await page.getByRole('button', { name: 'Saved' }).waitFor();
  await page.goto('/history');
  await page.getByText('1 script', { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Mine, again' }).waitFor();
});

test('if recent scripts can’t be loaded or opened, a clear message is shown, and loading can be retried', async () => {
  const page = await newUserPage(product, browser, 'fails@example.com', { expectedErrors: /503|404/ });
  await make(page, NOTEPAD);
  await page.route('**/api/answers', (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await recent(page).getByText('We couldn’t load your recent scripts.').waitFor();
  await page.unroute('**/api/answers');
  await recent(page).getByRole('button', { name: 'Try Again' }).click();
  const open = recent(page).getByRole('button', { name: 'Open Ctrl+Alt+N opens Notepad' });
  await make(page, CALCULATOR);
  await page.route('**/api/answers/*', (route) => route.fulfill({ status: 404, json: { code: 'not-found' } }));
  await open.click();
  await toast(page, 'We no longer have this script.').waitFor();
  expect(await shownScript(page)).toContain('^!c::');
});
