import { STORAGE_LIMITS } from '@hotscribe/contract';
import type { Page } from 'playwright-core';
import { fillMyScripts, fillRoom, putOnPlan } from '../stored-state.ts';
import { whileFailing, whileWaiting } from './held-call.ts';
import { NOTEPAD, SAVED_SCRIPTS } from './saved-scripts.ts';
import type { Scene, Stage } from './scene.ts';

const MY_SCRIPTS = '**/api/scripts/history*';

/** The saved scripts in all their states, for a user who may generate. */
export function myScriptsScenes({ page, dataDir, email }: Stage): Scene[] {
  const dialog = page.getByRole('dialog').first();
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).first().click();
  return [
    { name: 'loading', play: () => whileWaiting(page, MY_SCRIPTS, () => arrive(page, 'Loading scripts...')) },
    { name: 'failed', play: () => whileFailing(page, MY_SCRIPTS, () => arrive(page, 'We couldn’t load')) },
    { name: 'empty', play: () => arrive(page, 'No scripts yet') },
    {
      name: 'list',
      play: async () => {
        putOnPlan({ dataDir }, email, { plan: 'monthly' });
        fillMyScripts({ dataDir }, email, SAVED_SCRIPTS);
        await page.reload();
        await page.getByText('12 scripts').waitFor();
      },
    },
    {
      name: 'nearly-full',
      play: async () => {
        putOnPlan({ dataDir }, email, { plan: 'free' });
        fillRoom({ dataDir }, email, { scripts: 12, bytes: STORAGE_LIMITS.free.bytes * 0.85 });
        await page.reload();
        await page.getByText('of your plan’s 10 MB for saved scripts').waitFor();
        putOnPlan({ dataDir }, email, { plan: 'monthly' });
      },
    },
    { name: 'not-found', play: () => page.getByLabel('Search scripts').fill('zebra'), wholePage: false },
    { name: 'view', play: () => view(page), wholePage: false },
    {
      name: 'edit',
      wholePage: false,
      play: async () => {
        await press('Edit');
        await dialog.getByLabel('Script', { exact: true }).fill(NOTEPAD.script.replace('"Ready"', 'Ready'));
        await dialog.getByText(/problems? found/).waitFor();
      },
    },
    { name: 'leave', play: () => page.keyboard.press('Escape'), wholePage: false },
    {
      name: 'anew',
      wholePage: false,
      play: async () => {
        await page.getByRole('button', { name: 'Keep Editing' }).click();
        await press('Save');
        await press('Re-generate');
        await dialog.getByRole('heading', { name: 'What Changed' }).waitFor();
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

async function arrive(page: Page, text: string): Promise<void> {
  await page.goto('/history');
  await page.getByRole('main').getByText(text).waitFor();
}

async function view(page: Page): Promise<void> {
  await page.getByLabel('Search scripts').fill('');
  await page.getByRole('button', { name: `View ${NOTEPAD.name}` }).click();
  await page.getByRole('dialog').getByRole('heading', { name: 'The Code' }).waitFor();
}
