import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { loadWriter, useProduct } from './support/product.ts';
import { toast } from './support/screen.ts';
import {
  descriptionBox,
  generate,
  newUserPage,
  resultCard,
  shownScript,
  sidewaysOverflow,
} from './support/script-screen.ts';
import { storedReports } from './support/stored-state.ts';
import { inEachWidth } from './support/widths.ts';

const product = useProduct();
const browser = useBrowser();
beforeAll(() => loadWriter(product));

const FREE = { plan: { plan: 'free', scriptsGenerated: 2 } } as const;
const DONT_COUNT = 'Don’t Count This Script Against My Plan';
const TAKEN_OFF = 'This script no longer counts against your plan.';

async function make(page: Page, description: string): Promise<void> {
  const [answered] = await Promise.all([page.waitForResponse('**/api/scripts/generate'), generate(page, description)]);
  const { script } = (await answered.json()) as { script: string };
  await expect.poll(() => shownScript(page)).toBe(script.trimEnd());
}

async function complain(page: Page, symptom: string): Promise<void> {
  await page.getByRole('button', { name: 'It Didn’t Work' }).click();
  await page.getByLabel(symptom).check();
}

async function saveAndOpen(page: Page, name: string): Promise<void> {
  await page.getByLabel('Script name').fill(name);
  await page.getByRole('button', { name: 'Save Script' }).click();
  await page.getByRole('button', { name: 'Saved' }).waitFor();
  await page.goto('/history');
  await page.getByRole('button', { name: `View ${name}` }).click();
  await page.getByRole('dialog').getByRole('heading', { name: 'The Code' }).waitFor();
}

