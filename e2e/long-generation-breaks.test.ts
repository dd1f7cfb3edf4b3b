import { expect, test } from 'vitest';
import { focused, tabTo } from './support/keyboard.ts';
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
} from './support/long-wait.ts';
import { toast } from './support/screen.ts';
import { descriptionBox, generate, resultCard, shownScript, sidewaysOverflow } from './support/script-screen.ts';
import { useSlowProduct } from './support/slow-product.ts';

const { model, newPage } = await useSlowProduct();

const WIDTHS = [1280, 375];

test.each([
  [3, 1280],
  [LONGER_THAN_A_REPLY, 375],
])(
  'stopping script generation with the keyboard after %i seconds costs nothing and shows a message, at %i pixels wide',
  async (seconds, width) => {
    model.writes(aHeldScript());
    const page = await newPage('stop', width);
    await generate(page, WISH);
    await untilWaited(page, seconds);
    await tabTo(page, 'Stop');
    await page.keyboard.press('Enter');
    await toast(page, 'This didn’t count against your plan.').waitFor();
    await wait(page).waitFor({ state: 'detached' });
    expect(await focused(page)).toContain('Describe what you want to automate');
    await expect.poll(model.hungUp).toBe(1);
    await page.reload();
    await page.getByRole('button', { name: 'Generate Script' }).waitFor();
    expect([await wait(page).count(), await resultCard(page).count(), await counted(page)]).toEqual([0, 0, 0]);
    model.writes(aScript(0));
    await page.getByRole('button', { name: 'Generate Script' }).click();
    await resultCard(page).waitFor();
    expect(await counted(page)).toBe(1);
  },
);

test.each([
  [3, 1280],
  [LONGER_THAN_A_REPLY, 375],
])(
  'a connection lost after %i seconds is reported, and the script arrives once the user is back online, at %i pixels wide',
  async (seconds, width) => {
    model.writes(aHeldScript());
    const page = await newPage('offline', width);
    await generate(page, WISH);
    await untilWaited(page, seconds);
    await page.context().setOffline(true);
    await wait(page).getByText('Waiting to reconnect').waitFor();
    await wait(page).getByText('You’ve lost your connection.').waitFor();
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    await page.waitForTimeout(3500);
    await wait(page).getByText('Waiting to reconnect').waitFor();
    model.finish();
    await page.context().setOffline(false);
    await untilWritten(page);
    expect([model.asked(), await counted(page)]).toEqual([1, 1]);
  },
);

test('stopping script generation while offline takes effect as soon as the connection is back', async () => {
  model.writes(aHeldScript());
  const page = await newPage('late-stop', 1280);
  await generate(page, WISH);
  await untilWaited(page, 3);
  await page.context().setOffline(true);
  await wait(page).getByText('Waiting to reconnect').waitFor();
  await stopButton(page).click();
  await wait(page).getByRole('button', { name: 'Stopping...' }).waitFor();
  await page.context().setOffline(false);
  await toast(page, 'This didn’t count against your plan.').waitFor();
  await expect.poll(model.hungUp).toBe(1);
  expect(await counted(page)).toBe(0);
});

test.each(WIDTHS)(
  'a second tab shows the same progress, and both tabs get the script, which counts only once, at %i pixels wide',
  async (width) => {
    model.writes(aHeldScript());
    const page = await newPage('tabs', width);
    await generate(page, WISH);
    await untilWaited(page, 2);
    const second = await page.context().newPage();
    await second.setViewportSize({ width, height: 800 });
    await second.goto('/dashboard');
    await untilWaited(second, 3);
    expect(await descriptionBox(second).inputValue()).toBe(WISH);
    model.finish();
    for (const tab of [page, second]) {
      await untilWritten(tab);
    }
    expect([model.asked(), await counted(page)]).toEqual([1, 1]);
  },
);

test('stopping script generation in one tab also stops it in the other', async () => {
  model.writes(aHeldScript());
  const page = await newPage('tabs-stop', 1280);
  await generate(page, WISH);
  await untilWaited(page, 2);
  const second = await page.context().newPage();
  await second.goto('/dashboard');
  await stopButton(second).click();
  await wait(second).waitFor({ state: 'detached' });
  await wait(page).waitFor({ state: 'detached' });
  expect(await counted(page)).toBe(0);
});

test('if the connection drops after 3 seconds, the user still gets the script, which is written and counted only once', async () => {
  model.writes(aScript(6));
  const page = await newPage('cut-off', 1280);
  await page.route(
    '**/api/scripts/generate',
    async (route) => {
      route.fetch().catch(() => undefined);
      await page.waitForTimeout(3000);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await generate(page, WISH);
  await resultCard(page).waitFor();
  expect([model.asked(), await counted(page)]).toEqual([1, 1]);
});

test('a script from another tab doesn’t replace an unsaved one', async () => {
  model.writes({ text: '```ahk\n#Requires AutoHotkey v2.0\nF9::Run("notepad.exe")\n```', seconds: 0 });
  const page = await newPage('kept', 1280);
  const second = await page.context().newPage();
  await second.goto('/dashboard');
  await generate(second, 'F9 opens Notepad');
  await resultCard(second).waitFor();
  model.writes(aHeldScript());
  await generate(page, WISH);
  await untilWaited(page, 2);
  await second.reload();
  await wait(second).waitFor();
  model.finish();
  await second.getByRole('heading', { name: 'Another script is ready' }).waitFor();
  expect(await shownScript(second)).toContain('notepad');
  await second.getByRole('button', { name: 'Show It' }).click();
  await expect.poll(() => shownScript(second)).toContain(WRITTEN);
  expect(await counted(page)).toBe(2);
});
