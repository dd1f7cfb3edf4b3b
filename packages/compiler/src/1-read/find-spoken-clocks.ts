import type { Entity } from '#ir/entity.ts';
import { NUMBER_WORDS } from '#knowledge/number-words.ts';

const WORD = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const PART = String.raw`\s+(?:in the (?<part>morning|afternoon|evening)|at (?<night>night))`;
const PAST =
  '(?<past>half past|a quarter past|quarter past|a quarter to|quarter to|ten past|ten to|five past|five to|twenty past|twenty to)';
const END = String.raw`(?![\p{L}\p{N}%:])`;
const SPOKEN = [
  // "half past seven", "a quarter to 9 in the evening"
  String.raw`${PAST}\s+(?<hour>${WORD}|\d{1,2})(?:${PART}|\s*(?<half>am|pm))?${END}(?!\s*(?:seconds?|minutes?|hours?|times|of|a)\b)`,
  // "ten in the morning", "7:30 in the evening"
  String.raw`(?<hour>${WORD}|\d{1,2})(?:[:.](?<minute>\d{2}))?(?: o'?clock)?${PART}${END}`,
  // "eight o'clock", "nine pm"
  String.raw`(?<hour>${WORD})\s*(?:o'?clock|sharp|(?<half>am|pm))${END}`,
  // "every friday at four"
  String.raw`(?<=(?:days?|daily|morning|evening|night|afternoon) at )(?<hour>${WORD})(?:\s+(?<minute>thirty|fifteen|forty-five))?${END}(?!\s*(?:seconds?|minutes?|hours?|times)\b)`,
].map((pattern) => new RegExp(String.raw`(?<![\p{L}\p{N}:.])${pattern}`, 'giu'));

/** Times of day as they are spoken: "ten in the morning", "half past seven", "every friday at four". */
export function findSpokenClocks(text: string): Entity[] {
  return SPOKEN.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap((match): Entity[] => {
    const value = clockOf({ ...match.groups, ...partAround(text, match) });
    return value ? [{ kind: 'clock', value, start: match.index, end: match.index + match[0].length }] : [];
  });
}

// "every evening at a quarter to six": the part of the day may stand beside the time.
const EVENING_BEFORE = /\b(?:every|each|in the|this)?\s*(?<part>evening|afternoon),?(?: at)? $/i;
const EVENING_BEHIND = /^,? (?:every|each|in the|on \p{L}+day) (?<part>evening|afternoon)/iu;

function partAround(text: string, match: RegExpExecArray): { part?: string } {
  if (match.groups?.part || match.groups?.night || match.groups?.half) return {};
  const before = EVENING_BEFORE.exec(text.slice(Math.max(0, match.index - 30), match.index));
  const behind = EVENING_BEHIND.exec(text.slice(match.index + match[0].length));
  const part = before?.groups?.part ?? behind?.groups?.part;
  return part ? { part } : {};
}

function clockOf(said: Readonly<Record<string, string | undefined>>): { hour: number; minute: number } | undefined {
  const named = numberOf(said.hour);
  const past = said.past?.toLowerCase().replace(/^a /, '') ?? '';
  if (named > 24) return undefined;
  const distance = past.startsWith('half') ? 30 : past.startsWith('quarter') ? 15 : numberOf(past.split(' ')[0]);
  const minute = past ? (past.endsWith('to') ? 60 - distance : distance) : numberOf(said.minute ?? '0');
  const hour = past.endsWith('to') ? (named + 23) % 24 : named % 24;
  return minute > 59 ? undefined : { hour: inPart(hour, said), minute };
}

function inPart(hour: number, { past, part, night, half }: Readonly<Record<string, string | undefined>>): number {
  const isLate = /afternoon|evening/i.test(part ?? '') || /pm/i.test(half ?? '') || (night && hour > 5);
  // Nobody means four at night who says "on fridays at four".
  const isUnsaid = !past && !part && !night && !half && hour > 0 && hour < 6;
  if ((isLate || isUnsaid) && hour < 12) return hour + 12;
  return (night || /morning/i.test(part ?? '') || /am/i.test(half ?? '')) && hour === 12 ? 0 : hour;
}

function numberOf(said: string | undefined): number {
  return NUMBER_WORDS[(said ?? '').toLowerCase()] ?? Number(said);
}
