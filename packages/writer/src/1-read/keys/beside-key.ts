import type { Found } from '../found.ts';
import type { Token } from '../tokens.ts';

const FAR = 4;
const BETWEEN = /^(?:,|\/|and|or|then|&|to|the|with|for|→|=|-|>|twice|x|\d|key|into|as|is|becomes)$/;

/** "send tab, tab, enter", "ctrl+c then tab": behind a key, with nothing but joining words between. */
export function isBesideKey(tokens: readonly Token[], from: number, before: readonly Found[]): boolean {
  const last = before.at(-1);
  if (!last || from - last.to > FAR) return false;
  return tokens.slice(last.to, from).every(({ low }) => BETWEEN.test(low));
}
