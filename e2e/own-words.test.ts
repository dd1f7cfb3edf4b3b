import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { loadWriter, useProduct } from './support/product.ts';
import { comeAlive, toast } from './support/screen.ts';
import { descriptionBox, generate, newUserPage, resultCard } from './support/script-screen.ts';
import { fillMyScripts } from './support/stored-state.ts';
import { inEachWidth } from './support/widths.ts';

const product = useProduct();
const browser = useBrowser();
beforeAll(() => loadWriter(product));

const OWN = 'My own words, typed with care';

inEachWidth('after choosing an example on the dashboard, a user can restore the text they typed', async (width) => {
  const page = await newUserPage(product, browser, `own-${width}@example.com`, { width });
  const examples = page.getByRole('list', { name: 'Try one of these' }).getByRole('button');
  const back = page.getByRole('button', { name: 'Restore my text' });
  await examples.first().click();
  expect(await back.count()).toBe(0);
  await descriptionBox(page).fill(OWN);
  await examples.first().click();
  await examples.nth(1).click();
  expect(await descriptionBox(page).inputValue()).not.toBe(OWN);
  await back.click();
  expect(await descriptionBox(page).inputValue()).toBe(OWN);
  expect(await back.count()).toBe(0);
});

inEachWidth('after choosing an example on the home page, a visitor can restore the text they typed', async (width) => {
  const { page } = await browser.newVisitor(product.url, undefined, { viewport: { width, height: 800 } });
  await page.goto('/');
  await comeAlive(page);
  const box = page.getByRole('textbox', { name: 'Try It: What Should Happen?' });
  await box.fill(OWN);
  await page.getByRole('button', { name: 'Another Example' }).click();
  await expect.poll(() => box.inputValue()).not.toBe(OWN);
  await page.getByRole('button', { name: 'Restore my text' }).click();
  await expect.poll(() => box.inputValue()).toBe(OWN);
});

async function expectClear(page: Page, said: string, ...others: Locator[]): Promise<void> {
  const shown = toast(page, said);
  await shown.waitFor();
  for (const other of others) await expect.poll(async () => overlap(shown, other)).toBe(false);
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

inEachWidth('toasts never cover the Save and Cancel buttons', async (width) => {
  const email = `toasts-${width}@example.com`;
  const page = await newUserPage(product, browser, email, { width });
  await generate(page, 'Ctrl+Alt+N opens Notepad');
  await resultCard(page).waitFor();
  const save = page.getByRole('button', { name: /^Save/ });
  // At the very place where toasts usually are.
  await save.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await save.click();
  await expectClear(page, 'Script saved!', save);
  fillMyScripts(product, email, [
    { name: 'Notes', description: 'Notes', script: 'F1::Reload()', createdAt: Date.now() },
  ]);
  await page.goto('/history');
  await page.getByRole('button', { name: 'View Notes' }).click();
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Name').fill('');
  const buttons = ['Save', 'Cancel'].map((name) => dialog.getByRole('button', { name, exact: true }));
  await buttons[0]?.click();
  await expectClear(page, 'Script name is required', ...buttons);
});
