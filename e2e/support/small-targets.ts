import type { Page } from 'playwright-core';

const TARGETS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab]';

/** What can be pressed but is smaller than 24 by 24 pixels. Links within a sentence may be as high as its lines. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((targets) => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.textContent?.trim());
    return (
      [...document.querySelectorAll(targets)]
        // The link that skips to the content has no size until it has the focus.
        .filter((element) => isShown(element) && !isInSentence(element) && !element.matches('.sr-only:not(:focus)'))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
        .map(({ element, box }) => {
          const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? element.tagName;
          return `${name}: ${Math.round(box.width)} by ${Math.round(box.height)}`;
        })
    );
  }, TARGETS);
}
