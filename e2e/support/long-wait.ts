import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { resultCard, shownScript } from './script-screen.ts';
import type { Reply } from './slow-model.ts';

const SCRIPT = '#Requires AutoHotkey v2.0\n#SingleInstance Force\n\n^!n:: {\n    Run("calc.exe")\n}';

/** What the wait is for, in these tests. */
export const WISH = 'Ctrl+Alt+N opens the calculator';
export const WRITTEN = 'Run("calc.exe")';

/** A script within 7 s comes with the reply; what takes longer is a job that the page asks for. In seconds. */
export const LONGER_THAN_A_REPLY = 9;

/** The connection is lost on purpose. */
export const NO_LINE = /Failed to (?:fetch|load)|net::ERR/;

export function aScript(seconds: number): Reply {
  return { text: `\`\`\`ahk\n${SCRIPT}\n\`\`\``, seconds };
}

/** A script that isn't done before the test lets the model finish, however slow the machine is. */
export function aHeldScript(): Reply {
  return { ...aScript(1), held: true };
}

/** Waits for the script that was asked for, however long that takes. */
export async function untilWritten(page: Page, timeout?: number): Promise<void> {
  await resultCard(page).waitFor(timeout === undefined ? {} : { timeout });
  expect(await shownScript(page)).toContain(WRITTEN);
}

/** What is shown while a script takes long. */
export function wait(page: Page) {
  return page.getByRole('region', { name: 'Your script is on its way' });
}

export function stopButton(page: Page) {
  return wait(page).getByRole('button', { name: 'Stop' });
}

/** The seconds that the page says it has waited. */
export async function waitedFor(page: Page): Promise<number> {
  return Number.parseInt((/(\d+) s\b/.exec(await wait(page).innerText()) ?? [])[1] ?? '-1', 10);
}

/** Waits until the page says that it has waited for so long. */
export async function untilWaited(page: Page, seconds: number): Promise<void> {
  await wait(page).waitFor();
  await expect.poll(() => waitedFor(page), { timeout: 60_000, interval: 200 }).toBeGreaterThanOrEqual(seconds);
}

/** How many scripts were counted, as the server says it. */
export function counted(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    const reply = await fetch('/api/user', { headers });
    return ((await reply.json()) as { scriptsGenerated: number }).scriptsGenerated;
  });
}
