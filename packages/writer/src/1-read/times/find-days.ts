import type { Found } from '../found.ts';
import type { Token } from '../tokens.ts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const NAMES: Readonly<Record<string, number>> = {
  monday: 0,
  mondays: 0,
  mon: 0,
  tuesday: 1,
  tuesdays: 1,
  tue: 1,
  tues: 1,
  wednesday: 2,
  wednesdays: 2,
  wed: 2,
  weds: 2,
  wedensday: 2,
  thursday: 3,
  thursdays: 3,
  thu: 3,
  thur: 3,
  thurs: 3,
  friday: 4,
  fridays: 4,
  fri: 4,
  saturday: 5,
  saturdays: 5,
  sat: 5,
  sunday: 6,
  sundays: 6,
  sun: 6,
};
const SHORT = new Set(['sat', 'sun', 'wed', 'mon', 'fri', 'thu', 'tue']);

/** Days of the week: "weekdays", "monday to friday", "every tuesday and thursday". */
export function findDays(tokens: readonly Token[]): Found[] {
  const found: Found[] = [];
  let at = 0;
  while (at < tokens.length) {
    const here = daysAt(tokens, at);
    if (here) found.push(here);
    if (here && isExcepted(tokens, at)) found.push({ ...here, value: others(here.value) });
    at = here ? here.to : at + 1;
  }
  return found;
}

// "every day but sunday", "not on weekends": the other days may be meant.
function isExcepted(tokens: readonly Token[], from: number): boolean {
  return tokens
    .slice(Math.max(0, from - 4), from)
    .some(({ low }) =>
      /^(?:except|exept|but|not|excluding|without|don't|never|no|unless|apart|isn't|besides)$/.test(low),
    );
}

function others(days: string): string {
  const named = days === 'weekdays' ? DAYS.slice(0, 5) : days === 'weekends' ? DAYS.slice(5) : days.split('+');
  return textOf(new Set(DAYS.flatMap((day, index) => (named.includes(day) ? [] : [index]))));
}

function daysAt(tokens: readonly Token[], from: number): Found | undefined {
  const group = groupAt(tokens, from);
  if (group) return { kind: 'days', value: group.value, from, to: group.to };
  const first = dayAt(tokens, from);
  if (first === undefined) return undefined;
  if (SHORT.has(tokens[from]?.low ?? '') && !isShortDay(tokens, from)) return undefined;
  const days = new Set([first]);
  let to = from + 1;
  let last = first;
  for (;;) {
    const at = separated(tokens, to);
    const day = dayAt(tokens, at);
    if (day === undefined) break;
    const isRange = /^(?:-|–|to|through|till|until|thru|til|bis)$/.test(tokens[to]?.low ?? '');
    if (isRange) for (let each = last; each !== day; each = (each + 1) % 7) days.add(each);
    days.add(day);
    last = day;
    to = at + 1;
  }
  return { kind: 'days', value: textOf(days), from, to };
}

function dayAt(tokens: readonly Token[], at: number): number | undefined {
  const low = tokens[at]?.low ?? '';
  return NAMES[low.endsWith("'s") ? low.slice(0, -2) : low];
}

function separated(tokens: readonly Token[], from: number): number {
  let at = from;
  while (
    at < from + 3 &&
    /^(?:,|and|or|&|\/|-|–|to|through|till|until|thru|til|\+|on|every|bis|the|from|in)$/.test(tokens[at]?.low ?? '')
  )
    at += 1;
  return at;
}

// "sat", "sun" and "wed" are words, too.
function isShortDay(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.low ?? '';
  // Behind a time that was read: "17:00 fri".
  if (at > 0 && before === '') return true;
  if (dayAt(tokens, at + 1) !== undefined) return true;
  const next = separated(tokens, at + 1);
  return (
    /^(?:on|every|each|next|,|and|-|–|\(|last)$/.test(before) ||
    (next > at + 1 && dayAt(tokens, next) !== undefined) ||
    /^\p{Lu}/u.test(tokens[at]?.raw ?? '')
  );
}

function groupAt(tokens: readonly Token[], from: number): { readonly value: string; readonly to: number } | undefined {
  const [low = '', next = '', third = ''] = tokens.slice(from, from + 3).map((token) => token.low);
  if (/^(?:weekdays?|workdays?|workingdays?)$/.test(low)) return { value: 'weekdays', to: from + 1 };
  if (/^(?:work|working|week|business|school|office)$/.test(low)) {
    if (/^days?$/.test(next)) return { value: 'weekdays', to: from + 2 };
    if (next === '-' && /^days?$/.test(third)) return { value: 'weekdays', to: from + 3 };
  }
  if (/^weekends?$/.test(low)) return { value: 'weekends', to: from + 1 };
  if (low === 'week' && (next === 'end' || next === 'ends')) return { value: 'weekends', to: from + 2 };
  return undefined;
}

function textOf(days: ReadonlySet<number>): string {
  const sorted = [...days].sort((a, b) => a - b).map((day) => DAYS[day]);
  const text = sorted.join('+');
  if (text === 'mon+tue+wed+thu+fri') return 'weekdays';
  if (text === 'sat+sun') return 'weekends';
  return sorted.length === 7 ? 'daily' : text;
}
