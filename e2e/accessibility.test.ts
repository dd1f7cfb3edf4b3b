import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { askAxe, chooseTheme, type Look, putOn, violationsIn } from './support/axe.ts';
import { useBrowser } from './support/chromium.ts';
import { loadWriter, useOwnProduct } from './support/product.ts';
import { VISITS, type Visit } from './support/scenes/tour.ts';
import { sidewaysOverflow } from './support/script-screen.ts';
import { smallTargets } from './support/small-targets.ts';

const product = useOwnProduct();
const browser = useBrowser();
beforeAll(() => loadWriter(product));

// What scenes provoke: an answer that does not come, a page that is not there.
const PROVOKED = /Failed to (?:fetch|load)|dynamically imported|net::ERR|status of 503/;
const LIGHT: Look = { width: 1280, theme: 'light' };
// 1280 pixels at a zoom of 400%.
const ZOOMED = { width: 320, height: 256 };

// `npm run bench -- axe` also asks at the width of a phone.
test.each(Object.entries(VISITS))(
  'every page and dialog a %s sees is accessible, in every state',
  { timeout: 480_000 },
  async (visitor, visit) => expect(await faultsSeen(visitor, visit)).toEqual([]),
);

test('a visitor who prefers reduced motion sees no animations', async () => {
  const { page } = await browser.newVisitor(product.url);
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).waitFor();
  expect(await longestMotion(page)).toBeGreaterThan(0.1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await longestMotion(page)).toBeLessThan(0.001);
});

/** In seconds, over everything on the page. */
function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() => {
    const durations = [...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
      return [transitionDuration, animationName === 'none' ? '0s' : animationDuration];
    });
    return Math.max(...durations.flatMap((list) => list.split(',')).map(Number.parseFloat));
  });
}

async function faultsSeen(visitor: string, visit: Visit): Promise<string[]> {
  const { page } = await browser.newVisitor(product.url, PROVOKED);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  const seen = new Set<string>();
  // A visit that is tried once more is by somebody else.
  const email = `${visitor}-${Date.now()}@example.com`;
  for await (const { name } of visit({ page, dataDir: product.dataDir, email })) {
    const { pathname } = new URL(page.url());
    // Header and footer are the same in every state of a page.
    const part = seen.has(pathname) ? 'content' : 'page';
    seen.add(pathname);
    faults.push(...(await faultsOf(page, part)).map((fault) => `${name}: ${fault}`));
    await putOn(page, LIGHT);
  }
  return faults;
}

async function faultsOf(page: Page, part: 'page' | 'content'): Promise<string[]> {
  const light = violationsIn(await askAxe(page, 'all', part));
  await chooseTheme(page, 'dark');
  const dark = violationsIn(await askAxe(page, 'look', part));
  await page.setViewportSize(ZOOMED);
  const overflow = await sidewaysOverflow(page);
  return [
    ...light,
    ...dark,
    ...(await smallTargets(page)).map((target) => `smaller than 24 pixels: ${target}`),
    ...(overflow > 0 ? [`zoomed to 400%, it is ${overflow} pixels wider than the window`] : []),
  ];
}
