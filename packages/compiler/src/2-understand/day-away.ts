import { NUMBER_WORDS } from '#knowledge/number-words.ts';

const COUNT = String.raw`(?<count>\d{1,3}|${Object.keys(NUMBER_WORDS).join('|')})`;
const AWAY = new RegExp(
  String.raw`\b(?:(?<in>in )?${COUNT} (?<unit>days?|weeks?|fortnights?)\b(?: time)?(?:'?s? (?:time|date))?(?<where> ago| back| earlier| before| from (?:now|today)| later| ahead| after(?: today)?|)|(?<near>day before yesterday|day after tomorrow|yesterday|tomorrow)|(?<rel>next|last|previous) week(?:'s date| today))`,
  'iu',
);
const NEAR: Readonly<Record<string, number>> = {
  'day before yesterday': -2,
  'day after tomorrow': 2,
  yesterday: -1,
  tomorrow: 1,
};

/** "yesterday's date", "one week from today": a day other than today, as an AutoHotkey expression. */
export function dayAway(said: string): { expression: string; days: number } | undefined {
  const groups = AWAY.exec(said)?.groups;
  if (!groups) return undefined;
  const days = groups.near
    ? (NEAR[groups.near.toLowerCase()] ?? 0)
    : groups.rel
      ? /next/i.test(groups.rel)
        ? 7
        : -7
      : counted(groups);
  return days ? { days, expression: `DateAdd(A_Now, ${days}, "Days")` } : undefined;
}

function counted(groups: Readonly<Record<string, string | undefined>>): number {
  const { count = '', unit = '', where = '' } = groups;
  // "for 3 days" says nothing of which day is meant.
  if (!where.trim() && !groups.in) return 0;
  const size = /^week/i.test(unit) ? 7 : /^fort/i.test(unit) ? 14 : 1;
  const amount = NUMBER_WORDS[count.toLowerCase()] ?? Number(count);
  return amount * size * (/ago|back|earlier|before/i.test(where) ? -1 : 1);
}
