import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { ADMIN, useOwnProduct } from './support/product.ts';
import { signIn, toast } from './support/screen.ts';
import { sidewaysOverflow } from './support/script-screen.ts';
import { countOutcomes, fillReports, storedReports } from './support/stored-state.ts';
import { inEachWidth } from './support/widths.ts';

const product = useOwnProduct();
const browser = useBrowser();

const REPORT = { request: 'open word pad with ctrl alt n', expected: 'It should open WordPad, not Notepad.' };

beforeEach(() => fillReports(product, [REPORT]));

async function adminPage(width: number): Promise<Page> {
  const { page } = await browser.newVisitor(product.url, undefined, { viewport: { width, height: 800 } });
  await signIn(page, ADMIN.email, ADMIN.password);
  await page.goto('/admin');
  // What is above the reports pushes them down when it comes.
  await page.getByRole('region', { name: 'System Health' }).getByText('As of').waitFor();
  return page;
}

function reports(page: Page) {
  return page.getByRole('region', { name: 'Reports' });
}

inEachWidth(
  'an admin can attach the right program to a report, see errors while typing it, and mark the report as done',
  async (width) => {
    const page = await adminPage(width);
    const item = reports(page).getByRole('listitem').filter({ hasText: REPORT.request });
    await item.getByText('It did the wrong thing').waitFor();
    await item.getByRole('button', { name: 'Open' }).click();
    await item.getByText(REPORT.expected).waitFor();
    const box = item.getByLabel('Correct Program');
    expect(await box.inputValue()).toBe('key ctrl+alt+n: open "Notepad"');
    await box.fill('key ctrl+alt+n: opne "WordPad"');
    await item.getByText('Line 1, column 17:').waitFor();
    expect(await item.getByText('Show the script it produces').count()).toBe(0);
    await item.getByRole('button', { name: 'Save Program' }).click();
    await expect.poll(() => box.getAttribute('aria-invalid')).toBe('true');
    expect(await item.getByText('Line 1, column 17:').count()).toBe(1);
    await box.fill('key ctrl+alt+n: open "WordPad"');
    await item.getByText('When you press Ctrl+Alt+N, it opens WordPad.', { exact: true }).waitFor();
    await item.getByText('Show the script it produces').click();
    await item.getByRole('region', { name: 'The correct script' }).getByText('^!n::').waitFor();
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    await item.getByRole('button', { name: 'Save Program' }).click();
    await toast(page, 'Program saved.').waitFor();
    await item.getByText('Has the correct program').waitFor();
    await item.getByRole('button', { name: 'Mark as Done' }).click();
    await toast(page, 'Report marked as done.').waitFor();
    await reports(page).getByText('Nothing to review.').waitFor();
    expect(storedReports(product)).toMatchObject([{ status: 'done', right_program: 'key ctrl+alt+n: open "WordPad"' }]);

    await reports(page).getByRole('button', { name: 'Done (1)' }).click();
    await item.getByRole('button', { name: 'Open' }).click();
    await item.getByRole('button', { name: 'Reopen' }).click();
    await toast(page, 'Report reopened.').waitFor();
    const audit = page.getByRole('region', { name: 'Audit Log' });
    await audit.getByText('attached the correct program to the report').first().waitFor();
    await audit.getByText('reopened the report').first().waitFor();
  },
);

test('marking a report as done also saves a program that hasn’t been saved yet', async () => {
  const page = await adminPage(1280);
  const item = reports(page).getByRole('listitem');
  await item.getByRole('button', { name: 'Open' }).click();
  await item.getByLabel('Correct Program').fill('key ctrl+alt+n: open "WordPad"');
  await item.getByRole('button', { name: 'Mark as Done' }).click();
  await toast(page, 'Report marked as done.').waitFor();
  expect(storedReports(product)).toMatchObject([{ status: 'done', right_program: 'key ctrl+alt+n: open "WordPad"' }]);
});

test('reports load a page at a time, and discarding one asks for confirmation first', async () => {
  const many = Array.from({ length: 24 }, (_, number) => ({ ...REPORT, request: `request ${number}` }));
  fillReports(product, many);
  const page = await adminPage(1280);
  const items = reports(page).getByRole('listitem');
  await expect.poll(() => items.count()).toBe(20);
  await reports(page).getByRole('button', { name: 'Show More' }).click();
  await expect.poll(() => items.count()).toBe(24);
  await items.first().getByRole('button', { name: 'Open' }).click();
  await items.first().getByRole('button', { name: 'Discard' }).click();
  const question = page.getByRole('dialog', { name: 'Discard this report?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(storedReports(product)).toHaveLength(24);
  await items.first().getByRole('button', { name: 'Discard' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await toast(page, 'Report discarded.').waitFor();
  await reports(page).getByRole('button', { name: 'To Do (23)' }).waitFor();
});

inEachWidth(
  'the overview shows what users did with their scripts each week and why they returned scripts',
  async (width) => {
    countOutcomes(product, { script: 40, kept: 20, changed: 10, 'given-back:wrong-thing': 2 });
    const page = await adminPage(width);
    const table = page.getByRole('table', { name: 'What Users Did with Their Scripts, by Week' });
    await table.getByRole('row').nth(1).waitFor();
    expect(await table.getByRole('row').count()).toBe(9);
    const cells = await table.getByRole('row').nth(1).getByRole('cell').allTextContents();
    expect(cells).toEqual(['40', '20 (50%)', '10 (25%)', '2 (5%)']);
    const why = page.getByRole('figure', { name: 'Why Scripts Were Credited Back, Last 8 Weeks' });
    await why.getByText('It did the wrong thing').waitFor();
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  },
);
