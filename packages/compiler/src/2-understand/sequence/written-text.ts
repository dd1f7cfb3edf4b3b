import type { Reading } from '#ir/entity.ts';
import { type Piece, readPiece } from '../clauses/written-piece.ts';
import type { Knowledge } from '../understanding.ts';
import type { PartReader } from './told.ts';

const WRITES =
  /^(?:types?|writes?|enters?|inserts?|puts?)\s+(?:(?:in|there|the words?|the text|the name|a line|a heading|down)\s+)*/i;
const LINKS = /\s+(?:and|plus|followed by|with|\+|then)\s+/giu;
const WHERE =
  /\s+(?:(?:on|in|at|as) (?:the |a )?(?:first|top|second|next|new|last) (?:line|row)|there|in it|into it)$/i;
const NO_TEXT =
  /^(?:it|that|this|what|whatever|the|my|an?|something|into|in|on|to|each|every|all|from|date|time|today|clipboard|selected|random|if|when|number)\b|\b(?:which|whatever|i give|i type|each time|file called|folder)\b/i;
const SAYS_BREAK = /\b(?:line|row)s?\b/i;

/** "type Minutes and today's date", and what goes on behind it: "new line", "the time". */
export const readWrittenText: PartReader = (part, text, told, knowledge) => {
  const lead = WRITES.exec(text)?.[0].length;
  const isFurther = lead === undefined && told.writing.length > 0;
  if (lead === undefined && !isFurther) return undefined;
  const from = lead ?? 0;
  const end = text.replace(WHERE, '').length;
  const pieces = piecesOf(part, text.slice(0, end), from, knowledge, isFurther && !endsLine(told.writing.at(-1)));
  return pieces && { ...told, writing: [...told.writing, ...pieces] };
};

function piecesOf(part: Reading, text: string, from: number, knowledge: Knowledge, isPlain: boolean) {
  const cuts = [...text.slice(from).matchAll(LINKS)];
  const whole = readPiece(knowledge, part, text.slice(from), from);
  const starts = whole ? [from] : [from, ...cuts.map((cut) => from + cut.index + cut[0].length)];
  const ends = whole ? [text.length] : [...cuts.map((cut) => from + cut.index), text.length];
  const pieces: Piece[] = [];
  for (const [index, start] of starts.entries()) {
    const end = ends[index] ?? start;
    const read =
      readPiece(knowledge, part, text.slice(start, end), start) ??
      (isPlain ? undefined : words(part.text.slice(start, end)));
    if (!read) return undefined;
    pieces.push(inFileName(read, pieces.at(-1)));
  }
  return pieces;
}

function endsLine(piece: Piece | undefined): boolean {
  return piece?.kind === 'sign' && piece.value.endsWith('\n');
}

function words(said: string): Piece | undefined {
  const value = said.trim();
  const isText = value !== '' && !NO_TEXT.test(value) && !SAYS_BREAK.test(value) && value.split(/\s+/).length <= 12;
  return isText ? { kind: 'text', value, isQuoted: false } : undefined;
}

// "take_ plus the time" becomes the name of a file, in which no colon or stroke may stand.
function inFileName(piece: Piece, before: Piece | undefined): Piece {
  if (piece.kind !== 'changing' || before?.kind !== 'text' || !/[_-]$/.test(before.value)) return piece;
  const expression = piece.expression.replace('"HH:mm"', '"HH-mm"').replace('"ShortDate"', '"yyyy-MM-dd"');
  return { kind: 'changing', expression };
}
