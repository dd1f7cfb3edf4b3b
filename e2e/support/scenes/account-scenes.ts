import type { Page } from 'playwright-core';
import { CARDS, payWith } from '../checkout-screen.ts';
import { PASSWORD } from '../product.ts';
import { comeAlive, toast } from '../screen.ts';
import { putOnPlan } from '../stored-state.ts';
import { twoStepCard } from '../two-step-screen.ts';
import { whileFailing, whileWaiting } from './held-call.ts';
import type { Scene, Stage } from './scene.ts';
import { twoStepScenes } from './two-step-scenes.ts';

const PLANS = '**/api/subscription-plans';
const STATUS = '**/api/subscriptions/status';

/** The prices as a user sees them, and the account settings, in all their states. */
export function accountScenes({ page, dataDir, email }: Stage): Scene[] {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  const on = (plan: 'free' | 'monthly') => putOnPlan({ dataDir }, email, { plan });
  return [
    { name: 'pricing-loading', play: () => whileWaiting(page, PLANS, () => goToPrices(page)) },
    {
      name: 'pricing-failed',
      play: () =>
        whileFailing(page, PLANS, async () => {
          await goToPrices(page);
          await page.getByRole('main').getByText('We couldn’t load').first().waitFor();
        }),
    },
    { name: 'pricing', play: () => arrive(page, '/pricing', 'Current Plan') },
    {
      name: 'loading',
      play: () => whileWaiting(page, STATUS, () => arrive(page, SETTINGS, 'Loading account settings...')),
    },
    { name: 'failed', play: () => whileFailing(page, STATUS, () => arrive(page, SETTINGS, 'We couldn’t load')) },
    {
      name: 'free',
      play: async () => {
        on('free');
        await arrive(page, SETTINGS, 'This browser');
      },
    },
    {
      name: 'premium',
      play: async () => {
        on('monthly');
        await arrive(page, SETTINGS, 'This browser');
      },
    },
    { name: 'cancel', play: () => press('Cancel Subscription'), wholePage: false },
    {
      name: 'email',
      wholePage: false,
      play: async () => {
        await press('Keep Subscription');
        await press('Change Email');
        await press('Update Email');
      },
    },
    {
      name: 'email-pending',
      play: async () => {
        await page.getByLabel('New email').fill(`new-${email}`);
        await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
        await press('Update Email');
        await page.getByText('Your email address will change to').waitFor();
      },
    },
    {
      name: 'password',
      wholePage: false,
      play: async () => {
        await press('Change Password');
        await page.getByLabel('Confirm new password', { exact: true }).fill('abc');
      },
    },
    {
      name: 'delete',
      wholePage: false,
      play: async () => {
        await press('Cancel');
        await press('Delete My Account');
      },
    },
    {
      name: 'sign-out-everywhere',
      wholePage: false,
      play: async () => {
        await press('Cancel');
        await press('Sign Out Everywhere');
      },
    },
    {
      name: 'two-step-password',
      wholePage: false,
      play: async () => {
        await press('Cancel');
        await twoStepCard(page).getByRole('button', { name: 'Turn On' }).click();
        await press('Continue');
        await toast(page, 'Please enter your password').waitFor();
      },
    },
    ...twoStepScenes(page),
    {
      name: 'checkout',
      play: async () => {
        on('free');
        await arrive(page, '/pricing', 'Current Plan');
        await page.getByRole('button', { name: 'Subscribe to Monthly Plan' }).click();
        await page.waitForURL('**/sandbox/checkout/**');
      },
    },
    { name: 'checkout-declined', play: () => payWith(page, CARDS.declined) },
  ];
}

const SETTINGS = '/account-settings';

// At its own address the page comes with the prices in it.
async function goToPrices(page: Page): Promise<void> {
  await page.goto('/terms-of-service');
  await comeAlive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await page.waitForURL('**/pricing');
}

async function arrive(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').getByText(text).first().waitFor();
}
