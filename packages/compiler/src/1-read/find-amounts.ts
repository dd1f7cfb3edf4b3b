import type { Entity } from '#ir/entity.ts';
import { NUMBER_WORDS } from '#knowledge/number-words.ts';
import { findSpokenClocks } from './find-spoken-clocks.ts';

const WORDS: Readonly<Record<string, number>> = {
  ...NUMBER_WORDS,
  half: 0.5,
  'half a': 0.5,
  'half an': 0.5,
  couple: 2,
  'a couple of': 2,
  'a few': 3,
  quarter: 0.25,
  'a quarter of an': 0.25,
  'one and a half': 1.5,
};
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:ms|msecs?|milliseconds?|millis)$/, 1],
  [/^(?:s|secs?|seconds?|segundos?|sekunden?|secondes?|secondi)$/, 1000],
  [/^(?:m|mins?|minutes?|minutos?|minuten?|minuti)$/, 60_000],
  [/^(?:h|hrs?|hours?|horas?|stunden?|heures?|ore)$/, 3_600_000],
  [/^days?$/, 86_400_000],
  [/^weeks?$/, 604_800_000],
  [/^months?$/, 2_592_000_000],
];
const AMOUNT = `\\d+(?:[.,]\\d+)?|${Object.keys(WORDS)
  .sort((a, b) => b.length - a.length)
  .join('|')}`;
const UNIT =
  'milliseconds?|millis|msecs?|ms|seconds?|secs?|minutes?|mins?|hours?|hrs?|segundos?|sekunden?|secondes?|secondi|minutos?|minuten|minuti|horas?|stunden?|heures?|s|m|h';
const DURATION = new RegExp(
  `(?<![\\p{L}\\p{N}])(every |each |cada |alle |toutes les |ogni )?(${AMOUNT})?[ -]?(${UNIT})(?![\\p{L}\\p{N}])`,
  'giu',
);
// "a second enter" is one more key, not a pause.
const PAUSE =
  /^\s*(?:$|[.,;:)]|and\b|then\b|later\b|before\b|after\b|between\b|delay\b|pause\b|apart\b|to\b|so\b|it\b|until\b|each\b|for\b|on\b|or\b)/i;
