import type { Page } from 'playwright-core';

/** Shows what a page does while the server takes its time: the calls to `address` get no answer until the next visit. */
export async function whileWaiting(page: Page, address: string, act: () => Promise<unknown>): Promise<void> {
  await page.route(address, () => undefined);
  await act();
  await page.unroute(address);
}

/** Shows what a page does when the server is out of order. */
export async function whileFailing(page: Page, address: string, act: () => Promise<unknown>): Promise<void> {
  await page.route(address, (route) => route.fulfill({ status: 500, json: {} }));
  await act();
  await page.unroute(address);
}
