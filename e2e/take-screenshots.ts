// npm run screenshots: pictures of the pages at two widths, light and dark, into docs/screenshots/.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { dashboardScenes, historyScenes } from './support/scenes.ts';
import { fillRegistration } from './support/screen.ts';
import { serveProduct } from './support/serve-product.ts';

const FOLDER = join(import.meta.dirname, '../docs/screenshots');
const PAGES = { home: '/', 'sign-in': '/login', 'create-account': '/register', 'not-found': '/no-such-page' };
const WIDTHS = [1280, 375];
const THEMES = ['light', 'dark'] as const;
// Colours arrive with their code, and notes on a script after a pause in typing.
const SETTLE_MS = 900;

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
  const take = (name: string, fullPage = true) =>
    page.screenshot({ path: join(FOLDER, `${name}-${width}-${colorScheme}.png`), fullPage });
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await take(name);
  }
  const email = `pictures-${width}-${colorScheme}@example.com`;
  await register(page, email);
  const scenes = {
    dashboard: dashboardScenes(page, product.dataDir, email),
    history: historyScenes(page, product.dataDir, email),
  };
  for (const [group, list] of Object.entries(scenes)) {
    for (const { name, play, wholePage } of list) {
      await play();
      await page.waitForTimeout(SETTLE_MS);
      await take(`${group}-${name}`, wholePage);
    }
  }
  await context.close();
}

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/register');
  await fillRegistration(page, { email, password: 'secret1!', confirm: 'secret1!' });
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/dashboard');
}
