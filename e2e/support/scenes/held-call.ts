import type { Page } from 'playwright-core';

/** Shows what a page does while the server takes its time: until the next scene, calls to `address` get no answer. */
export async function whileWaiting(page: Page, address: string, act: () => Promise<unknown>): Promise<void> {
  await page.route(address, () => undefined);
  await act();
}

/** Shows what a page does when the server is out of order, until the next scene. */
export async function whileFailing(page: Page, address: string, act: () => Promise<unknown>): Promise<void> {
  await page.route(address, (route) => route.fulfill({ status: 500, json: {} }));
  await act();
}
