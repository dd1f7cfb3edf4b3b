import type { Reading, Span } from '#ir/entity.ts';
import { SIGNS } from '../clauses/written-piece.ts';

/** A text that is written, and how many signs of it end up behind the cursor. */
export type FoundCursorPlace = { readonly text: string; readonly back: number; readonly spans: readonly Span[] };

const CURSOR =
  /(?:(?<=\S)[,.])?\s*(?:\b(?:and|then|but|with|so that|so|afterwards|the best would be if|ideally|i want|please|also)\b[\s,]*)*(?:\b(?:leav|plac|put|set|mov|keep|park|position|end|have|has|want)(?:e|es|s|ing|ting)?\b(?: up)?(?: with)?\s+)?(?:\b(?:the|my)\s+)?(?:text |typing |blinking )?\b(?:cursor|caret)\b(?<place>[^\n]*)/iu;
const WRITES =
  /\b(?:types?|writes?|inserts?|puts?(?: in)?|pastes?|prints?|outputs?|enters?|gives?(?: me)?|becomes?|(?:expands?|turns?|changes?) (?:in)?to|makes?(?: of it| it)?|replaced (?:by|with)|for|->|=>|→)(?:\s+(?:out|down|me|this|the following|the text))*\s*:?\s+(?=\S)/giu;
const BESIDE =
  /\b(?<side>before|in front of|ahead of|behind|after|following|next to|at)\s+(?:the\s+)?(?:(?:word|text|first|part|label|heading|sign)\s+)*(?<what>\S[^\n]*)/iu;
const BETWEEN = /\b(?:between|inside|within|in the middle|in between|in)\b(?<what>[^\n]*)/iu;
const LINE =
  /\b(?:on|in|at the (?:start|beginning|end) of|to)\s+(?:the\s+)?(?<which>empty|blank|first|second|third|middle|last)\s+line\b/iu;
const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bquot(?:es|ation)/i, /""|''|«»/],
  [/\b(?:brackets?|parenthes[ei]s|braces)\b/i, /\(\s?\)|\[\s?\]|\{\s?\}/],
  [/\btags?\b/i, /></],
  [/./, /""|''|\(\)|\[\]|\{\}|><|«»|\*\*(?=\*\*)|\*\s\*/],
];
const BREAK =
  /["'](?=[^"']*\p{L})\s*[,;.]?\s*(?:(?:and|then|followed by|below(?: it)?|under(?:neath)?(?: it)?)\s+)*(?:(?:an? )?(?<empty>(?:empty|blank) line)|(?:an? |on the |on a )?(?:new|next) ?line)?[,:]?\s*(?:(?:and|then|below|with)\s+)*["']/giu;

/** "… put Dear Sir , and leave the cursor just before the comma": the text, and where one goes on typing. */
export function findCursorPlace({ text, entities }: Reading): FoundCursorPlace | undefined {
  const said = CURSOR.exec(text);
  const place = said?.groups?.place;
  if (!said || !place) return undefined;
  // "…, ctrl+2 the same with h2": another key behind it is another rule.
  if (
    entities.some(({ kind, value, start }) => start > said.index && (kind === 'hotkey' || isFunctionKey(kind, value)))
  )
    return undefined;
  const before = text.slice(0, said.index);
  const written = [...before.matchAll(WRITES)].find((match) => isText(before.slice(match.index + match[0].length)));
  if (!written) return undefined;
  const start = written.index + written[0].length;
  const own = before.slice(start).replace(BREAK, (_all, empty) => (empty ? '\n\n' : '\n'));
  const words = own.trimEnd().replace(/^["'`](?=.*["'`]$)|(?<=^["'`].*)["'`]$/gs, '');
  const at = placeIn(words, place);
  if (at === undefined) return undefined;
  const spans = [
    { start, end: said.index },
    { start: said.index, end: said.index + said[0].length },
  ];
  return { text: words, back: [...words.slice(at)].length, spans };
}

function isFunctionKey(kind: string, value: unknown): boolean {
  return kind === 'key' && /^F\d/.test(String(value));
}

// "I type the same skeleton every time. F7 should write …": a text is no sentence that tells of other keys.
function isText(rest: string): boolean {
  return (
    /\S/.test(rest) && !/\b(?:ctrl|alt|win|shift)\s?\+|\bF\d{1,2}\b|\bit (?:asks|should|makes|becomes)\b/i.test(rest)
  );
}

function placeIn(words: string, place: string): number | undefined {
  if (/\bat the (?:very )?end\b(?! of)/i.test(place)) return words.length;
  const line = LINE.exec(place)?.groups?.which?.toLowerCase();
  if (line) return lineIn(words, line, /start|beginning/i.test(place));
  const beside = BESIDE.exec(place)?.groups;
  if (beside?.side && beside.what) {
    const found = anchorIn(words, beside.what);
    if (!found) return undefined;
    const isBefore = /before|front|ahead/i.test(beside.side);
    // "behind Dear" of "Dear ,": the blank is there to be kept.
    return isBefore ? found.start : found.end + (/^ /.test(words.slice(found.end)) ? 1 : 0);
  }
  const between = BETWEEN.exec(place)?.groups?.what;
  if (between === undefined) return undefined;
  const pair = PAIRS.filter(([name]) => name.test(between)).map(([, signs]) => signs.exec(words));
  const [middle] = pair.filter((match) => match !== null);
  return middle ? middle.index + Math.ceil(middle[0].length / 2) : undefined;
}

function lineIn(words: string, which: string, atStart: boolean): number | undefined {
  const lines = words.split('\n');
  const index = {
    empty: lines.findIndex((line) => !line.trim()),
    blank: lines.findIndex((line) => !line.trim()),
    first: 0,
    second: 1,
    third: 2,
    middle: lines.length >> 1,
    last: lines.length - 1,
  }[which];
  if (index === undefined || lines[index] === undefined) return undefined;
  const start = lines.slice(0, index).join('\n').length + (index > 0 ? 1 : 0);
  return atStart ? start : start + lines[index].length;
}

// The longest beginning of what is named that stands in the text: "Problem: so I can go on typing".
function anchorIn(words: string, what: string): Span | undefined {
  const named = /^[\p{L} ]+/u.exec(what)?.[0].toLowerCase() ?? '';
  const sign = Object.entries(SIGNS).find(([name]) => new RegExp(`^(?:first )?${name}\\b`).test(named))?.[1];
  const parts = what.replace(/^["'`]/, '').split(/\s+/);
  for (let count = Math.min(parts.length, 6); count > 0; count -= 1) {
    const whole = parts.slice(0, count).join(' ');
    for (const said of [whole, whole.replace(/["'`.,;!?)]+$/, ''), whole.replace(/["'`.,;:!?)]+$/, '')]) {
      const start = said ? words.toLowerCase().indexOf(said.toLowerCase()) : -1;
      if (start >= 0) return { start, end: start + said.length };
    }
  }
  const start = sign ? words.indexOf(sign) : -1;
  return sign && start >= 0 ? { start, end: start + sign.length } : undefined;
}
