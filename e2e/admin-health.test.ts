import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askAxe, LOOKS, putOn, violationsIn } from './support/axe.ts';
import { useBrowser } from './support/chromium.ts';
import { ADMIN, useOwnProduct } from './support/product.ts';
import { signIn, toast } from './support/screen.ts';
import { sidewaysOverflow } from './support/script-screen.ts';
import { takeTableAway } from './support/stored-state.ts';

const product = useOwnProduct();
const browser = useBrowser();

async function signedInAdmin(): Promise<Page> {
  const { page } = await browser.newVisitor(product.url, /status of 500|net::ERR_FAILED/);
  await signIn(page, ADMIN.email, ADMIN.password);
  return page;
}

function health(page: Page) {
  return page.getByRole('region', { name: 'System Health' });
}

test('an admin can check the server’s health at every width and in both themes', async () => {
  const page = await signedInAdmin();
  await page.goto('/admin');
  await health(page).getByText('SQLite').waitFor();
  for (const text of [
    'Version',
    'Last hour',
    'Writers',
    'Language model',
    'Email',
    'Housekeeping',
    'free on its disk',
  ]) {
    await health(page).getByText(text).first().waitFor();
  }
  await health(page).getByText('Not sent; saved to the outbox').waitFor();
  for (const look of LOOKS) {
    await putOn(page, look);
    // Colors fade from one theme into the other; half-way, nothing has the contrast it will have.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    expect(violationsIn(await askAxe(page, 'all', 'content'))).toEqual([]);
  }
});

test('the server’s health refreshes automatically, and the last known state stays visible if a refresh fails', async () => {
  const page = await signedInAdmin();
  await page.clock.install();
  await page.goto('/admin');
  await health(page).getByText('As of').waitFor();
  await page.route('**/api/admin/health', (route) => route.abort());
  await page.clock.runFor(60_000);
  await health(page).getByText('We couldn’t refresh this.').waitFor();
  await health(page).getByText('SQLite').waitFor();
  await page.unroute('**/api/admin/health');
  await page.clock.runFor(60_000);
  await health(page).getByText('As of').waitFor();
});

test('a server error shows a code that we can look up in our log', async () => {
  const page = await signedInAdmin();
  const bringBack = takeTableAway(product, 'promotions');
  try {
    const failed = page.waitForResponse((reply) => reply.status() === 500);
    await page.goto('/admin');
    const id = (await failed).headers()['x-request-id'] ?? '';
    expect(id).toMatch(/^[0-9a-f]{12}$/);
    await toast(page, /If this keeps happening, send us this code: [0-9a-f]{12}/).waitFor();
  } finally {
    bringBack();
  }
});
