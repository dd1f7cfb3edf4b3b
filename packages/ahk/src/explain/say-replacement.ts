import type { HotstringOptions } from '../facts/hotstring-options.ts';
import { quote } from './quote.ts';
import { sayKeystrokes } from './say-keystrokes.ts';

/** What a hotstring leaves in the place of its abbreviation. */
export function sayReplacement(text: string, options: HotstringOptions): string[] {
  if (options.literal) return [`${options.keepsTyped ? 'adds' : 'turns into'} ${quote(text)}`];
  const [first, ...rest] = sayKeystrokes({ kind: 'text', text });
  if (first === undefined) return ['removes it'];
  const typed = /^types (.*)$/s.exec(first)?.[1];
  if (typed === undefined || options.keepsTyped) return [first, ...rest];
  return [`turns into ${typed}`, ...rest];
}
