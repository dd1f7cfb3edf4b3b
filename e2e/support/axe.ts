import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

export type Look = { width: number; theme: 'light' | 'dark' };

const RULES = {
  all: {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { 'target-size': { enabled: true } },
  },
  // What depends on the theme.
  look: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
} satisfies Record<string, RunOptions>;

export const LOOKS: readonly Look[] = [
  { width: 1280, theme: 'light' },
  { width: 1280, theme: 'dark' },
  { width: 375, theme: 'light' },
  { width: 375, theme: 'dark' },
];

/** Shows the page in another size and theme, without leaving the state it is in. */
export async function putOn(page: Page, { width, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await chooseTheme(page, theme);
}

// Not the browser's setting: some time passes until all of a page has heard of it, and axe finds colors of both.
export async function chooseTheme(page: Page, theme: Look['theme']): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
  }, theme);
}

/** What axe has to say about the page as it is shown now, or about what lies on top of it. */
export async function askAxe(page: Page, rules: keyof typeof RULES, part: 'page' | 'content' = 'page') {
  // Not a script tag: the Content-Security-Policy would refuse it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { ...RULES[rules], resultTypes: ['violations'] };
  return await page.evaluate(
    ([howToAsk, whole]): Promise<AxeResults> => {
      const { axe: auditor } = window as unknown as { axe: typeof axe };
      const content = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main');
      return auditor.run(whole || !content ? document : content, howToAsk);
    },
    [options, part === 'page'] as const,
  );
}

/** Each violation in one line: the rule, the element and what is wrong with it. */
export function violationsIn({ violations }: AxeResults): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`),
  );
}
