import { chromium } from 'playwright-core';
import { askAxe, LOOKS, putOn, violationsIn } from '../e2e/support/axe.ts';
import { VISITS } from '../e2e/support/scenes/tour.ts';
import { serveProduct } from '../e2e/support/serve-product.ts';
import { ensureChromium } from '../scripts/chromium.mjs';
import { writeResults } from './results-page.ts';

const product = await serveProduct();
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
const rows: (string | number)[][] = [];
for (const [visitor, visit] of Object.entries(VISITS)) {
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for await (const { name } of visit({ page, dataDir: product.dataDir, email: `${visitor}@example.com` })) {
    const counts: number[] = [];
    let rules = 0;
    for (const look of LOOKS) {
      await putOn(page, look);
      const results = await askAxe(page, 'all');
      for (const violation of violationsIn(results)) console.log(`${name} ${look.width} ${look.theme}: ${violation}`);
      counts.push(violationsIn(results).length);
      rules = Math.max(rules, results.passes.length + results.violations.length);
    }
    rows.push([visitor, name, rules, ...counts]);
    await putOn(page, { width: 1280, theme: 'light' });
  }
  await context.close();
}
await browser.close();
await product.stop();

writeResults(
  'axe',
  'What axe-core (WCAG 2.0, 2.1 and 2.2, A and AA, and its best practices) finds wrong with every page and dialog of the product, in every state, at two widths and in both themes. `rules` is how many of its rules had something to look at.',
  ['seen by', 'state', 'rules', ...LOOKS.map(({ width, theme }) => `${width} ${theme}`)],
  rows,
);
process.exitCode = rows.every((row) => row.slice(3).every((count) => count === 0)) ? 0 : 1;
