// npm run screenshots: pictures of every page and dialog at two widths, light and dark, into docs/screenshots/.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { LOOKS, type Look } from './support/axe.ts';
import { VISITS } from './support/scenes/tour.ts';
import { type ServedProduct, serveProduct } from './support/serve-product.ts';

const FOLDER = join(import.meta.dirname, '../docs/screenshots');
// Colors arrive with their code, and notes on a script after a pause in typing.
const SETTLE_MS = 900;
const chosen = process.argv.slice(2);

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '', args: ['--no-sandbox'] });
for (const look of LOOKS) {
  const product = await serveProduct();
  for (const visitor of Object.keys(VISITS) as (keyof typeof VISITS)[]) await takeAll(product, visitor, look);
  await product.stop();
}
await browser.close();

async function takeAll({ url, dataDir }: ServedProduct, visitor: keyof typeof VISITS, { width, theme }: Look) {
  const options = { baseURL: url, viewport: { width, height: 800 }, colorScheme: theme };
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const email = `${visitor}@example.com`;
  for await (const { name, wholePage = true, onPhone } of VISITS[visitor]({ page, dataDir, email })) {
    const wanted = chosen.length === 0 || chosen.some((word) => name.includes(word));
    if (!wanted || (onPhone && width > 375)) continue;
    await page.waitForTimeout(SETTLE_MS);
    await page.screenshot({ path: join(FOLDER, `${name}-${width}-${theme}.png`), fullPage: wholePage });
    await page.setViewportSize(options.viewport);
  }
  await context.close();
}
