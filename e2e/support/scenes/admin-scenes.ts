import type { Page } from 'playwright-core';
import { toast } from '../screen.ts';
import { fillReports, makeAdmin } from '../stored-state.ts';
import { whileFailing, whileWaiting } from './held-call.ts';
import type { Scene, Stage } from './scene.ts';

const PLANS = '**/api/admin/subscription-plans';
const REPORT = { request: 'Ctrl+Alt+N opens the word pad', expected: 'It should open WordPad, not Notepad.' };

/** The admin panel in all its states, for a user who is made an admin. */
export function adminScenes({ page, dataDir, email }: Stage): Scene[] {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  return [
    {
      name: 'loading',
      play: async () => {
        makeAdmin({ dataDir }, email);
        fillReports({ dataDir }, [REPORT]);
        await whileWaiting(page, PLANS, async () => {
          await page.goto('/admin');
          await page.getByText('Loading admin panel...').waitFor();
        });
      },
    },
    {
      name: 'failed',
      play: async () => {
        await whileFailing(page, PLANS, async () => {
          await page.goto('/admin');
          await page.getByText('We couldn’t load the plans').waitFor();
        });
      },
    },
    {
      name: 'panel',
      play: async () => {
        await press('Try Again');
        await page.getByRole('button', { name: 'Edit Plan' }).first().waitFor();
        await page.getByRole('img').first().waitFor();
        await page.getByText('Show as a table').first().click();
      },
    },
    {
      name: 'report',
      play: async () => {
        await press('Open');
        await page.getByLabel('Correct Program').fill('key ctrl+alt+n: opne "WordPad"');
        await page.getByText('Line 1, column 17:').waitFor();
      },
    },
    { name: 'form', play: () => press('Create New Plan') },
    { name: 'mistakes', play: () => press('Create Plan'), wholePage: false },
    {
      name: 'promotion',
      wholePage: false,
      play: async () => {
        await press('Cancel');
        await press('Create Promotion');
        await press('Submit');
      },
    },
    { name: 'on-sale', play: () => promote(page) },
    { name: 'edit', play: () => press('Edit Plan') },
    {
      name: 'sign-out-user',
      wholePage: false,
      play: async () => {
        await press('Cancel');
        await press('Sign Out Everywhere');
        const section = page.getByRole('region', { name: 'Sign a User Out' });
        await section.getByLabel('User’s Email').fill('someone@example.com');
        await press('Sign Out Everywhere');
      },
    },
    {
      name: 'two-step-off-user',
      wholePage: false,
      play: async () => {
        await press('Cancel');
        await press('Turn Off Two-Step Sign-In');
        const section = page.getByRole('region', { name: 'Turn Off Two-Step Sign-In for a User' });
        await section.getByLabel('User’s Email').fill('someone@example.com');
        await press('Turn Off Two-Step Sign-In');
      },
    },
    {
      name: 'deleted',
      play: async () => {
        await press('Cancel');
        await press('Delete Plan');
        await page.getByRole('button', { name: 'Undo' }).waitFor();
      },
    },
  ];
}

async function promote(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Sale Price').fill('0.79');
  await dialog.getByLabel('Start Date').fill('2026-01-01');
  await dialog.getByLabel('End Date').fill('2099-01-01');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await toast(page, 'Promotion created successfully').waitFor();
  await page.getByRole('button', { name: 'On Promotion' }).waitFor();
}
