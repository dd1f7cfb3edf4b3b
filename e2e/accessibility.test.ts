import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askAxe, type Look, putOn, violationsIn } from './support/axe.ts';
import { useBrowser } from './support/chromium.ts';
import { useProduct } from './support/product.ts';
import { VISITS } from './support/scenes/tour.ts';
import { sidewaysOverflow } from './support/script-screen.ts';
import { smallTargets } from './support/small-targets.ts';

const product = useProduct();
const browser = useBrowser();

// What scenes provoke: an answer that does not come, a page that is not there.
const PROVOKED = /Failed to (?:fetch|load)|dynamically imported|net::ERR/;
// Both widths and both themes; `npm run bench -- axe` asks for all four pairs.
const WIDE: Look = { width: 1280, theme: 'light' };
const NARROW: Look = { width: 375, theme: 'dark' };
// 1280 pixels at a zoom of 400%.
const ZOOMED = { width: 320, height: 256 };

test.for(Object.entries(VISITS))(
  'every page and dialog that a %s sees, in every state, can be used by everyone',
  {
    timeout: 180_000,
  },
  async ([visitor, visit]) => {
    const { page } = await browser.newVisitor(product.url, PROVOKED);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    const seen = new Set<string>();
    for await (const { name } of visit({ page, dataDir: product.dataDir, email: `${visitor}@example.com` })) {
      const { pathname } = new URL(page.url());
      // Header and footer are the same in every state of a page.
      const part = seen.has(pathname) ? 'content' : 'page';
      seen.add(pathname);
      faults.push(...(await faultsOf(page, part)).map((fault) => `${name}: ${fault}`));
      await putOn(page, WIDE);
    }
    expect(faults).toEqual([]);
  },
);

async function faultsOf(page: Page, part: 'page' | 'content'): Promise<string[]> {
  const wide = violationsIn(await askAxe(page, 'all', part));
  await putOn(page, NARROW);
  const narrow = violationsIn(await askAxe(page, 'look', part));
  const small = await smallTargets(page);
  await page.setViewportSize(ZOOMED);
  const overflow = await sidewaysOverflow(page);
  return [
    ...wide,
    ...narrow,
    ...small.map((target) => `smaller than 24 pixels: ${target}`),
    ...(overflow > 0 ? [`zoomed to 400%, it is ${overflow} pixels wider than the window`] : []),
  ];
}
