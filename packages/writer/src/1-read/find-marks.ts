import { type Found, withoutFound } from './found.ts';
import { findHeldKeys } from './keys/find-held-keys.ts';
import { findKeys } from './keys/find-keys.ts';
import { findLoneKeys } from './keys/find-lone-keys.ts';
import { findNumberKeys } from './keys/find-number-keys.ts';
import { otherDirections } from './keys/other-direction.ts';
import { sharedModifiers } from './keys/shared-modifiers.ts';
import { findNumbers } from './numbers/find-numbers.ts';
import { findPlaces } from './numbers/find-places.ts';
import { findLevels } from './numbers/levels.ts';
import { findNumberRanges } from './numbers/number-ranges.ts';
import { findPrograms } from './programs/find-programs.ts';
import type { Mark } from './reading.ts';
import { findFileKinds } from './texts/find-file-kinds.ts';
import { findOwnDetails } from './texts/own-details.ts';
import { findClocks } from './times/find-clocks.ts';
import { findDates } from './times/find-dates.ts';
import { findDays } from './times/find-days.ts';
import { findShifts } from './times/find-shifts.ts';
import { findTimes } from './times/find-times.ts';
import type { Token } from './tokens.ts';
import { coveredBy } from './written.ts';

/**
 * The marks of a request. Each finder leaves what it found to no other, but for digits that stand alone: those may be
 * keys and numbers.
 */
export function findMarks(request: string, tokens: readonly Token[], written: readonly Mark[]): Mark[] {
  const isWritten = coveredBy(request, written);
  let rest: readonly Token[] = tokens.map((token) =>
    isWritten(token.start) ? { ...token, low: '', glued: false } : token,
  );
  const found: Found[] = [];
  const take = (here: readonly Found[]) => {
    found.push(...here);
    rest = withoutFound(rest, here);
  };
  take(findOwnDetails(request, rest, written));
  take(findDates(rest));
  take(findShifts(rest));
  take(findKeys(rest));
  const keys = found.filter(({ kind }) => kind === 'key');
  for (const find of [findClocks, findTimes, findDays, findPlaces]) take(find(rest));
  take(findPrograms(request, rest));
  take(findFileKinds(rest));
  const lone = [...findLoneKeys(rest, keys), ...findNumberKeys(rest, keys)];
  found.push(
    ...lone,
    ...findNumbers(rest),
    ...findLevels(rest),
    ...findNumberRanges(rest),
    ...findHeldKeys(rest, [...keys, ...lone]),
    ...sharedModifiers(rest, keys),
    ...otherDirections(rest, keys),
  );
  return inOrder([...written, ...found.map((each) => markOf(tokens, each))]);
}

function markOf(tokens: readonly Token[], { kind, value, from, to }: Found): Mark {
  return { kind, value, start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}

// The same thing found in two ways is one mark, and what stands inside a longer one is none: the 5 of "-5".
function inOrder(marks: readonly Mark[]): Mark[] {
  const kept: Mark[] = [];
  const seen = new Set<string>();
  for (const mark of marks.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const key = `${mark.start} ${mark.end} ${mark.kind} ${mark.value}`;
    const last = kept.at(-1);
    const isApart = !last || mark.start >= last.end || (mark.start === last.start && mark.end === last.end);
    if (isApart && !seen.has(key)) kept.push(mark);
    seen.add(key);
  }
  return kept;
}