inEachWidth(
  'after reporting a problem, a user can stop a script from counting against their plan, but only once per script',
  async (width) => {
    const page = await newUserPage(product, browser, `back-${width}@example.com`, { ...FREE, width });
    await make(page, 'Ctrl+Alt+N opens Notepad');
    await page.getByText('3 of 3 free script generations used').waitFor();
    await complain(page, 'It did the wrong thing');
    const card = resultCard(page);
    await card.getByText('You can do this 5 more times this month.').waitFor();
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    await card.getByRole('button', { name: DONT_COUNT }).click();
    const said = card.getByText(`${TAKEN_OFF} You can do this 4 more times this month.`);
    await said.waitFor();
    expect(await said.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.getByText('2 of 3 free script generations used').waitFor();

    await page.reload();
    await complain(page, 'Nothing happened');
    await said.waitFor();
    expect(await card.getByRole('button', { name: DONT_COUNT }).count()).toBe(0);
  },
);

test('a user can stop a saved script from counting against their plan and is told when the month’s limit is reached', async () => {
  const page = await newUserPage(product, browser, 'saved-back@example.com', { expectedErrors: /409/ });
  await make(page, 'Ctrl+Alt+N opens Notepad');
  await saveAndOpen(page, 'Mine');
  const dialog = page.getByRole('dialog');
  await complain(page, 'Nothing happened');
  await dialog.getByText('You can do this 5 more times this month.').waitFor();
  await dialog.getByRole('button', { name: DONT_COUNT }).click();
  await dialog.getByText(`${TAKEN_OFF} You can do this 4 more times this month.`).waitFor();

  await page.goto('/dashboard');
  for (const key of ['F6', 'F7', 'F8', 'F9']) {
    await make(page, `${key} opens Notepad`);
    await complain(page, 'Nothing happened');
    await page.getByRole('button', { name: DONT_COUNT }).click();
    await page.getByText(TAKEN_OFF).waitFor();
  }
  await make(page, 'F10 opens Notepad');
  await complain(page, 'Nothing happened');
  await page.getByText('We’ve already taken 5 scripts off your count this month').waitFor();
  expect(await page.getByRole('button', { name: DONT_COUNT }).count()).toBe(0);
});

test('pasted code costs nothing, so there’s no button to stop it from counting against the plan', async () => {
  const page = await newUserPage(product, browser, 'nothing-back@example.com');
  await descriptionBox(page).fill('^!n::Run("notepad.exe")');
  await page.getByRole('button', { name: 'Open in the Editor' }).click();
  await complain(page, 'Nothing happened');
  await page.getByText('The script may not be running.').waitFor();
  expect(await page.getByRole('button', { name: /Don’t Count This|Send Report/ }).count()).toBe(0);
});

test('a regenerated script is shown as saved in the Recent list', async () => {
  const page = await newUserPage(product, browser, 'anew@example.com');
  await make(page, 'Ctrl+Alt+N opens Notepad');
  await saveAndOpen(page, 'Mine');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Edit', exact: true }).click();
  await dialog.getByLabel('Description').fill('Ctrl+Alt+M opens Notepad');
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await dialog.getByRole('button', { name: 'Re-generate' }).click();
  await toast(page, 'Script regenerated successfully!').waitFor();
  await page.goto('/dashboard');
  const items = page.getByRole('group', { name: 'Recent' }).getByRole('listitem');
  await items.filter({ hasText: 'Ctrl+Alt+M opens Notepad' }).getByText('Saved', { exact: true }).waitFor();
});

inEachWidth('a problem report is sent only with the user’s consent and stored without their name', async (width) => {
  const email = `report-${width}@example.com`;
  const page = await newUserPage(product, browser, email, { width });
  const request = `${width === 375 ? 'F6' : 'F7'} opens Notepad`;
  await make(page, request);
  await complain(page, 'An error message appeared');
  await page.getByLabel('Paste the error message').fill('Error: Failed attempt to launch program');
  const form = page.getByRole('form', { name: 'Help Us Do Better' });
  const consent = form.getByLabel('It’s OK to keep this report without my name');
  expect(await consent.isChecked()).toBe(false);
  await form.getByText('We don’t keep your name, email address, or account.').waitFor();
  await form.getByRole('button', { name: 'Send Report' }).click();
  await form.getByText('Please tell us what the script should have done').waitFor();
  await form.getByText('Check the box first. We don’t keep reports without your permission.').waitFor();
  await form.getByLabel('What should it have done?').fill('It should open WordPad.');
  await form.getByRole('button', { name: 'Send Report' }).click();
  await form.getByText('Check the box first. We don’t keep reports without your permission.').waitFor();
  expect(storedReports(product).filter((report) => report.request === request)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);

  await consent.check();
  await form.getByRole('button', { name: 'Send Report' }).click();
  const thanks = page.getByText('We’ve received your report, without your name.');
  await thanks.waitFor();
  expect(await thanks.evaluate((node) => node === document.activeElement)).toBe(true);
  const [report, ...others] = storedReports(product).filter((each) => each.request === request);
  expect(others).toEqual([]);
  expect(report).toMatchObject({ symptom: 'error-box', expected: 'It should open WordPad.' });
  expect(report?.error_text).toContain('Failed attempt');
  expect(JSON.stringify(report)).not.toContain(email);
});

test('a problem report that couldn’t be sent stays in the form and can be sent again', async () => {
  const page = await newUserPage(product, browser, 'unsent@example.com', { expectedErrors: /503/ });
  await make(page, 'Ctrl+Alt+N opens Notepad');
  await complain(page, 'It did the wrong thing');
  await page.route('**/reports', (route) => route.fulfill({ status: 503, json: {} }));
  const box = page.getByLabel('What should it have done?');
  await box.fill('It should open WordPad.');
  await page.getByLabel('It’s OK to keep this report without my name').check();
  await page.getByRole('button', { name: 'Send Report' }).click();
  await toast(page, 'The service isn’t available right now.').waitFor();
  expect(await box.inputValue()).toBe('It should open WordPad.');
  await page.unroute('**/reports');
  await page.getByRole('button', { name: 'Send Report' }).click();
  await page.getByText('We’ve received your report, without your name.').waitFor();
});
