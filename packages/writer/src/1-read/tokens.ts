import type { Word } from './reading.ts';
import { cutWords } from './words.ts';

/** What the scanners look at: a word in English, and the stretch of the request that it stands for. */
export type Token = {
  readonly start: number;
  readonly end: number;
  /** Lower-cased; curly apostrophes straight. */
  readonly low: string;
  /** As the user wrote it. */
  readonly raw: string;
  /** Nothing stands between this one and the one before. */
  readonly glued: boolean;
};

/** A word, and where the phrase ends that it stands for. */
type Said = Word & { readonly until?: number };

/** The words as tokens. What a gloss says in several words becomes several tokens, all for the same stretch. */
export function tokensOf(request: string, words: readonly Said[]): Token[] {
  const tokens: Token[] = [];
  let last = -1;
  for (const { start, end, until = end, seen } of words) {
    const raw = request.slice(start, end);
    let glued = start === last;
    for (const piece of piecesOf(seen)) {
      tokens.push({ start, end: until, low: piece.low, raw, glued: glued || piece.glued });
      glued = false;
    }
    last = end;
  }
  return tokens;
}

type Piece = { readonly low: string; readonly glued: boolean };

function piecesOf(seen: string): readonly Piece[] {
  const straight = seen.includes('’') ? seen.replaceAll('’', "'") : seen;
  if (!/[ :]/.test(straight) || straight.length === 1) return straight === '' ? [] : [{ low: straight, glued: false }];
  return cutWords(straight).map(({ start, end }) => ({
    low: straight.slice(start, end),
    glued: start > 0 && straight[start - 1] !== ' ',
  }));
}
