import type { Page } from 'playwright-core';

const MOST_PRESSES = 80;

/** Presses Tab until the thing of this name has the focus. */
export async function tabTo(page: Page, name: string | RegExp, isField = false): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    const here = await focused(page);
    const fits = !isField || (await page.evaluate(() => document.activeElement?.tagName === 'TEXTAREA'));
    if ((typeof name === 'string' ? here === name : name.test(here)) && fits) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_PRESSES} presses of Tab did not lead to ${name}`);
}

/** Goes to a button or a link with Tab, and presses it. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Goes to a field with Tab, and types over what is in it. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Waits for a page and for the focus that it takes when it's shown; a key pressed before would go astray. */
export async function arriveAt(page: Page, path: string): Promise<void> {
  await page.waitForURL(`**${path}`);
  await page.locator('main:focus').waitFor();
}

/** The name of what has the focus. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (element === document.body) return '';
    const label = element && 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null)?.[0] : undefined;
    return (element?.getAttribute('aria-label') ?? label?.innerText ?? element?.innerText ?? '').trim();
  });
}
