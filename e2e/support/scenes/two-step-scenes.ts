import type { Page } from 'playwright-core';
import { authenticator } from '../authenticator.ts';
import { PASSWORD } from '../product.ts';
import { toast } from '../screen.ts';
import { codesDialog, confirmTwoStep, scanDialog, shownKey, twoStepCard } from '../two-step-screen.ts';
import type { Scene } from './scene.ts';

/** Two-step sign-in in the account settings, from the dialog that asks for the password until it is off again. */
export function twoStepScenes(page: Page): Scene[] {
  const inDialog = (name: string) => page.getByRole('dialog').last().getByRole('button', { name }).click();
  return [
    { name: 'two-step-scan', wholePage: false, play: () => reachPicture(page) },
    { name: 'two-step-wrong-code', wholePage: false, play: () => confirmWrong(page) },
    { name: 'two-step-codes', wholePage: false, play: () => confirmRight(page) },
    { name: 'two-step-codes-unsaved', wholePage: false, play: () => inDialog('Done') },
    {
      name: 'two-step-on',
      play: async () => {
        await inDialog('Close Anyway');
        await codesDialog(page).waitFor({ state: 'detached' });
        await twoStepCard(page).getByText('10 of 10').waitFor();
      },
    },
    {
      name: 'two-step-new-codes',
      wholePage: false,
      play: async () => {
        await twoStepCard(page).getByRole('button', { name: 'Get New Recovery Codes' }).click();
        await inDialog('Use a recovery code instead');
        await inDialog('Create New Codes');
        await toast(page, 'Please enter').waitFor();
      },
    },
    {
      name: 'two-step-turn-off',
      wholePage: false,
      play: async () => {
        await inDialog('Cancel');
        await twoStepCard(page).getByRole('button', { name: 'Turn Off' }).click();
      },
    },
    { name: 'two-step-few-codes', play: () => runOutOfCodes(page) },
  ];
}

async function reachPicture(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Turn On Two-Step Sign-In' });
  await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await scanDialog(page).getByRole('img').waitFor();
}

async function confirmWrong(page: Page): Promise<void> {
  await confirmTwoStep(page, '000000');
  await toast(page, 'That code isn’t right').waitFor();
}

async function confirmRight(page: Page): Promise<void> {
  await confirmTwoStep(page, await authenticator(await shownKey(page)).nextCode());
  await codesDialog(page).waitFor();
}

// Canned: to use up eight codes is to sign in eight times.
async function runOutOfCodes(page: Page): Promise<void> {
  const json = { success: true, on: true, since: '2026-11-02T12:00:00.000Z', recoveryCodesLeft: 2 };
  await page.route('**/api/account/two-step', (route) => route.fulfill({ json }));
  await page.reload();
  await twoStepCard(page).getByText('2 of 10').waitFor();
}
