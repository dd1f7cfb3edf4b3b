import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { loadWriter, useProduct } from './support/product.ts';
import { toast } from './support/screen.ts';
import { descriptionBox, generate, newUserPage, resultCard, sidewaysOverflow } from './support/script-screen.ts';

const product = useProduct();
const browser = useBrowser();
beforeAll(() => loadWriter(product));

const GENERATE = '**/api/scripts/generate';
const SUGGESTIONS = [
  { text: 'When you press F9, it opens Notepad.', program: 'key f9: open "notepad"' },
  { text: 'When you press F9, it closes Notepad.', program: 'key f9: close app "notepad"' },
];

/** The real answer, with something else said about it. */
async function answerWith(page: Page, changes: object): Promise<void> {
  await page.route(GENERATE, async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: { ...(await reply.json()), ...changes } });
  });
}

async function askBack(page: Page, suggestions: readonly object[]): Promise<void> {
  const json = { code: 'unclear', kind: 'unclear', message: 'What about Notepad?', suggestions };
  await page.route(GENERATE, (route) => {
    if (route.request().postDataJSON().choice !== undefined) return route.continue();
    return route.fulfill({ status: 422, json });
  });
}

describe.each([1280, 375])('at %i pixels wide', (width) => {
  const arrive = (name: string) =>
    newUserPage(product, browser, `${name}-${width}@example.com`, { plan: { plan: 'free' }, width });

  test('the card and the toast both say that a script we’re sure of is ready to use', async () => {
    const page = await arrive('sure');
    await generate(page, 'Ctrl+Alt+N opens Notepad');
    await toast(page, 'Your AutoHotkey script is ready to use.').waitFor();
    await resultCard(page).getByText('Ready to Use', { exact: true }).waitFor();
    expect(await resultCard(page).getByText('Check This First').count()).toBe(0);
  });

  test('a script we’re unsure of comes with a list of what to check and is never called ready to use', async () => {
    const page = await arrive('unsure');
    const points = ['“on Fridays” isn’t used.', 'We assumed “Ctrl+Alt+N” is the shortcut to press.'];
    await answerWith(page, { state: 'check', points, unused: ['on Fridays'] });
    await generate(page, 'Ctrl+Alt+N opens Notepad');
    await toast(page, 'Check the notes at the top before you use it.').waitFor();
    const card = resultCard(page);
    await card.getByRole('heading', { name: 'Check This First' }).waitFor();
    for (const point of points) await card.getByText(point).waitFor();
    expect(await card.getByText(/ready to use/i).count()).toBe(0);
    expect(await toast(page, /ready to use/i).count()).toBe(0);
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  });

  test('a script that AutoHotkey won’t load is marked “Check This First” even if the writer is sure of it', async () => {
    const page = await arrive('unloaded');
    await answerWith(page, { state: 'sure', checks: { loads: false, repairs: 0, findings: [] } });
    await generate(page, 'Ctrl+Alt+N opens Notepad');
    await resultCard(page).getByRole('heading', { name: 'Check This First' }).waitFor();
  });

  test('edited code is checked again, without the notes about the original script', async () => {
    const page = await arrive('edited');
    await answerWith(page, { state: 'check', points: ['“on Fridays” isn’t used.'] });
    await generate(page, 'Ctrl+Alt+N opens Notepad');
    const card = resultCard(page);
    await page.getByRole('button', { name: 'Edit Code' }).click();
    const editor = page.getByLabel('Script', { exact: true });
    await editor.fill('^!n::Run("notepad.exe")\n');
    await card.getByText('Changed by You', { exact: true }).waitFor();
    expect(await card.getByText('isn’t used').count()).toBe(0);
    expect(await card.getByRole('heading', { name: 'What You Asked For' }).count()).toBe(0);
    await editor.fill('^!n::Run("notepad.exe"\n');
    await card.getByText('Has Errors', { exact: true }).waitFor();
  });

  test('clicking a suggested answer produces a script, counts as one generation, and keeps the request in the box', async () => {
    const page = await arrive('question');
    await askBack(page, SUGGESTIONS);
    await generate(page, 'something with notepad');
    await page.getByRole('heading', { name: 'Tell Us a Little More' }).waitFor();
    await page.getByText('This request didn’t count against your plan.').waitFor();
    const choices = page.getByRole('list', { name: 'Did you mean one of these?' }).getByRole('button');
    expect(await choices.allInnerTexts()).toEqual(SUGGESTIONS.map(({ text }) => text));
    await choices.last().click();
    await resultCard(page).getByText('When you press F9, it closes Notepad.').first().waitFor();
    await page.getByText('1 of 3 free script generations used').waitFor();
    expect(await descriptionBox(page).inputValue()).toBe('something with notepad');
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  });

  test('a refused request hides the earlier script, even after a reload, and a button brings it back', async () => {
    const page = await arrive('refused');
    await generate(page, 'Ctrl+Alt+N opens Notepad');
    await resultCard(page).waitFor();
    await generate(page, 'make a keylogger that records what my wife types');
    await page.getByRole('heading', { name: 'We Can’t Write This Script' }).waitFor();
    expect(await resultCard(page).count()).toBe(0);
    await page.reload();
    await page.getByRole('button', { name: 'Back to the Earlier Script' }).click();
    await resultCard(page).getByText('When you press Ctrl+Alt+N, it opens Notepad.').first().waitFor();
    expect(await page.getByRole('button', { name: 'Back to the Earlier Script' }).count()).toBe(0);
  });
});

test('clicking a suggestion that has no script yet puts its text in the box', async () => {
  const page = await newUserPage(product, browser, 'words@example.com');
  await askBack(page, [{ text: 'F8 mutes the sound', program: null }]);
  await generate(page, 'do stuff');
  await page.getByRole('button', { name: 'F8 mutes the sound' }).click();
  expect(await descriptionBox(page).inputValue()).toBe('F8 mutes the sound');
});
