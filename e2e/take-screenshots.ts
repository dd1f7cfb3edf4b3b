// npm run screenshots: pictures of the pages at two widths, light and dark, into docs/screenshots/.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { serveProduct } from './support/serve-product.ts';

const FOLDER = join(import.meta.dirname, '../docs/screenshots');
const PAGES = { home: '/', 'sign-in': '/login', 'create-account': '/register', 'not-found': '/no-such-page' };
const WIDTHS = [1280, 375];
const THEMES = ['light', 'dark'] as const;

mkdirSync(FOLDER, { recursive: true });
const product = await serveProduct();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '', args: ['--no-sandbox'] });
for (const width of WIDTHS) {
  for (const colorScheme of THEMES) await takeAll(browser, width, colorScheme);
}
await browser.close();
await product.stop();

async function takeAll(from: Browser, width: number, colorScheme: (typeof THEMES)[number]): Promise<void> {
  const context = await from.newContext({ baseURL: product.url, viewport: { width, height: 800 }, colorScheme });
  const page = await context.newPage();
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.screenshot({ path: join(FOLDER, `${name}-${width}-${colorScheme}.png`), fullPage: true });
  }
  await context.close();
}
