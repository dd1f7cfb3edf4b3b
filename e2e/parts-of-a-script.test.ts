import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { useBrowser } from './support/chromium.ts';
import { loadWriter, useProduct } from './support/product.ts';
import { generate, newUserPage, resultCard } from './support/script-screen.ts';
import { inEachWidth } from './support/widths.ts';

const product = useProduct();
const browser = useBrowser();
beforeAll(() => loadWriter(product));

const SENTENCE = 'When you press Ctrl+Alt+N, it opens Notepad.';

inEachWidth('the buttons below a script appear together with its fields and then stay in place', async (width) => {
  const page = await newUserPage(product, browser, `parts-${width}@example.com`, { width });
  await generate(page, 'Ctrl+Alt+N opens Notepad');
  await page.getByRole('button', { name: 'Save Script' }).click();
  await page.getByRole('button', { name: 'Saved' }).waitFor();

  await neverGiveUpWaiting(page);
  for (const part of ['answers/*/knobs', 'answers/*/follow-ups', 'scripts/keys']) {
    const held = await hold(page, `**/api/${part}`);
    await page.reload();
    await held.asked;
    await resultCard(page).getByRole('listitem').getByText(SENTENCE).waitFor();
    expect(await page.getByRole('button', { name: 'Edit Code' }).count(), part).toBe(0);
    held.release();
    await page.getByRole('button', { name: 'Edit Code' }).waitFor();
    expect(await page.getByLabel('What it opens').count(), part).toBe(1);
    expect(await page.getByLabel('What Should Be Different?').count(), part).toBe(1);
  }

  await page.goto('/history');
  const inDialog = await hold(page, '**/api/scripts/*/knobs');
  await page.getByRole('button', { name: /View/ }).first().click();
  await inDialog.asked;
  const dialog = page.getByRole('dialog');
  const edit = dialog.getByRole('button', { name: 'Edit' });
  await dialog.getByText('Loading script...').waitFor();
  const before = await edit.boundingBox();
  inDialog.release();
  await dialog.getByRole('button', { name: 'It Didn’t Work' }).waitFor();
  expect(await dialog.getByLabel('What it opens').count()).toBe(1);
  expect(before).not.toBeNull();
  expect(await edit.boundingBox()).toEqual(before);
});

inEachWidth('a part of a script that never arrives doesn’t keep the rest from the user', async (width) => {
  const page = await newUserPage(product, browser, `missing-part-${width}@example.com`, { width });
  await generate(page, 'Ctrl+Alt+N opens Notepad');
  await page.getByRole('button', { name: 'Save Script' }).waitFor();
  const held = await hold(page, '**/api/answers/*/follow-ups');
  await page.reload();
  await held.asked;
  await page.getByRole('button', { name: 'Save Script' }).click();
  await page.getByRole('button', { name: 'Saved' }).waitFor();
  held.release();
});

/** After two seconds the page shows what it has; a busy machine may need longer to look at it. */
async function neverGiveUpWaiting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout: real } = window;
    const patient = (...[run, delay, ...given]: Parameters<typeof real>) =>
      delay === 2000 ? 0 : real(run, delay, ...given);
    Object.assign(window, { setTimeout: patient });
  });
}

/** Keeps the replies to a call back until they are released. */
async function hold(page: Page, address: string) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: released.resolve };
}
