import { expect, test } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { useProduct } from './support/product.ts';
import { comeAlive, toast } from './support/screen.ts';
import { descriptionBox, newUserPage, sidewaysOverflow } from './support/script-screen.ts';
import { inEachWidth } from './support/widths.ts';

const product = useProduct();
const browser = useBrowser();

const CODE = '^!n::Run("notepad.exe")\nF12::MsgBox("mine")';
const OLD_CODE = '#NoEnv\n^j::\nSend, Hello %name%!\nreturn';

inEachWidth('pasted code opens in the editor, is checked and explained for free, and can be saved', async (width) => {
  const page = await newUserPage(product, browser, `pasted-${width}@example.com`, { plan: { plan: 'free' }, width });
  await descriptionBox(page).fill(CODE);
  await page.getByText('This looks like AutoHotkey code.').waitFor();
  await page.getByRole('button', { name: 'Open in the Editor' }).click();
  const card = page.getByRole('group', { name: 'Your AutoHotkey Script' });
  await card.getByRole('listitem').filter({ hasText: 'opens Notepad' }).first().waitFor();
  await card.getByText('Ready to Use').waitFor();
  expect(await card.getByLabel('Script', { exact: true }).inputValue()).toBe(`${CODE}\n`);
  await card.getByText('No problems found.').waitFor();
  expect(await sidewaysOverflow(page)).toBe(0);
  await card.getByRole('button', { name: 'Save Script' }).click();
  await toast(page, 'Script saved!').waitFor();
  await page.reload();
  await page.getByText('0 of 3 free script generations used').waitFor();
  await page.getByRole('group', { name: 'Your AutoHotkey Script' }).waitFor();
});

test('pasted code with an error opens, too, and the error is pointed out', async () => {
  const page = await newUserPage(product, browser, 'faulty-code@example.com');
  await descriptionBox(page).fill('^!n:: {\n    Run("notepad.exe)\n}');
  await page.getByRole('button', { name: 'Open in the Editor' }).click();
  const card = page.getByRole('group', { name: 'Your AutoHotkey Script' });
  await card.getByText('Has Errors').waitFor();
  await card.getByRole('button', { name: 'Line 2' }).first().waitFor();
});

test('pasted code opens even with no generations left, and even if it’s longer than a description can be', async () => {
  const plan = { plan: 'free', scriptsGenerated: 3 } as const;
  const page = await newUserPage(product, browser, 'used-up-code@example.com', { plan });
  await page.getByRole('button', { name: 'Upgrade to Continue' }).waitFor();
  await descriptionBox(page).fill(`${CODE}\n`.concat('; a note\n'.repeat(200)));
  await page.getByRole('button', { name: 'Open in the Editor' }).click();
  await page
    .getByRole('group', { name: 'Your AutoHotkey Script' })
    .getByRole('listitem')
    .filter({ hasText: 'opens Notepad' })
    .first()
    .waitFor();
});

inEachWidth(
  'pasted AutoHotkey v1 code is recognized, and the differences from v2 are shown for free',
  async (width) => {
    const page = await newUserPage(product, browser, `old-${width}@example.com`, { plan: { plan: 'free' }, width });
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('/generate') && asked.push(request.url()));
    await descriptionBox(page).fill(OLD_CODE);
    await page.getByRole('button', { name: 'See What’s Different' }).click();
    await page.getByRole('heading', { name: 'Code for AutoHotkey Version 1' }).waitFor();
    await page.getByText('Send("Hello " name "!")').waitFor();
    await page.getByText('This didn’t count against your plan.').waitFor();
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await descriptionBox(page).inputValue()).toBe(OLD_CODE);
    expect(asked).toEqual([]);
  },
);

test('a sentence with some code in it is still treated as a description', async () => {
  const page = await newUserPage(product, browser, 'sentence@example.com');
  await descriptionBox(page).fill('make ^!n::Run notepad work');
  await page.getByText('26/1000 characters').waitFor();
  await page.getByRole('button', { name: 'Generate Script' }).waitFor();
});

inEachWidth('on the home page, pasted code is explained right away and doesn’t count as a try', async (width) => {
  const { page } = await browser.newVisitor(product.url, undefined, { viewport: { width, height: 800 } });
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/try') && asked.push(request.url()));
  await page.goto('/');
  await comeAlive(page);
  const box = page.getByRole('textbox', { name: 'Try It: What Should Happen?' });
  await box.fill(CODE);
  await page.getByRole('button', { name: 'Write the Script' }).click();
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByRole('listitem').filter({ hasText: 'opens Notepad' }).first().waitFor();
  await page.getByText('This looks like AutoHotkey code. It doesn’t count as a try.').waitFor();
  await box.fill(OLD_CODE);
  await page.getByRole('button', { name: 'Write the Script' }).click();
  await result.getByRole('heading', { name: 'Code for AutoHotkey Version 1' }).waitFor();
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(asked).toEqual([]);
});
