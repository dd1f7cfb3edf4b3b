import type { Reading } from '#ir/entity.ts';
import { SIGNS } from '../clauses/written-piece.ts';
import { entityAt, markOf } from '../mask.ts';
import type { FoundTrigger } from './find-triggers.ts';

const TYPED = new RegExp(
  String.raw`\b(?:(?:when(?:ever)?|if|every ?time|each time|as soon as)\s+(?:i|you)\s+(?:type|write|enter|put|hit|press)(?: in)?|typing|writing)\s+(?:a\s+)?(?:(?<count>${markOf('number')})|double)\s+(?<name>[\p{L}-]+(?: (?:marks?|signs?|stops?|points?))?)(?: in a row)?\s*,?\s*(?:(?:then|it|they|that|should|must|to|will|i want|and|automatically)\s+)*(?:becomes?|turn(?:s|ed)? into|give(?:s)?(?: me)?|be (?:replaced|changed) (?:with|by|to|into)|(?:turn|change|convert|make|replace) (?:it|them|that|those) (?:into|to|with|by)?|make (?:it|them)|types?|writes?|inserts?|puts?)\s*`,
  'diu',
);
const CERTAIN = 3;
const MOST = 4;

/** "if I type two dashes make it …": signs that are named and counted, and stand for something else at once. */
export function findRepeatedSigns(reading: Reading, text: string): (FoundTrigger & { readonly writes: true })[] {
  const match = TYPED.exec(text);
  const name = match?.groups?.name?.toLowerCase() ?? '';
  const sign = SIGNS[name] ?? SIGNS[name.replace(/s$/, '')] ?? SIGNS[name.replace(/es$/, '')];
  const number = entityAt(reading, match?.indices?.groups?.count?.[0] ?? -1);
  const count = number?.kind === 'number' ? number.value : 2;
  if (!match || !sign || sign === ' ' || count < 2 || count > MOST) return [];
  const start = match.index;
  const end = start + match[0].length;
  const used = reading.entities.filter((entity) => entity.start >= start && entity.end <= end);
  const trigger = { kind: 'hotstring', abbreviation: sign.repeat(count), atOnce: true } as const;
  return [{ start, end, trigger, used, score: CERTAIN, writes: true }];
}
