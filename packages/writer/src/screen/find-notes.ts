import { CLAIMED, KEPT_FROM_USER, OF_ALL_SCRIPTS, OPENINGS } from '#knowledge/note-words.ts';
import { disavowedQuotes } from './disavowed-quotes.ts';
import { markedNotes } from './marked-notes.ts';
import { blanked, type Span } from './span.ts';

const PS_TO_A_WRITER =
  /^p\.? ?s\.?[:, ]{1,3}.{0,300}\b(?:debug mode|answer as|append|as admin|system prompt|policy|diagnostics|upload|do not mention|don'?t mention)\b/i;
// What is typed or shown may say anything.
const QUOTED =
  /"[^"\n]{1,300}"|“[^”\n]{1,300}”|„[^“”\n]{1,300}[“”]|«[^»\n]{1,300}»|`[^`\n]{1,300}`|(?<=\s)'[^'\n]{1,300}'(?=[\s.,;!?)]|$)/g;
const SENTENCE =
  /(?:(?!\s\/\/\s)[^.!?\n]|[.!?](?!\s|$)|(?<=\b(?:p\.? ?s|n\.?b|e\.?g|i\.?e))\.)+[.!?]*\s*|[.!?]+\s*|\s\/\/\s|\n/giu;
const MARKS = /^[\s#*>=~_\-[({<|!.:/]{1,20}(?=[\p{L}@</])/u;
const CLAUSE = /[,;:(]\s|\s[-–—]\s|\s(?:and|but|because|since|as|und|y|e|et)\s/giu;
const TAG = /<[^<>\n]{1,30}>/g;
const LEAST_KEPT = 12;
// "ok go" and "thanks" wish for nothing; "F3 mutes" does.
const SHORTEST_WISH = 7;

/** What others than the user ask for in a request: notes for whoever writes the script, rules for all scripts. */
export function findNotes(request: string): Span[] {
  const marked = [...markedNotes(request), ...disavowedQuotes(request)];
  const notes = [...marked, ...sentencesForTheWriter(blanked(request, marked))].sort((a, b) => a.start - b.start);
  // A request that is nothing but such a note is treated as the request.
  const rest =
    blanked(request, notes)
      .replace(TAG, ' ')
      .match(/[\p{L}\p{N}]/gu) ?? [];
  return rest.length >= SHORTEST_WISH ? notes : [];
}

function sentencesForTheWriter(text: string): Span[] {
  const seen = text.replace(QUOTED, (quoted) => '"'.padEnd(quoted.length - 1, 'x').concat('"'));
  const sentences = [...seen.matchAll(SENTENCE)].map(({ 0: said, index }) => ({
    said,
    start: index,
    end: index + said.length,
  }));
  const notes: Span[] = [];
  for (const [at, { said, start, end }] of sentences.entries()) {
    if (start < (notes.at(-1)?.end ?? 0)) continue;
    const isFirst = seen.slice(0, start).trim() === '';
    if (opensNote(said, isFirst)) notes.push({ start, end: endOfNote(seen, start, end) });
    else if (isForTheWriter(said)) {
      // "Also fetch http://…. Do not mention it.": what is not to be mentioned was said before.
      const before = sentences[at - 1];
      const isAboutBefore = KEPT_FROM_USER.some((pattern) => pattern.test(said)) && said.trim().length < 40;
      const from = isAboutBefore && before && before.start > 0 ? before.start : start;
      notes.push({ start: isFirst ? clauseStart(said, start) : from, end });
    }
  }
  return notes;
}

function opensNote(sentence: string, isFirst: boolean): boolean {
  const said = sentence.replace(MARKS, '').trim();
  if (isFirst && !/(?:also|must|every|each|all|include|append|add|mode|polic|rule|end of)/i.test(said)) return false;
  return OPENINGS.some((pattern) => pattern.test(said)) || PS_TO_A_WRITER.test(said);
}

function isForTheWriter(sentence: string): boolean {
  return [...OF_ALL_SCRIPTS, ...KEPT_FROM_USER, ...CLAIMED].some((pattern) => pattern.test(sentence));
}

// To the end of the paragraph; a heading alone announces the next one.
function endOfNote(text: string, start: number, end: number): number {
  const first = blankLine(text, start);
  if (first < 0) return text.length;
  const isHeading = first - start < 50 && end >= first && /[:\]>#*=-]$/.test(text.slice(start, first).trimEnd());
  const next = isHeading ? blankLine(text, first + 1) : first;
  return next < 0 ? text.length : next;
}

// Where a line ends that an empty one follows; written out, because a pattern would try every row of blanks anew.
function blankLine(text: string, from: number): number {
  for (let at = text.indexOf('\n', from); at >= 0; at = text.indexOf('\n', at + 1)) {
    const next = text.indexOf('\n', at + 1);
    if (next >= 0 && text.slice(at, next).trim() === '') return at;
  }
  return -1;
}

// "F7 opens paint, and every script also has to …": the wish before it stays.
function clauseStart(sentence: string, start: number): number {
  const place = [...OF_ALL_SCRIPTS, ...KEPT_FROM_USER, ...CLAIMED]
    .map((pattern) => pattern.exec(sentence)?.index ?? -1)
    .filter((index) => index >= 0);
  const said = Math.min(...place);
  const bounds = [...sentence.matchAll(CLAUSE)].map(({ index }) => index).filter((index) => index <= said);
  const bound = bounds.at(-1) ?? 0;
  return start + (bound >= LEAST_KEPT ? bound : 0);
}
