import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import type { useBrowser } from './chromium.ts';
import type { Product } from './product.ts';
import { type Plan, putOnPlan } from './stored-state.ts';

type Browser = ReturnType<typeof useBrowser>;

type Arrival = { plan?: Plan; path?: string; expectedErrors?: RegExp; width?: number };

/** A page of a new user who is signed in, on the monthly plan unless told, and on the dashboard unless told. */
export async function newUserPage(
  product: Product,
  browser: Browser,
  email: string,
  { plan = { plan: 'monthly' }, path = '/dashboard', expectedErrors, width = 1280 }: Arrival = {},
): Promise<Page> {
  const { user, accessToken, refreshToken } = await product.register(email);
  putOnPlan(product, email, plan);
  const { page } = await browser.newVisitor(product.url, expectedErrors, { viewport: { width, height: 800 } });
  await page.goto('/favicon.svg');
  await page.evaluate(
    (items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    },
    { userData: JSON.stringify(user), accessToken, refreshToken },
  );
  await page.goto(path);
  return page;
}

export function descriptionBox(page: Page) {
  return page.getByLabel('Describe what you want to automate');
}

export async function generate(page: Page, description: string): Promise<void> {
  await descriptionBox(page).fill(description);
  await page.getByRole('button', { name: 'Generate Script' }).click();
}

export function resultCard(page: Page) {
  return page.getByRole('group', { name: 'Generated AutoHotkey Script' });
}

/** The script that is shown, as text. */
export function shownScript(page: Page): Promise<string> {
  return page.getByRole('region', { name: 'Script' }).locator('code').innerText();
}

/** What a click downloads: the name of the file and its bytes. */
export async function downloaded(page: Page, click: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download') as Promise<Download>, click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** The bytes that a script must have on disk: a mark that says UTF-8, and the line ends of Windows. */
export function fileBytes(script: string): Buffer {
  const text = script.endsWith('\n') ? script : `${script}\n`;
  return Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text.replace(/\n/g, '\r\n'), 'utf8')]);
}

export async function allowClipboard(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
}

export function clipboardText(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
