import { expect, test } from 'vitest';
import { focused } from './support/keyboard.ts';
import {
  aHeldScript,
  aScript,
  counted,
  LONGER_THAN_A_REPLY,
  stopButton,
  untilWaited,
  untilWritten,
  WISH,
  WRITTEN,
  wait,
  waitedFor,
} from './support/long-wait.ts';
import { toast } from './support/screen.ts';
import { descriptionBox, generate, resultCard, shownScript, sidewaysOverflow } from './support/script-screen.ts';
import { useSlowProduct } from './support/slow-product.ts';
import { fillMyScripts, interruptJobs } from './support/stored-state.ts';

const { model, product, newPage } = await useSlowProduct();

const WIDTHS = [1280, 375];

test('a script that takes 30 seconds to generate shows its progress without shifting the page and counts only once', async () => {
  model.writes(aScript(30));
  const page = await newPage('thirty', 1280);
  const below = page.getByText('Your saved scripts are in');
  const place = await below.boundingBox();
  await generate(page, WISH);
  await wait(page).getByText('Writing your script').waitFor();
  await wait(page).getByText('If you stop, this won’t count against your plan.').waitFor();
  expect(await below.boundingBox()).toEqual(place);
  await untilWaited(page, 10);
  const seconds = await waitedFor(page);
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  await expect.poll(() => waitedFor(page)).toBeGreaterThan(seconds);
  await page.getByRole('status').filter({ hasText: 'Writing your script.' }).waitFor({ state: 'attached' });
  await untilWritten(page, 40_000);
  expect(await focused(page)).toContain('Generated AutoHotkey Script');
  expect(await wait(page).count()).toBe(0);
  expect([model.asked(), await counted(page)]).toEqual([1, 1]);
});

test.each(WIDTHS)(
  'a user who reloads the page while a script is being generated still gets the script, at %i pixels wide',
  async (width) => {
    model.writes(aHeldScript());
    const page = await newPage('reload', width);
    await generate(page, WISH);
    await untilWaited(page, 2);
    await page.reload();
    await untilWaited(page, 3);
    expect(await descriptionBox(page).inputValue()).toBe(WISH);
    await page.getByRole('button', { name: 'Generating...' }).waitFor();
    model.finish();
    await untilWritten(page);
    expect([model.asked(), await counted(page)]).toEqual([1, 1]);
  },
);

test('a script finished while the user was away from the page is there when they come back', async () => {
  model.writes(aHeldScript());
  const page = await newPage('gone', 1280);
  await generate(page, WISH);
  await untilWaited(page, 2);
  await page.goto('/favicon.svg');
  model.finish();
  await expect.poll(() => counted(page)).toBe(1);
  await page.goto('/dashboard');
  await resultCard(page).waitFor();
  await page.reload();
  await resultCard(page).waitFor();
  expect(await counted(page)).toBe(1);
});

test('after a visit to My Scripts, the dashboard still shows the progress, and then the script', async () => {
  model.writes(aHeldScript());
  const page = await newPage('wanders', 1280);
  await generate(page, WISH);
  await untilWaited(page, 2);
  await page.getByRole('link', { name: 'My Scripts' }).first().click();
  await page.getByRole('heading', { name: 'No scripts yet' }).waitFor();
  await page.goBack();
  await untilWaited(page, 3);
  model.finish();
  await resultCard(page).waitFor();
  expect([model.asked(), await counted(page)]).toEqual([1, 1]);
});

test('the progress message says when problems in the script are being fixed', async () => {
  model.writes({ text: '```ahk\nMsgBox, hello\n```', seconds: 1 }, aHeldScript());
  const page = await newPage('mending', 1280);
  await generate(page, WISH);
  await wait(page).getByText('Fixing the problems we found').waitFor();
  model.finish();
  await resultCard(page).waitFor();
});

test('if a server failure interrupts script generation, the user sees a message, isn’t charged, and can try again', async () => {
  model.writes(aHeldScript());
  const page = await newPage('interrupted', 375);
  const accepted = page.waitForResponse(
    (response) => response.url().endsWith('/api/scripts/generate') && response.status() === 202,
  );
  await generate(page, WISH);
  await accepted;
  interruptJobs(product);
  await page.getByRole('heading', { name: 'No script this time' }).waitFor();
  await page
    .getByText('We were interrupted while writing this script, so it didn’t count against your plan.')
    .waitFor();
  expect(await counted(page)).toBe(0);
  model.writes(aScript(0));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await resultCard(page).waitFor();
  expect(await counted(page)).toBe(1);
});

test('a finished script doesn’t take the focus away from a user typing the next request', async () => {
  model.writes(aHeldScript());
  const page = await newPage('writes-on', 1280);
  await generate(page, WISH);
  await untilWaited(page, 2);
  await descriptionBox(page).fill('');
  await descriptionBox(page).pressSequentially('Mute the sound', { delay: 10 });
  model.finish();
  await resultCard(page).waitFor();
  expect(await focused(page)).toContain('Describe what you want to automate');
  await page.keyboard.type(' with F9');
  expect(await descriptionBox(page).inputValue()).toBe('Mute the sound with F9');
});

test('a saved script that is slow to regenerate shows its progress, can be stopped, and succeeds on a retry', async () => {
  model.writes(aHeldScript());
  const page = await newPage('anew', 375);
  const saved = { name: 'Calculator', description: WISH, script: '^!n::Run("notepad.exe")\n', createdAt: Date.now() };
  fillMyScripts(product, 'anew-375@example.com', [saved]);
  await page.goto('/history');
  await page.getByRole('button', { name: 'View Calculator' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Re-generate' }).click();
  await stopButton(page).click();
  await toast(page, 'This didn’t count against your plan.').waitFor();
  expect(await focused(page)).toBe('Re-generate');
  await page.keyboard.press('Enter');
  await untilWaited(page, LONGER_THAN_A_REPLY);
  model.finish();
  await dialog.getByRole('heading', { name: 'What Changed' }).waitFor();
  expect(await shownScript(page)).toContain(WRITTEN);
  expect(await counted(page)).toBe(1);
});
