import {
  FROM,
  HOURS,
  LEADS,
  LENGTHS,
  MINUTES,
  NOONS,
  OTHER_UNITS,
  TO,
  UNITS,
  WEAK_LEADS,
} from '#knowledge/languages/clock-words.ts';
import type { Language } from '#knowledge/languages/language.ts';

type Name = Language['name'];
type Gloss = { readonly english: string; readonly length: number };

/** A time of day that other languages say in words of their own, as English writes it: "um halb acht" is "at 7:30". */
export function glossClock(words: readonly string[], gaps: readonly string[], { name }: Language): Gloss | undefined {
  return rangeOf(words, name) ?? clockOf(words, gaps, name);
}

/** Whether a time of day may begin with that word: all others need no closer look. */
export function mayBeginClock(word: string, { name }: Language): boolean {
  return /^\d/.test(word) || STARTS[name].has(word);
}

const STARTS: Readonly<Record<Name, ReadonlySet<string>>> = {
  german: startsOf('german', ['halb', 'viertel', 'von']),
  spanish: startsOf('spanish', ['de', 'desde']),
  french: startsOf('french', ['de']),
  portuguese: startsOf('portuguese', ['de', 'das']),
  italian: startsOf('italian', ['dalle', 'da']),
};

function startsOf(name: Name, others: readonly string[]): ReadonlySet<string> {
  const phrases = [...LEADS[name], ...WEAK_LEADS[name], ...Object.keys(NOONS), ...HOURS[name], ...others];
  return new Set(phrases.map((phrase) => phrase.split(' ')[0] ?? ''));
}

function clockOf(words: readonly string[], gaps: readonly string[], name: Name): Gloss | undefined {
  const lead = leadOf(words, LEADS[name]);
  const weak = lead === 0 ? leadOf(words, WEAK_LEADS[name]) : 0;
  const from = lead + weak;
  const half = name === 'german' && words[from] === 'halb' ? hourOf(words[from + 1], name) : undefined;
  const quarter = name === 'german' && words[from] === 'viertel' ? hourOf(words[from + 2], name) : undefined;
  if (quarter && words[from + 1] === 'nach') return said(from > 0, quarter.hour, 15, from + 3);
  if (quarter && words[from + 1] === 'vor') return said(from > 0, (quarter.hour + 23) % 24, 45, from + 3);
  if (half) return said(from > 0, half.hour === 1 ? 12 : half.hour - 1, 30, from + 2);
  const noon = noonOf(words, from);
  const hour = noon ?? hourOf(words[from], name);
  if (!hour || gaps[from + hour.length - 1] === ':' || gaps[from + hour.length - 1] === '.') return undefined;
  let at = from + hour.length;
  const isUnit = hour.unit || (UNITS[name].has(words[at] ?? '') && noon === undefined);
  if (isUnit && !hour.unit) at += 1;
  const behind = minutesOf(words, at, isUnit && name !== 'german' ? false : isUnit);
  const minute = (hour.minute ?? 0) + (behind?.minute ?? 0);
  if (noon && !behind) return undefined;
  if (lead === 0 && !isUnit && !noon) return undefined;
  if (!isUnit && !noon && (OTHER_UNITS.test(words[at] ?? '') || /^%/.test(gaps[at - 1] ?? ''))) return undefined;
  // A number word with a weak word before it counts something.
  const isPlain = !isUnit && !behind && !noon;
  const length = behind ? at + behind.length : at;
  if (isPlain) return { english: `at ${hour.hour}`, length };
  return said(from > 0, minute < 0 ? (hour.hour + 23) % 24 : hour.hour % 24, (minute + 60) % 60, length);
}

/** Whether what stands before a time with a unit makes it a length: "cada 2h". */
export function isLengthBefore(word: string | undefined): boolean {
  return word !== undefined && LENGTHS.has(word);
}

function said(isAt: boolean, hour: number, minute: number, length: number): Gloss {
  return { english: `${isAt ? 'at ' : ''}${hour}:${String(minute).padStart(2, '0')}`, length };
}

function leadOf(words: readonly string[], leads: readonly string[]): number {
  let longest = 0;
  for (const lead of leads) {
    const parts = lead.split(' ');
    if (parts.length > longest && parts.every((part, index) => words[index] === part)) longest = parts.length;
  }
  return longest;
}

type Hour = { readonly hour: number; readonly minute?: number; readonly unit: boolean; readonly length: number };

function hourOf(word: string | undefined, name: Name): Hour | undefined {
  const glued = /^(\d{1,2})(?:(h|uhr)(\d{2})?)?$/.exec(word ?? '');
  const hour = glued ? Number(glued[1]) : HOURS[name].indexOf(word ?? '') + 1;
  if (hour > 24 || (!glued && hour === 0)) return undefined;
  return { hour, unit: glued?.[2] !== undefined, length: 1, ...(glued?.[3] ? { minute: Number(glued[3]) } : {}) };
}

function noonOf(words: readonly string[], at: number): Hour | undefined {
  const two = NOONS[`${words[at]} ${words[at + 1]}`];
  const one = NOONS[words[at] ?? ''];
  if (two !== undefined) return { hour: two, unit: false, length: 2 };
  return one === undefined ? undefined : { hour: one, unit: false, length: 1 };
}

function minutesOf(
  words: readonly string[],
  at: number,
  isBare: boolean,
): { readonly minute: number; readonly length: number } | undefined {
  for (const length of [3, 2]) {
    const minute = MINUTES[words.slice(at, at + length).join(' ')];
    if (minute !== undefined) return { minute, length };
  }
  if (isBare && /^[0-5]\d$/.test(words[at] ?? '')) return { minute: Number(words[at]), length: 1 };
  const joined =
    /^(?:y|e)$/.test(words[at] ?? '') &&
    /^[0-5]\d$/.test(words[at + 1] ?? '') &&
    !OTHER_UNITS.test(words[at + 2] ?? '');
  return joined ? { minute: Number(words[at + 1]), length: 2 } : undefined;
}

// "de 9 a 14", "von 8 bis 17 Uhr", "de las 9 a las 18"
function rangeOf(words: readonly string[], name: Name): Gloss | undefined {
  if (!FROM[name].test(words[0] ?? '')) return undefined;
  const first = words[1] === 'las' || words[1] === 'ore' ? 2 : 1;
  const from = hourOf(words[first], name);
  if (!from || !/^\d/.test(words[first] ?? '')) return undefined;
  let at = first + 1;
  if (!from.unit && UNITS[name].has(words[at] ?? '')) at += 1;
  if (!TO[name].test(words[at] ?? '')) return undefined;
  at += words[at + 1] === 'las' || words[at + 1] === 'às' || words[at + 1] === 'um' ? 2 : 1;
  const to = hourOf(words[at], name);
  if (!to || !/^\d/.test(words[at] ?? '')) return undefined;
  const isUnit = to.unit || UNITS[name].has(words[at + 1] ?? '');
  if (OTHER_UNITS.test(words[at + 1] ?? '') && !isUnit) return undefined;
  const write = ({ hour, minute = 0, unit }: Hour) =>
    unit || isUnit ? `${hour % 24}:${String(minute).padStart(2, '0')}` : String(hour);
  return { english: `from ${write(from)} to ${write(to)}`, length: at + (isUnit && !to.unit ? 2 : 1) };
}
