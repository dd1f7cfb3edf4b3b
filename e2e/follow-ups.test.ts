import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askAxe, LOOKS, putOn, violationsIn } from './support/axe.ts';
import { focused } from './support/keyboard.ts';
import { aHeldScript, aScript, counted, stopButton, untilWaited, WISH, WRITTEN, wait } from './support/long-wait.ts';
import { toast } from './support/screen.ts';
import { generate, newUserPage, resultCard, shownScript, sidewaysOverflow } from './support/script-screen.ts';
import type { Reply } from './support/slow-model.ts';
import { useSlowProduct } from './support/slow-product.ts';
import { useUpFreeChanges } from './support/stored-state.ts';
import { inEachWidth } from './support/widths.ts';

const { model, product, browser, newPage } = await useSlowProduct();

const CHANGE = 'use Ctrl+Alt+K instead';

function changed(seconds: number): Reply {
  const { text } = aScript(0);
  return { text: text.replace('^!n', '^!k'), seconds };
}

function box(page: Page) {
  return page.getByLabel('What Should Be Different?');
}

function whatChanged(page: Page) {
  return page.getByRole('region', { name: 'What changed in the code' });
}

async function withScript(page: Page): Promise<void> {
  model.writes(aScript(0));
  await generate(page, WISH);
  await resultCard(page).waitFor();
  await box(page).waitFor();
}

inEachWidth(
  'asking for a change updates the script and shows what’s different, and the change can be undone after a reload',
  async (width) => {
    const page = await newPage('wishes', width);
    await withScript(page);
    await page.getByText('3 free changes left.').waitFor();
    model.writes(changed(0));
    await box(page).fill(CHANGE);
    await page.keyboard.press('Enter');
    await page.getByText(/^Now: .*Ctrl\+Alt\+K/).waitFor();
    expect(await focused(page)).toContain('What Changed');
    expect(await page.locator('[data-state=open]').filter({ hasText: 'ready to use' }).count()).toBe(0);
    await whatChanged(page).getByText('^!k:: {').waitFor();
    expect(await box(page).inputValue()).toBe('');
    await page.getByText('2 free changes left.').waitFor();
    expect(await shownScript(page)).toContain('^!k::');
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    await page.reload();
    await whatChanged(page).waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await toast(page, 'Previous script restored.').waitFor();
    await expect.poll(() => shownScript(page)).toContain('^!n::');
    expect(await whatChanged(page).count()).toBe(0);
    expect(await counted(page)).toBe(1);
  },
);

inEachWidth(
  'an unclear change request gets a question back, and the script and the request stay as they are',
  async (width) => {
    const page = await newPage('unclear', width);
    await withScript(page);
    await page.getByRole('button', { name: 'Change It' }).click();
    await page.getByText('Please say what should be different').waitFor();
    await page.getByRole('button', { name: 'Only in Chrome' }).click();
    expect(await box(page).inputValue()).toBe('Only in Chrome');
    expect(await focused(page)).toContain('What Should Be Different?');
    model.writes({ text: 'UNCLEAR: Which of the two keys?', seconds: 0 });
    await page.keyboard.press('Enter');
    await page.getByText('Which of the two keys?').waitFor();
    await page.getByText('Your script hasn’t changed. This didn’t count against your plan.').waitFor();
    expect(await box(page).inputValue()).toBe('Only in Chrome');
    expect(await shownScript(page)).toContain(WRITTEN);
    await page.getByText('3 free changes left.').waitFor();
  },
);

inEachWidth('a slow change shows its progress, continues after a reload, and can be stopped', async (width) => {
  const page = await newPage('long', width);
  await withScript(page);
  model.writes({ ...changed(0), held: true });
  await box(page).fill(CHANGE);
  await page.keyboard.press('Enter');
  await untilWaited(page, 2);
  await page.reload();
  await untilWaited(page, 3);
  expect(await box(page).inputValue()).toBe(CHANGE);
  model.finish();
  await whatChanged(page).waitFor();
  expect(model.asked()).toBe(1);
  model.writes(aHeldScript());
  await box(page).fill('use Ctrl+Alt+N again');
  await page.keyboard.press('Enter');
  await stopButton(page).click();
  await toast(page, 'This didn’t count against your plan.').waitFor();
  expect(await wait(page).count()).toBe(0);
  expect(await box(page).inputValue()).toBe('use Ctrl+Alt+N again');
  expect(await shownScript(page)).toContain('^!k::');
});

test('once free changes run out, the next one counts as a script; with no scripts left, an upgrade is offered', async () => {
  const plan = { plan: 'free', scriptsGenerated: 1 } as const;
  const page = await newUserPage(product, browser, 'counts@example.com', { plan });
  await withScript(page);
  useUpFreeChanges(product);
  await page.reload();
  await page.getByText('This change counts as one script on your plan.').waitFor();
  model.writes(changed(0));
  await box(page).fill(CHANGE);
  await page.keyboard.press('Enter');
  await whatChanged(page).waitFor();
  expect(await counted(page)).toBe(3);
  await box(page).fill('use Ctrl+Alt+J instead');
  await page.keyboard.press('Enter');
  const change = page.getByRole('region', { name: 'Change this script' });
  await change.getByRole('link', { name: 'Upgrade Now' }).waitFor();
  expect(await box(page).inputValue()).toBe('use Ctrl+Alt+J instead');
});

inEachWidth('changing a saved script creates a new version, and the change can be undone', async (width) => {
  const page = await newPage('saved', width);
  await withScript(page);
  await page.getByLabel('Script name').fill('Calculator');
  await page.getByRole('button', { name: 'Save Script' }).click();
  await toast(page, 'Script saved!').waitFor();
  await page.goto('/history');
  await page.getByRole('button', { name: 'View Calculator' }).click();
  await box(page).fill(CHANGE);
  model.writes(changed(0));
  await page.keyboard.press('Enter');
  await whatChanged(page).waitFor();
  await expect.poll(() => shownScript(page)).toContain('^!k::');
  await page.getByRole('heading', { name: 'Earlier Versions' }).waitFor();
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  await page.reload();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => shownScript(page)).toContain('^!n::');
});

test('the replies to a clear and an unclear change request are accessible at both widths and in both themes', async () => {
  const page = await newPage('everyone', 1280);
  await withScript(page);
  model.writes(changed(0), { text: 'UNCLEAR: Which of the two keys?', seconds: 0 });
  await box(page).fill(CHANGE);
  await page.keyboard.press('Enter');
  await whatChanged(page).waitFor();
  await box(page).fill('another one');
  await page.keyboard.press('Enter');
  await page.getByText('Which of the two keys?').waitFor();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const look of LOOKS) {
    await putOn(page, look);
    expect(violationsIn(await askAxe(page, 'all', 'content'))).toEqual([]);
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  }
});
