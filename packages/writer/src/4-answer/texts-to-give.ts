import type { Element } from '#2-propose/elements.ts';
import type { Written } from '#2-propose/written-program.ts';
import { rangeOf } from './understood.ts';

/** "my address": texts that stand in the script for what only the user knows. Texts that were given are quoted. */
export function textsToGive(request: string, elements: readonly Element[], tokens: readonly Written[]): string[] {
  const named = tokens.flatMap((token) => {
    const element = typeof token === 'number' ? elements[token] : undefined;
    const range = typeof token === 'number' ? rangeOf(elements, token) : undefined;
    if (element?.is !== 'mark' || element.kind !== 'text' || !range) return [];
    return request.slice(range.start, range.end) === element.value ? [element.value] : [];
  });
  return [...new Set(named)];
}

/** What the user has to do about them. */
export function askForTexts(texts: readonly string[]): string[] {
  if (texts.length === 0) return [];
  const list = new Intl.ListFormat('en-US').format(texts.map((text) => `“${text}”`));
  return [`Replace ${list} with your own text.`];
}
