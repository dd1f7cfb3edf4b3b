// npm run screenshots: pictures of every page and dialog at two widths, light and dark, into docs/screenshots/.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { LOOKS, type Look } from './support/axe.ts';
import { VISITS } from './support/scenes/tour.ts';
import { serveProduct } from './support/serve-product.ts';

const FOLDER = join(import.meta.dirname, '../docs/screenshots');
// Colours arrive with their code, and notes on a script after a pause in typing.
const SETTLE_MS = 900;
const chosen = process.argv.slice(2);

mkdirSync(FOLDER, { recursive: true });
const product = await serveProduct();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '', args: ['--no-sandbox'] });
for (const look of LOOKS) {
  for (const visitor of Object.keys(VISITS) as (keyof typeof VISITS)[]) await takeAll(browser, visitor, look);
}
await browser.close();
await product.stop();

async function takeAll(from: Browser, visitor: keyof typeof VISITS, { width, theme }: Look): Promise<void> {
  const options = { baseURL: product.url, viewport: { width, height: 800 }, colorScheme: theme };
  const context = await from.newContext(options);
  const page = await context.newPage();
  const email = `${visitor}-${width}-${theme}@example.com`;
  for await (const { name, wholePage = true, onPhone } of VISITS[visitor]({ page, dataDir: product.dataDir, email })) {
    const wanted = chosen.length === 0 || chosen.some((word) => name.includes(word));
    if (!wanted || (onPhone && width > 375)) continue;
    await page.waitForTimeout(SETTLE_MS);
    await page.screenshot({ path: join(FOLDER, `${name}-${width}-${theme}.png`), fullPage: wholePage });
    await page.setViewportSize(options.viewport);
  }
  await context.close();
}
