import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askAxe, LOOKS, putOn, violationsIn } from './support/axe.ts';
import { focused, press } from './support/keyboard.ts';
import { aScript, counted, untilWaited, WISH } from './support/long-wait.ts';
import { generate, newUserPage, resultCard, shownScript, sidewaysOverflow } from './support/script-screen.ts';
import { useSlowProduct } from './support/slow-product.ts';
import { fillMyScripts } from './support/stored-state.ts';

const { model, product, browser } = await useSlowProduct();

const REASON =
  'Which of the two do you mean: the calculator of Windows, or the window `calc_2` that *you* named? ' +
  'The one of Windows can be opened from any program, with any keys that are still free. '.repeat(8);
const LAST_WORDS = 'Tell me which, and I’ll write it.';
const BUILT_IN = 'Use the built-in writer';

async function declined(name: string, seconds = 0): Promise<Page> {
  model.writes({ text: `UNCLEAR: ${REASON}${LAST_WORDS}`, seconds });
  const page = await newUserPage(product, browser, `${name}@example.com`, { plan: { plan: 'free' } });
  await generate(page, WISH);
  if (seconds > 0) await untilWaited(page, 2);
  await page.getByRole('heading', { name: 'A little more, please' }).waitFor();
  return page;
}

test.each([0, 9])('a decline after %i seconds shows the model’s own words, folded, and is free', async (seconds) => {
  const page = await declined(`declined-${seconds}`, seconds);
  expect(await focused(page)).toBe('A little more, please');
  const words = page.getByText(LAST_WORDS);
  expect(await words.innerText()).toContain('the window `calc_2` that *you* named?');
  const folded = await words.boundingBox();
  await press(page, 'Show all');
  await expect.poll(async () => (await words.boundingBox())?.height).toBeGreaterThan((folded?.height ?? 0) * 1.2);
  await page.getByRole('button', { name: 'Show less', expanded: true }).waitFor();
  await page.getByText('This costs you nothing.').waitFor();
  expect(await counted(page)).toBe(0);
});

test('if the built-in writer is sure of a script, it’s one click away and counts', async () => {
  const page = await declined('built-in');
  await page.getByRole('button', { name: BUILT_IN }).click();
  await resultCard(page).waitFor();
  expect(await shownScript(page)).toContain('calc');
  await page.getByText('1 of 3 free script generations used').waitFor();
  expect(model.asked()).toBe(1);
});

test('a saved script the model declines to regenerate can come from the built-in writer', async () => {
  const page = await declined('anew');
  const script = { name: 'Calculator', description: WISH, script: '^!n::Run("notepad.exe")\n', createdAt: Date.now() };
  fillMyScripts(product, 'anew@example.com', [script]);
  await page.goto('/history');
  await page.getByRole('button', { name: 'View Calculator' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Re-generate' }).click();
  await dialog.getByText(LAST_WORDS).waitFor();
  await dialog.getByRole('button', { name: BUILT_IN }).click();
  await dialog.getByRole('heading', { name: 'What changed' }).waitFor();
  expect(await counted(page)).toBe(1);
});

test('the decline and the wait can be used by everyone, at both widths, light and dark', async () => {
  const page = await declined('everyone');
  const faults = await faultsIn(page);
  model.writes(aScript(30));
  await page.getByRole('button', { name: 'Generate Script' }).click();
  await untilWaited(page, 2);
  expect([...faults, ...(await faultsIn(page))]).toEqual([]);
});

async function faultsIn(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  for (const look of LOOKS) {
    await putOn(page, look);
    const name = `${look.width} ${look.theme}`;
    faults.push(...violationsIn(await askAxe(page, 'all', 'content')).map((fault) => `${name}: ${fault}`));
    if ((await sidewaysOverflow(page)) > 0) faults.push(`${name}: wider than the window`);
  }
  return faults;
}
