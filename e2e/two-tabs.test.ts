import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { useProduct } from './support/product.ts';
import { toast } from './support/screen.ts';
import { newUserPage, sidewaysOverflow } from './support/script-screen.ts';
import { fillMyScripts } from './support/stored-state.ts';
import { inEachWidth, type Width } from './support/widths.ts';

const product = useProduct();
const browser = useBrowser();

const CODE = '#Requires AutoHotkey v2.0\nF1::MsgBox("one")\n';

async function edit(page: Page): Promise<void> {
  await page.goto('/history');
  await page.getByRole('button', { name: 'View Notes' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
}

async function change(page: Page, name: string, text: string): Promise<void> {
  const dialog = page.getByRole('dialog').first();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Script', { exact: true }).fill(CODE.replace('one', text));
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
}

/** Two tabs that have opened one script, of which the other one has saved first. */
async function beaten(email: string, width: Width): Promise<Page> {
  const page = await newUserPage(product, browser, email, { path: '/instructions', width });
  fillMyScripts(product, email, [{ name: 'Notes', description: 'Notes', script: CODE, createdAt: Date.now() }]);
  const other = await page.context().newPage();
  await edit(page);
  await edit(other);
  await change(other, 'Theirs', 'two');
  await toast(other, 'Script updated successfully!').waitFor();
  await change(page, 'Mine', 'three');
  return page;
}

const question = (page: Page) => page.getByRole('dialog', { name: 'This script was changed somewhere else' });
const code = (page: Page) => page.getByRole('region', { name: 'Script', exact: true }).locator('code').innerText();

inEachWidth(
  'a user saving a script that another tab has changed is warned, can compare the versions, and can overwrite the saved one',
  async (width) => {
    const page = await beaten(`mine-${width}@example.com`, width);
    await question(page).getByText('Theirs', { exact: true }).waitFor();
    await question(page).getByText('Mine', { exact: true }).waitFor();
    const changes = question(page).getByRole('region', { name: 'From the saved version to yours' });
    await changes.getByText('removed: F1::MsgBox("two")').waitFor();
    await changes.getByText('added: F1::MsgBox("three")').waitFor();
    expect(await sidewaysOverflow(page)).toBe(0);
    await question(page).getByRole('button', { name: 'Save My Version' }).click();
    await toast(page, 'Script updated successfully!').waitFor();
    await page.getByRole('dialog', { name: 'Mine' }).waitFor();
    await expect.poll(() => code(page)).toContain('three');
    // What the other tab saved can be brought back.
    await page.getByRole('button', { name: 'Compare' }).first().click();
    await page.getByText('added: F1::MsgBox("two")').waitFor();
  },
);

inEachWidth(
  'a user saving a script that another tab has changed can keep editing or use the saved version',
  async (width) => {
    const page = await beaten(`theirs-${width}@example.com`, width);
    await question(page).getByRole('button', { name: 'Keep Editing' }).click();
    await question(page).waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog').getByLabel('Name').inputValue()).toBe('Mine');
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await question(page).getByRole('button', { name: 'Use the Saved Version' }).click();
    await page.getByRole('dialog', { name: 'Theirs' }).waitFor();
    await expect.poll(() => code(page)).toContain('two');
  },
);
