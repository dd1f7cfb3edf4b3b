import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { loadWriter, useProduct } from './support/product.ts';
import { toast } from './support/screen.ts';
import { newUserPage } from './support/script-screen.ts';
import { fillMyScripts, type Plan, putOnPlan } from './support/stored-state.ts';

const product = useProduct();
const browser = useBrowser();
beforeAll(() => loadWriter(product));

const PROMPT = 'Ctrl+Alt+N opens Notepad';
const OLD_CODE = '#Requires AutoHotkey v2.0\n^!n::Run("notepad.exe")\nF12::MsgBox("mine")\n';

async function openScript(email: string, { description = PROMPT, plan }: { description?: string; plan?: Plan } = {}) {
  const page = await newUserPage(product, browser, email, { path: '/instructions', ...(plan && { plan }) });
  fillMyScripts(product, email, [{ name: 'Notes', description, script: OLD_CODE, createdAt: Date.now() }]);
  await page.goto('/history');
  await page.getByRole('button', { name: 'View Notes' }).click();
  await page.getByRole('dialog').getByRole('heading', { name: 'The Code' }).waitFor();
  return page;
}

function dialogOf(page: Page) {
  return page.getByRole('dialog').first();
}

function code(page: Page): Promise<string> {
  return dialogOf(page).getByRole('region', { name: 'Script', exact: true }).locator('code').innerText();
}

test('a script’s name, description, and code can be edited, and both the dialog and the list are updated', async () => {
  const page = await openScript('edit@example.com');
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Name').fill('   ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Script name is required').waitFor();
  await dialog.getByLabel('Name').fill('  Notes, better  ');
  await dialog.getByLabel('Description').fill('');
  await dialog.getByLabel('Script', { exact: true }).fill('^!n::MsgBox oops\n');
  const fix = dialog.getByRole('button', { name: 'Put it in quotes' });
  await fix.click();
  // It goes with the list of problems, and Save moves up.
  await fix.waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Script updated successfully!').waitFor();
  await page.getByRole('dialog', { name: 'Notes, better' }).getByText(`You first asked for: ${PROMPT}`).waitFor();
  expect(await code(page)).toBe('^!n::MsgBox "oops"');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').first().waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Notes, better' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Notes, better' }).waitFor();
});

test('canceling an edit leaves the script as it was', async () => {
  const page = await openScript('cancel@example.com');
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Name').fill('Never');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog', { name: 'Notes' }).waitFor();
  await dialog.getByRole('button', { name: 'Edit' }).click();
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Notes');
});

test('closing a script with unsaved changes asks for confirmation, no matter how many times Escape is pressed', async () => {
  const page = await openScript('leave@example.com');
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Name').fill('Almost');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await question.waitFor();
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Almost');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('dialog').first().waitFor({ state: 'detached' });
});

test('regenerating a script shows what changed and can be undone', async () => {
  const page = await openScript('edits-anew@example.com', { plan: { plan: 'free' } });
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Re-generate' }).click();
  await toast(page, 'Script regenerated successfully!').waitFor();
  const changes = dialog.getByRole('region', { name: 'Changes from the previous script' });
  await changes.getByText('removed: F12::MsgBox("mine")').waitFor();
  await changes.getByText('added: #SingleInstance Force').waitFor();
  expect(await code(page)).not.toContain('F12');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await toast(page, 'Previous script restored.').waitFor();
  await changes.waitFor({ state: 'detached' });
  await expect.poll(() => code(page)).toBe(OLD_CODE.trim());
  await page.goto('/dashboard');
  await page.getByText('1 of 3 free script generations used').waitFor();
});

test('if a regenerated script comes out the same, a message says so, and the user isn’t charged', async () => {
  const page = await openScript('same@example.com', { plan: { plan: 'free' } });
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Re-generate' }).click();
  await dialog.getByRole('button', { name: 'Keep the New Script' }).click();
  await dialog.getByRole('button', { name: 'Re-generate' }).click();
  await dialog
    .getByText('The script came out the same, so nothing changed, and this didn’t count against your plan.')
    .waitFor();
  await page.goto('/dashboard');
  await page.getByText('1 of 3 free script generations used').waitFor();
});

test('a script is regenerated from its edited description', async () => {
  const page = await openScript('edited@example.com');
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Description').fill('Ctrl+Alt+C opens the calculator');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Re-generate' }).click();
  await expect.poll(() => code(page)).toContain('^!c::');
});

test('an earlier version can be compared with the current one and restored', async () => {
  const page = await openScript('versions@example.com');
  const dialog = dialogOf(page);
  expect(await dialog.getByRole('heading', { name: 'Earlier Versions' }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Script', { exact: true }).fill('F1::Reload()\n');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('heading', { name: 'Earlier Versions' }).waitFor();
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await dialog.getByRole('region', { name: 'What restoring it would change' }).getByText('added: F12').waitFor();
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await toast(page, 'Earlier version restored.').waitFor();
  await expect.poll(() => code(page)).toBe(OLD_CODE.trim());
  await expect.poll(() => dialog.getByRole('button', { name: 'Restore' }).count()).toBe(2);
});

test('if no credits are left or the description is unclear, regenerating shows a message and changes nothing', async () => {
  const page = await openScript('used@example.com', { description: 'do stuff' });
  const dialog = dialogOf(page);
  const reply = page.waitForResponse('**/api/scripts/generate');
  await dialog.getByRole('button', { name: 'Re-generate' }).click();
  const { error } = (await (await reply).json()) as { error: string };
  await dialog.getByText(error).waitFor();
  putOnPlan(product, 'used@example.com', { plan: 'per-script', credits: 0 });
  await dialog.getByRole('button', { name: 'Re-generate' }).click();
  await toast(page, 'You have no credits remaining. Purchase more scripts to continue.').waitFor();
  await dialog.getByRole('link', { name: 'Upgrade Now' }).waitFor();
  expect(await code(page)).toBe(OLD_CODE.trim());
});

test('a regenerated script that couldn’t be saved is saved on the next try without a second charge', async () => {
  const page = await openScript('store@example.com', { plan: { plan: 'free' } });
  const dialog = dialogOf(page);
  const path = /\/api\/scripts\/[\da-f-]{36}$/;
  await page.route(path, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 400, json: {} }) : route.fallback(),
  );
  await dialog.getByRole('button', { name: 'Re-generate' }).click();
  await toast(page, 'Failed to regenerate script').waitFor();
  await page.unroute(path);
  await dialog.getByRole('button', { name: 'Re-generate' }).click();
  await toast(page, 'Script regenerated successfully!').waitFor();
  await page.goto('/dashboard');
  await page.getByText('1 of 3 free script generations used').waitFor();
});
