import type { Found } from '../found.ts';
import { lowAt } from '../low-at.ts';
import { NUMBER_WORDS } from '../numbers/number-words.ts';
import type { Token } from '../tokens.ts';

/** "hourly at half past", "five past every hour", "quarter to the hour": the minute that an hourly rule has. */
export function minutesPast(tokens: readonly Token[], from: number): Found | undefined {
  const minutes = minutesOf(lowAt(tokens, from));
  if (minutes === undefined) return undefined;
  const at = /^(?:minutes|min|mins)$/.test(lowAt(tokens, from + 1)) ? from + 2 : from + 1;
  const isTo = /^(?:to|before)$/.test(lowAt(tokens, at));
  if (!isTo && !/^(?:past|after)$/.test(lowAt(tokens, at))) return undefined;
  const hour = hourBehind(tokens, at + 1);
  const isAlone =
    minutes === 30 &&
    lowAt(tokens, at) === 'past' &&
    /^(?:|,|\.|;|\)|only|say|and|write|:|beep|play)$/.test(lowAt(tokens, at + 1));
  if (hour === undefined && !isAlone) return undefined;
  return { kind: 'number', value: String(isTo ? 60 - minutes : minutes), from, to: hour ?? at + 1 };
}

function minutesOf(low: string): number | undefined {
  if (low === 'half') return 30;
  if (low === 'quarter') return 15;
  const minutes = /^\d{1,2}$/.test(low) ? Number(low) : NUMBER_WORDS[low];
  return minutes !== undefined && minutes > 0 && minutes < 60 ? minutes : undefined;
}

// "every hour", "the full hour", "each hour"
function hourBehind(tokens: readonly Token[], from: number): number | undefined {
  if (!/^(?:every|each|the)$/.test(lowAt(tokens, from))) return undefined;
  const at = /^(?:full|whole)$/.test(lowAt(tokens, from + 1)) ? from + 2 : from + 1;
  return lowAt(tokens, at) === 'hour' ? at + 1 : undefined;
}
