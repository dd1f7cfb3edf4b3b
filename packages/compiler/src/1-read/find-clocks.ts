import type { Clock, Entity } from '#ir/entity.ts';

const CLOCK =
  /(?<![\p{L}\p{N}:])(?:(half past|quarter past|quarter to)\s+(\d{1,2})|(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm|a\.m\.|p\.m\.|o'?clock)|(\d{1,2}):(\d{2})|(noon|midday|midnight)|(?<=\b(?:at|um|a las|à)\s)(\d{1,2})|(\d{1,2})(?= (?:in the (?:morning|afternoon|evening)|at night)\b))(?![\p{L}\p{N}%]|:\d|[,x×]\d|\s*(?:seconds?|minutes?|hours?|times|%|x\b|px|pixels))/giu;
const PART_OF_DAY = /^\s+(?:(?:in the|at|of the) )?(morning|afternoon|evening|night|tonight)(?![\p{L}])/iu;

/** Times of day: "at 9", "half past 7", "11 in the evening", "16:30", "noon". */
export function findClocks(text: string): Entity[] {
  return [...text.matchAll(CLOCK)].flatMap((match): Entity[] => {
    const value = clockOf(match);
    const end = match.index + match[0].length;
    if (!value) return [];
    const part = /[ap]\.?m/i.test(match[5] ?? '') ? undefined : PART_OF_DAY.exec(text.slice(end, end + 30));
    const at = part ? atPartOfDay(value, part[1] ?? '') : value;
    return [{ kind: 'clock', value: at, start: match.index, end: end + (part?.[0].length ?? 0) }];
  });
}

// "11 in the evening" is 23:00, "12 at night" is midnight, "2 at night" is after it.
function atPartOfDay({ hour, minute }: Clock, part: string): Clock {
  if (hour === 12 && /night/i.test(part)) return { hour: 0, minute };
  const isLate = /afternoon|evening|tonight/i.test(part) || (/night/i.test(part) && hour >= 6);
  return { hour: isLate && hour < 12 ? hour + 12 : hour, minute };
}

function clockOf([, spoken, spokenHour, hour12, minutes, half, hour24, minute24, word, bare, parted]: RegExpExecArray) {
  if (word) return { hour: /midnight/i.test(word) ? 0 : 12, minute: 0 };
  if (spoken) {
    const hour = Number(spokenHour) % 24;
    if (/to/i.test(spoken)) return { hour: (hour + 23) % 24, minute: 45 };
    return { hour, minute: /half/i.test(spoken) ? 30 : 15 };
  }
  const hour = Number(hour12 ?? hour24 ?? bare ?? parted);
  const minute = Number(minutes ?? minute24 ?? 0);
  if (hour > 24 || minute > 59) return undefined;
  if (/^p/i.test(half ?? '')) return { hour: (hour % 12) + 12, minute };
  return { hour: /^a/i.test(half ?? '') ? hour % 12 : hour % 24, minute };
}
