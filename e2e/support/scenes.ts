import type { Page } from 'playwright-core';
import { descriptionBox, generate, resultCard } from './script-screen.ts';
import { fillHistory, putOnPlan } from './stored-state.ts';

type Scene = { name: string; play: () => Promise<unknown>; wholePage?: boolean };

const CODE =
  '#Requires AutoHotkey v2.0\n#SingleInstance Force\n\n^!n:: {\n    Run("notepad.exe")\n    MsgBox("Ready")\n}\n';

const SAVED = [
  { name: 'Notepad at hand', description: 'Ctrl+Alt+N opens Notepad', script: CODE },
  { name: 'A name that goes on '.repeat(10).trim(), description: 'word '.repeat(150).trim(), script: CODE },
  { name: 'تشغيل المفكرة عند الضغط', description: 'عندما أضغط على F2', script: 'F2::SendText("مرحبا")\n' },
  ...Array.from({ length: 9 }, (_, index) => ({
    name: `Caps Lock, ${index + 1}`,
    description: 'Make Caps Lock act as Escape',
    script: '#Requires AutoHotkey v2.0\nCapsLock::Esc\n',
  })),
].map((script, index) => ({ ...script, createdAt: Date.UTC(2026, 2, 20 - index, 12) }));

/** The dashboard in all its states, one after the other, for a free user. */
export function dashboardScenes(page: Page, dataDir: string, email: string): Scene[] {
  const usedUp = { plan: 'free', scriptsGenerated: 3 } as const;
  return [
    { name: 'empty', play: () => page.goto('/dashboard').then(() => descriptionBox(page).waitFor()) },
    { name: 'missing', play: () => generate(page, ' '), wholePage: false },
    { name: 'unclear', play: () => answered(page, 'do stuff', 'A little more, please') },
    { name: 'refused', play: () => answered(page, 'make a keylogger', 'No script for this one') },
    { name: 'result', play: () => answered(page, SAVED[0]?.description ?? '', 'Generated AutoHotkey Script') },
    { name: 'risk', play: () => answered(page, 'Delete all files in C:\\Temp when I press F9', 'The code') },
    { name: 'edit', play: () => editWithMistakes(page) },
    { name: 'help', play: () => page.getByRole('button', { name: 'How do I run this?' }).click(), wholePage: false },
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

/** The saved scripts in all their states, for a user who may generate. */
export function historyScenes(page: Page, dataDir: string, email: string): Scene[] {
  const dialog = page.getByRole('dialog').first();
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).first().click();
  return [
    { name: 'empty', play: () => page.goto('/history').then(() => page.getByText('No scripts yet').waitFor()) },
    {
      name: 'list',
      play: async () => {
        putOnPlan({ dataDir }, email, { plan: 'monthly' });
        fillHistory({ dataDir }, email, SAVED);
        await page.reload();
        await page.getByText('12 scripts').waitFor();
      },
    },
    { name: 'not-found', play: () => page.getByLabel('Search scripts').fill('zebra'), wholePage: false },
    {
      name: 'view',
      wholePage: false,
      play: async () => {
        await page.getByLabel('Search scripts').fill('');
        await page.getByRole('button', { name: 'View Notepad at hand' }).click();
        await dialog.getByRole('heading', { name: 'The code' }).waitFor();
      },
    },
    {
      name: 'edit',
      wholePage: false,
      play: async () => {
        await press('Edit');
        await dialog.getByLabel('Script', { exact: true }).fill(CODE.replace('"Ready"', 'Ready'));
      },
    },
    {
      name: 'anew',
      wholePage: false,
      play: async () => {
        await press('Save');
        await press('Re-generate');
        await dialog.getByRole('heading', { name: 'What changed' }).waitFor();
      },
    },
    {
      name: 'versions',
      wholePage: false,
      play: async () => {
        await press('Compare');
        await dialog.getByRole('button', { name: 'Hide' }).scrollIntoViewIfNeeded();
      },
    },
    { name: 'delete', play: () => press('Delete'), wholePage: false },
  ];
}

async function answered(page: Page, description: string, heading: string): Promise<void> {
  await generate(page, description);
  await page.getByRole('heading', { name: heading }).waitFor();
}

async function editWithMistakes(page: Page): Promise<void> {
  await resultCard(page).getByRole('button', { name: 'Edit code' }).click();
  await page.getByLabel('Script', { exact: true }).fill(`${CODE}F9::MsgBox hello\nx := (1\n`);
}
