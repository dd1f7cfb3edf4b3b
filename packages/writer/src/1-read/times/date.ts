import { MONTHS } from '#knowledge/month-names.ts';
import { lowAt } from '../low-at.ts';
import { NUMBER_WORDS } from '../numbers/number-words.ts';
import type { Token } from '../tokens.ts';

/** A day of the calendar as programs write it, and where its words end. */
export type SaidDate = { readonly date: string; readonly to: number };

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

/** "2027-01-19", "5/3/2025", "24.12.2026", "March 5th 2026", "the first of January 2027". A day needs its year. */
export function dateAt(tokens: readonly Token[], from: number): SaidDate | undefined {
  const low = lowAt(tokens, from);
  if (/^\d/.test(low)) return writtenDate(tokens, from) ?? dayFirst(tokens, from);
  if (monthOf(low) !== undefined) return monthFirst(tokens, from);
  return low === 'the' || ORDINALS.includes(low) ? dayFirst(tokens, from) : undefined;
}

function writtenDate(tokens: readonly Token[], from: number): SaidDate | undefined {
  const parts = tokens.slice(from, from + 5);
  const [first = '', sign = '', second = '', again = '', third = ''] = parts.map(({ low }) => low);
  if (!/^[-/.]$/.test(sign) || again !== sign || parts.slice(1).some(({ glued }) => !glued)) return undefined;
  // "1.2.2026.3" is a version.
  const next = tokens[from + 5];
  if (next?.glued && next.low === sign && tokens[from + 6]?.glued) return undefined;
  if (![first, second, third].every((part) => /^\d{1,4}$/.test(part))) return undefined;
  const [one, two, three] = [Number(first), Number(second), Number(third)];
  if (first.length === 4) return dateOf(one, two, three, from + 5);
  if (third.length !== 4 || first.length > 2 || second.length > 2) return undefined;
  // Americans begin with the month; only slashes are theirs, and nobody has a 13th month.
  const isMonthFirst = sign === '/' && one <= 12;
  return isMonthFirst ? dateOf(three, one, two, from + 5) : dateOf(three, two, one, from + 5);
}

// "March 5th 2026", "March 5, 2026"
function monthFirst(tokens: readonly Token[], from: number): SaidDate | undefined {
  const month = monthOf(lowAt(tokens, from));
  let at = lowAt(tokens, from + 1) === '.' ? from + 2 : from + 1;
  if (lowAt(tokens, at) === 'the') at += 1;
  const day = dayOf(lowAt(tokens, at));
  const year = lowAt(tokens, at + 1) === ',' ? at + 2 : at + 1;
  return month && day && isYear(lowAt(tokens, year))
    ? dateOf(Number(lowAt(tokens, year)), month, day, year + 1)
    : undefined;
}

// "5 March 2026", "the 5th of March, 2026", "24. December 2026"
function dayFirst(tokens: readonly Token[], from: number): SaidDate | undefined {
  const start = lowAt(tokens, from) === 'the' ? from + 1 : from;
  const day = dayOf(lowAt(tokens, start));
  if (!day) return undefined;
  let at = start + 1;
  while (at < start + 3 && /^(?:of|de|\.|-)$/.test(lowAt(tokens, at))) at += 1;
  const month = monthOf(lowAt(tokens, at));
  if (!month) return undefined;
  let year = at + 1;
  while (year < at + 3 && /^(?:of|de|\.|,|-)$/.test(lowAt(tokens, year))) year += 1;
  return isYear(lowAt(tokens, year)) ? dateOf(Number(lowAt(tokens, year)), month, day, year + 1) : undefined;
}

function monthOf(low: string): number | undefined {
  return MONTHS.get(low);
}

function dayOf(low: string): number | undefined {
  const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(low);
  const day = digits ? Number(digits[1]) : ORDINALS.indexOf(low) + 1 || NUMBER_WORDS[low];
  return day !== undefined && day >= 1 && day <= 31 ? day : undefined;
}

function isYear(low: string): boolean {
  return /^(?:19|20)\d\d$/.test(low);
}

function dateOf(year: number, month: number, day: number, to: number): SaidDate | undefined {
  if (year < 1900 || year > 2100 || month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  const two = (number: number) => String(number).padStart(2, '0');
  return { date: `${year}-${two(month)}-${two(day)}`, to };
}
