import type { Entity } from '#ir/entity.ts';
import { withPresentDates } from '../example-dates.ts';
import { type Knowledge, type Steps, stepOf } from '../understanding.ts';

const REAL =
  /\b(?:real|current|today'?s|actual|right|of the day|correct) (?:date|time|day)|\bdate and time\b|\btodays? date\b/i;
const SAYS_SO =
  /\s*(?:-|,|\(|\.)?\s*(?:but |and )?with (?:the )?(?:real|current|today'?s|actual|right|correct) (?:date|time)[^\n]*$/i;
const CURSOR =
  /[,;]?\s*(?:and |with |then )?(?:leave |leaves |put |puts |place )?(?:the )?(?:cursor|caret)\b[^\n]{0,60}$/i;
const CLOSING = /(?:<\/[a-z0-9]+>|["')\]}»*_`]+)$/i;

/** The step that types a text as it stands, where `request` is all that was said. */
export function typed(knowledge: Knowledge, text: string, used: readonly Entity[], score: number, request = ''): Steps {
  const words = text.replace(SAYS_SO, '');
  const bare = words.replace(CURSOR, '').trimEnd();
  const back =
    bare !== words && /\b(?:between|inside|middle|in there|within)\b/i.test(words)
      ? (emptyPair(bare, words.slice(bare.length)) ?? CLOSING.exec(bare)?.[0].length)
      : undefined;
  const said = bare !== words && back ? bare : words;
  const step = stepOf(knowledge, 'type-text', { text: said });
  const dated = REAL.test(request) ? withPresentDates(said) : undefined;
  const code = [dated ? `SendText(${dated})` : step.code, ...(back ? [`Send("{Left ${back}}")`] : [])].join('\n');
  return { steps: [{ ...step, code }], assumed: [], used, score, by: 'type-text', isRead: true };
}

const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bquot(?:es|ation)/i, /""|''/],
  [/\b(?:brackets?|parenthes[ei]s|braces)\b/i, /\(\)|\[\]|\{\}/],
  [/\btags?\b/i, /></],
];

// "with the cursor between the quotes": how far the end is from the middle of the pair that is named.
function emptyPair(text: string, said: string): number | undefined {
  const pair = PAIRS.find(([name]) => name.test(said))?.[1].exec(text);
  return pair ? text.length - pair.index - 1 : undefined;
}
