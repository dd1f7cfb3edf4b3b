import type { Rule } from '#ir/automation.ts';
import type { Reading } from '#ir/entity.ts';
import { type Knowledge, stepOf } from '../understanding.ts';
import type { Composed } from './composed.ts';

const CAPITALS = /\bin(?:to)? (?:all )?(?:capitals|caps(?! ?lock)|upper-? ?case|capital letters|big letters)\b/iu;
// Between the words and what becomes of them.
const BEING =
  /^(?:should|must|have|need|to|be|are|is|always|automatically|written|typed|get|gets|turned|become|come|all|go|in|into)$/i;
const JOINS = /^(?:and|or)$/i;
const ALWAYS = /\b(?:always|automatically|when(?:ever)?|every ?time|each time|as i (?:type|write)|by itself)\b/i;
const NO_WORD =
  /^(?:i|the|a|an|my|our|these|those|words?|names?|abbreviations?|letters?|it|that|this|want|like|make|write|turn|put|have|should|must|always|in|for|of|so|please|text|everything|fix|correct|sentences?|headings?|password|letter|only|selected|selection|clipboard|line|what|title|first|key|keys|caps|lock|keyboard|when|whenever|type|typing|need|would|can|you|to|be|is|are)$/i;

/** "usa, uk and nato always in capitals": each word becomes itself in capitals as it is typed. */
export function composeCapitals(knowledge: Knowledge, reading: Reading): Composed | undefined {
  const match = CAPITALS.exec(reading.text);
  if (!match || !ALWAYS.test(reading.text)) return undefined;
  const meant = wordsBefore(reading.text.slice(Math.max(0, match.index - 120), match.index));
  if (meant.length === 0 || meant.length > 12) return undefined;
  if (/\b(?:selected|selection|clipboard|file ?names?|marked)\b/i.test(reading.text)) return undefined;
  const rules = meant.map(
    (word): Rule => ({
      kind: 'steps',
      trigger: { kind: 'hotstring', abbreviation: word, atOnce: false },
      steps: [stepOf(knowledge, 'type-text', { text: word.toUpperCase() })],
    }),
  );
  return { rules, assumed: [], used: [], score: 0.95, isRead: true };
}

// "usa, uk and eu should always be": back from the end, past the words of being, as far as it is a list.
function wordsBefore(text: string): string[] {
  const said = [...text.matchAll(/[\p{L}\d]+|[.;:!?\n]/gu)].map(([word]) => word);
  const end = said.findLastIndex((word) => !BEING.test(word)) + 1;
  const words = said.slice(0, end);
  const from = words.findLastIndex((word) => NO_WORD.test(word) || !/^\p{L}[\p{L}\d]{1,11}$/u.test(word)) + 1;
  return [...new Set(words.slice(from).map((word) => word.toLowerCase()))].filter((word) => !JOINS.test(word));
}
