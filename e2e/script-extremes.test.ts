import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { loadWriter, useProduct } from './support/product.ts';
import { generate, newUserPage, resultCard, sidewaysOverflow } from './support/script-screen.ts';
import { fillMyScripts, putOnPlan, type StoredScript } from './support/stored-state.ts';

const product = useProduct();
const browser = useBrowser();
beforeAll(() => loadWriter(product));

const SMALLEST = { width: 320, height: 640 };
const CODE = `F1::MsgBox("${'a long line '.repeat(30)}")\n`;

const ODD_NAMES = [
  'X'.repeat(200),
  'تشغيل المفكرة عند الضغط على زر',
  'Party 🎉👩‍👩‍👧‍👦🏳️‍🌈',
  '<b>&amp;"quotes"',
  '⁦‮evil',
];

function odd(name: string, index: number): StoredScript {
  return { name, description: `${name} `.repeat(4).slice(0, 900), script: CODE, createdAt: index };
}

test('a list of ten thousand scripts loads a page at a time, and search covers all of them', async () => {
  const email = 'many@example.com';
  const page = await newUserPage(product, browser, email, { path: '/instructions' });
  const scripts = Array.from({ length: 10_000 }, (_, index) => ({
    name: `Script number ${index + 1}`,
    description: index === 3 ? 'the needle' : 'hay',
    script: CODE,
    createdAt: index,
  }));
  fillMyScripts(product, email, scripts);
  await page.goto('/history');
  await page.getByText('10,000 scripts').waitFor();
  const cards = page.getByRole('list', { name: 'My Scripts' }).getByRole('listitem');
  expect(await cards.count()).toBe(50);
  await page.getByText('Showing 50 of 10,000').waitFor();
  await page.getByRole('button', { name: 'Load More' }).click();
  await page.getByText('Showing 100 of 10,000').waitFor();
  expect(await cards.count()).toBe(100);
  expect(new Set(await cards.getByRole('heading').allTextContents()).size).toBe(100);
  await page.getByLabel('Search scripts').fill('NEEDLE');
  await page.getByText('1 script found').waitFor();
  await page.getByRole('heading', { name: 'Script number 4', exact: true }).waitFor();
  const found = scripts.filter(({ name }) => name.includes('77')).length;
  await page.getByLabel('Search scripts').fill('number 77');
  await page.getByText(`${found} scripts found`).waitFor();
  await page.getByRole('button', { name: 'Load More' }).click();
  await page.getByText(`Showing 100 of ${found}`).waitFor();
  await page.getByLabel('Search scripts').fill('no such thing');
  await page.getByRole('heading', { name: 'No scripts found' }).waitFor();
});

test('long, right-to-left, and emoji names don’t break the layout on the smallest screen', async () => {
  const email = 'odd@example.com';
  const page = await newUserPage(product, browser, email, { path: '/instructions' });
  fillMyScripts(product, email, ODD_NAMES.map(odd));
  await page.setViewportSize(SMALLEST);
  await page.goto('/history');
  await page.getByText('5 scripts').waitFor();
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  const rtl = page.getByRole('heading', { name: ODD_NAMES[1] ?? '' });
  expect(await rtl.evaluate((heading) => getComputedStyle(heading).direction)).toBe('rtl');
  for (const view of await page.getByRole('button', { name: /^View/ }).all()) {
    await view.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('shows messages or windows').waitFor();
    await expectDialogFits(page);
    await dialog.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByText('No problems found.').waitFor();
    await expectDialogFits(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
});

async function expectDialogFits(page: Page): Promise<void> {
  const overflow = await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

test('the dashboard fits on a phone with text twice as large, in every state', async () => {
  const email = 'fits@example.com';
  const page = await newUserPage(product, browser, email, { plan: { plan: 'free' } });
  await page.setViewportSize({ width: 375, height: 700 });
  const expectFit = async () => {
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  };
  await page.getByText('Unlock Unlimited Script Generation').waitFor();
  await expectFit();
  await generate(page, 'do stuff');
  await page.getByText('This didn’t count against your plan.').waitFor();
  await expectFit();
  await generate(page, 'Every 30 minutes, show a message that says "Drink some water"');
  await resultCard(page).waitFor();
  await expectFit();
  await page.getByRole('button', { name: 'Edit Code' }).click();
  await page.getByLabel('Script', { exact: true }).fill(`${CODE}x := (`);
  await page.getByText(/^\d+ problems? found/).waitFor();
  await expectFit();
  putOnPlan(product, email, { plan: 'free', scriptsGenerated: 3 });
  await page.reload();
  await page.getByRole('button', { name: 'Upgrade to Continue' }).click();
  await expectFit();
  await expectDialogFits(page);
});
const PAPER = { width: 700, height: 1000 };
const LONG_LINE = `; ${'a remark that goes on and on, '.repeat(12)}`;

test('printing a script prints only its name, what it does, and its whole code', async () => {
  const page = await newUserPage(product, browser, 'printing@example.com');
  await generate(page, 'Ctrl+Alt+N opens Notepad');
  await resultCard(page).waitFor();
  await page.getByLabel('Script name').fill('Notepad at hand');
  await page.getByRole('button', { name: 'Edit Code' }).click();
  const editor = page.getByLabel('Script', { exact: true });
  const lines = Array.from({ length: 60 }, (_, index) => `; line ${index + 1}`);
  await editor.fill([await editor.inputValue(), LONG_LINE, ...lines].join('\n'));
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Save Script' }).click();
  await page.getByText('Script saved!').first().waitFor();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize(PAPER);
  await expectCleanPage(page);

  await page.emulateMedia({ media: 'screen' });
  await page.goto('/history');
  await page.getByRole('button', { name: 'View Notepad at hand' }).click();
  await page.getByRole('dialog').getByText('The Code').waitFor();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expectCleanPage(page);
});

async function expectCleanPage(page: Page): Promise<void> {
  const text = await page.locator('body').innerText();
  expect(text.split('\n')[0]).toBe('Notepad at hand');
  expect(text).toContain('opens Notepad');
  expect(text).toContain(LONG_LINE.trim());
  expect(text).toContain('; line 60');
  for (const word of ['Pricing', 'Copy', 'Download', 'Save Script', 'Generate', 'Terms of Service', 'Script saved!']) {
    expect(text).not.toContain(word);
  }
  const code = await page.locator('pre:has(code)').boundingBox();
  expect((code?.x ?? 0) + (code?.width ?? 0)).toBeLessThanOrEqual(PAPER.width);
  const hidden = await page.locator('pre:has(code)').evaluate((pre) => {
    const frame = pre.closest('section');
    return frame ? frame.scrollHeight - frame.clientHeight : -1;
  });
  expect(hidden).toBe(0);
  const ink = await page
    .locator('h2:visible')
    .first()
    .evaluate((heading) => getComputedStyle(heading).color);
  expect(ink).toBe('rgb(22, 24, 29)');
}
