import type { Page } from 'playwright-core';
import { descriptionBox, generate, resultCard } from '../script-screen.ts';
import { putOnPlan } from '../stored-state.ts';
import { whileFailing, whileWaiting } from './held-call.ts';
import { NOTEPAD } from './saved-scripts.ts';
import type { Scene, Stage } from './scene.ts';

/** The dashboard in all its states, one after the other, for a free user. */
export function dashboardScenes({ page, dataDir, email }: Stage): Scene[] {
  const usedUp = { plan: 'free', scriptsGenerated: 3 } as const;
  const code = '**/assets/dashboard-page*';
  return [
    { name: 'no-code-yet', play: () => whileWaiting(page, code, () => arrive(page, 'Loading...', 'commit')) },
    { name: 'loading', play: () => whileWaiting(page, '**/api/user', () => arrive(page, 'Loading dashboard...')) },
    { name: 'failed', play: () => whileFailing(page, '**/api/user', () => arrive(page, 'We couldn’t load')) },
    { name: 'empty', play: () => arrive(page, 'Unlock Unlimited Script Generation') },
    { name: 'missing', play: () => generate(page, ' '), wholePage: false },
    { name: 'generating', play: () => whileWaiting(page, '**/api/scripts/generate', () => startGenerating(page)) },
    { name: 'code', play: () => page.reload().then(() => pasteCode(page)) },
    { name: 'unclear', play: () => page.reload().then(() => answered(page, 'do stuff', 'Tell Us a Little More')) },
    { name: 'refused', play: () => answered(page, 'make a keylogger', 'We Can’t Write This Script') },
    { name: 'result', play: () => answered(page, NOTEPAD.description, 'Generated AutoHotkey Script') },
    { name: 'knobs', play: () => changeKey(page) },
    { name: 'follow-up', play: () => sayWhatIsDifferent(page) },
    { name: 'it-didnt-work', play: () => complain(page) },
    { name: 'report-mistakes', play: () => reportNothing(page) },
    {
      name: 'check-first',
      play: () => {
        // The generation that was left alone above may have been counted; two more are to come.
        putOnPlan({ dataDir }, email, { plan: 'free', scriptsGenerated: 0 });
        return written(page, `${NOTEPAD.description} but not on Fridays`, 'but not on Fridays');
      },
    },
    { name: 'risk', play: () => written(page, 'Delete all files in C:\\Temp when I press F9', 'C:\\Temp') },
    { name: 'edit', play: () => editWithMistakes(page) },
    { name: 'help', play: () => page.getByRole('button', { name: 'How Do I Run This?' }).click(), wholePage: false },
    { name: 'recent-drop', play: () => openFirstScript(page), wholePage: false },
    { name: 'recent-delete', play: () => page.reload().then(() => deleteAllRecent(page)), wholePage: false },
    { name: 'recent-failed', play: () => whileFailing(page, '**/api/answers', () => recentMissing(page)) },
    {
      name: 'upgrade',
      wholePage: false,
      play: async () => {
        putOnPlan({ dataDir }, email, usedUp);
        await page.reload();
        await page.getByRole('button', { name: 'Upgrade to Continue' }).click();
      },
    },
    {
      name: 'no-credits',
      wholePage: false,
      play: async () => {
        putOnPlan({ dataDir }, email, { plan: 'per-script' });
        await page.goto('/dashboard?success=true');
        await page.getByText('0 credits remaining').waitFor();
      },
    },
  ];
}

async function arrive(page: Page, text: string, waitUntil: 'commit' | 'load' = 'load'): Promise<void> {
  await page.goto('/dashboard', { waitUntil });
  await page.getByRole('main').getByText(text).waitFor();
}

async function startGenerating(page: Page): Promise<void> {
  await generate(page, NOTEPAD.description);
  await page.getByText('If you stop, this won’t count against your plan.').waitFor();
}

async function answered(page: Page, description: string, heading: string): Promise<void> {
  await descriptionBox(page).waitFor();
  await generate(page, description);
  await page.getByRole('heading', { name: heading }).waitFor();
}

/** The result card of the answer before looks the same, so it waits for words that only the new one has. */
async function written(page: Page, description: string, words: string): Promise<void> {
  await generate(page, description);
  await resultCard(page).getByText(words).filter({ visible: true }).first().waitFor();
}

async function changeKey(page: Page): Promise<void> {
  const fields = page.getByRole('region', { name: 'Change It Without Code' });
  await fields.getByRole('button', { name: /^Shortcut Ctrl/ }).click();
  await page.keyboard.press('Control+Shift+F9');
  await fields.getByText('The shortcut is now Ctrl+Shift+F9.').waitFor();
  await fields.getByRole('button', { name: /^Choose from a list/ }).click();
  await page.getByRole('region', { name: 'What changed in the code' }).waitFor();
}

async function sayWhatIsDifferent(page: Page): Promise<void> {
  await page.getByLabel('What Should Be Different?').fill('use Ctrl+Alt+K instead');
  await page.getByRole('button', { name: 'Change It' }).click();
  await page.getByText('The shortcut is now Ctrl+Alt+K.').first().waitFor();
}

async function complain(page: Page): Promise<void> {
  const card = resultCard(page);
  await card.getByRole('button', { name: 'It Didn’t Work' }).click();
  await card.getByLabel('Nothing happened').check();
  await card.getByText('The script may not be running.').waitFor();
}

async function reportNothing(page: Page): Promise<void> {
  await page.getByText('more times this month.').waitFor();
  await page.getByRole('button', { name: 'Send Report' }).click();
  await page.getByText('Check the box first.').waitFor();
}

async function pasteCode(page: Page): Promise<void> {
  await descriptionBox(page).fill(NOTEPAD.script);
  await page.getByText('This looks like AutoHotkey code.').waitFor();
}

async function editWithMistakes(page: Page): Promise<void> {
  await resultCard(page).getByRole('button', { name: 'Edit Code' }).click();
  await page.getByLabel('Script', { exact: true }).fill(`${NOTEPAD.script}F9::MsgBox hello\nx := (1\n`);
  await page.getByText(/problems found/).waitFor();
}

/** Asks before it drops what was edited. */
async function openFirstScript(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Open .*opens Notepad/ })
    .last()
    .click();
  await page.getByRole('dialog', { name: 'Discard your changes?' }).waitFor();
}

async function deleteAllRecent(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete All' }).click();
  await page.getByRole('dialog', { name: 'Delete all recent scripts?' }).waitFor();
}

async function recentMissing(page: Page): Promise<void> {
  await page.reload();
  await page.getByText('We couldn’t load your recent scripts.').waitFor();
}