const RATE = new RegExp(
  `(?<![\\p{L}\\p{N}])(${AMOUNT})\\s*(?:(?:x|times?|clicks?|presses|strokes)\\s*(?:per|a|every|each|/)|(?<=\\d)\\s*(?:per|/))\\s*(second|sec|s|minute|min|hour)(?![\\p{L}\\p{N}])`,
  'giu',
);
const CLOCK =
  /(?<![\p{L}\p{N}:])(?:(half past|quarter past|quarter to)\s+(\d{1,2})|(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm|a\.m\.|p\.m\.|o'?clock)|(\d{1,2}):(\d{2})|(noon|midday|midnight)|(?<=\b(?:at|um|a las|à)\s)(\d{1,2}))(?![\p{L}\p{N}%]|:\d|[,x×]\d|\s*(?:seconds?|minutes?|hours?|times|%|x\b|px|pixels))/giu;
const POINT =
  /(?:\bx\s*[=:]?\s*(\d{1,5})\s*,?\s*(?:and\s+)?y\s*[=:]?\s*(\d{1,5}))|(?<![\d.])\(?(\d{1,5})\s*(?:[,x×*]|\bby\b)\s*(\d{1,5})\)?(?!\d|\.\d)|(?<=\b(?:to|at|position|point|coordinates|coords) )(\d{2,5})\s+(\d{2,5})(?!\d|\.\d)/giu;
const PERCENT = /(?<![\d.])(\d{1,3})\s*(?:%|percent|per cent|prozent)/giu;
const NUMBER = new RegExp(
  `(?<![\\p{L}\\p{N}.])(\\d+(?:\\.\\d+)?|${Object.keys(WORDS)
    .filter((word) => (WORDS[word] ?? 0) > 1 && !word.includes(' '))
    .join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

// "5 to 9 sec", "between 5 and 9 seconds": the unit is said once.
const SPAN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:between )?(${AMOUNT})\\s*(?:-|to|and|or|till)\\s*(${AMOUNT})[ -]?(${UNIT})(?![\\p{L}\\p{N}])`,
  'dgiu',
);

// "older than 30 days": an age. Elsewhere days are counted by the calendar, and the number alone is what is said.
const DAYS = new RegExp(
  `(?<=\\b(?:than|over|past|least) )(${AMOUNT})[ -]?(days?|weeks?|months?)(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])(${AMOUNT})[ -]?(days?|weeks?|months?)(?= old\\b)`,
  'giu',
);

/** Lengths of time, rates, times of day, places on the screen, percentages and plain numbers; the first reading wins. */
export function findAmounts(text: string): Entity[] {
  return [
    ...rates(text),
    ...findSpokenClocks(text),
    ...clocks(text),
    ...spans(text),
    ...durations(text),
    ...days(text),
    ...points(text),
    ...percents(text),
    ...numbers(text),
  ];
}

export function amountOf(said: string | undefined): number {
  const word = (said ?? 'a').toLowerCase().trim();
  return WORDS[word] ?? Number(word.replace(',', '.'));
}

function rates(text: string): Entity[] {
  return [...text.matchAll(RATE)].map((match) => {
    const value = Math.max(1, Math.round(unitOf(match[2] ?? 's') / amountOf(match[1])));
    return { kind: 'duration', value, every: true, start: match.index, end: match.index + match[0].length };
  });
}

function durations(text: string): Entity[] {
  return [...text.matchAll(DURATION)].flatMap((match): Entity[] => {
    const [whole, every, amount, unit = ''] = match;
    // "s", "m" and "h" alone are letters, and "second" alone is "the second one".
    if (!amount && (!every || unit.length === 1)) return [];
    if (amount && unit.length === 1 && !/\d/.test(amount)) return [];
    // "ahr" is a word of the user's own, and no hour.
    if (amount && !/\d/.test(amount) && new RegExp(`${amount}${unit}$`, 'i').test(whole)) return [];
    if (
      /^(?:a|one)$/i.test(amount ?? '') &&
      /^second$/i.test(unit) &&
      !PAUSE.test(text.slice(match.index + whole.length))
    )
      return [];
    const value = Math.round(amountOf(amount) * unitOf(unit));
    return [{ kind: 'duration', value, every: Boolean(every), start: match.index, end: match.index + whole.length }];
  });
}

function days(text: string): Entity[] {
  return [...text.matchAll(DAYS)].map((match) => ({
    kind: 'duration',
    value: Math.round(amountOf(match[1] ?? match[3]) * unitOf(match[2] ?? match[4] ?? 'day')),
    every: false,
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function spans(text: string): Entity[] {
  return [...text.matchAll(SPAN)].flatMap((match): Entity[] => {
    const unit = unitOf(match[3] ?? 's');
    const [, first, second] = match.indices ?? [];
    if (!first || !second || !/\d/.test(`${match[1]}${match[2]}`)) return [];
    const durationOf = (said: string | undefined) => Math.round(amountOf(said) * unit);
    return [
      { kind: 'duration', value: durationOf(match[1]), every: false, start: first[0], end: first[1] },
      {
        kind: 'duration',
        value: durationOf(match[2]),
        every: false,
        start: second[0],
        end: match.index + match[0].length,
      },
    ];
  });
}

function unitOf(unit: string): number {
  return UNITS.find(([pattern]) => pattern.test(unit.toLowerCase()))?.[1] ?? 1000;
}

function clocks(text: string): Entity[] {
  return [...text.matchAll(CLOCK)].flatMap((match): Entity[] => {
    const value = clockOf(match);
    return value ? [{ kind: 'clock', value, start: match.index, end: match.index + match[0].length }] : [];
  });
}

function clockOf([, spoken, spokenHour, hour12, minutes, half, hour24, minute24, word, bare]: RegExpExecArray) {
  if (word) return { hour: /midnight/i.test(word) ? 0 : 12, minute: 0 };
  if (spoken) {
    const hour = Number(spokenHour) % 24;
    if (/to/i.test(spoken)) return { hour: (hour + 23) % 24, minute: 45 };
    return { hour, minute: /half/i.test(spoken) ? 30 : 15 };
  }
  const hour = Number(hour12 ?? hour24 ?? bare);
  const minute = Number(minutes ?? minute24 ?? 0);
  if (hour > 24 || minute > 59) return undefined;
  if (/^p/i.test(half ?? '')) return { hour: (hour % 12) + 12, minute };
  return { hour: /^a/i.test(half ?? '') ? hour % 12 : hour % 24, minute };
}

function points(text: string): Entity[] {
  return [...text.matchAll(POINT)].map((match) => ({
    kind: 'point',
    value: { x: Number(match[1] ?? match[3] ?? match[5]), y: Number(match[2] ?? match[4] ?? match[6]) },
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function percents(text: string): Entity[] {
  return [...text.matchAll(PERCENT)].map((match) => ({
    kind: 'percent',
    value: Number(match[1]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function numbers(text: string): Entity[] {
  return [...text.matchAll(NUMBER)].map((match) => ({
    kind: 'number',
    value: amountOf(match[1]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
