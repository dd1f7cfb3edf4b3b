import type { MarkKind } from '#1-read/reading.ts';
import type { Element } from './elements.ts';

const MOST_PIECES_OF_A_WORD = 12;
// The order in which the marks took their places in the vocabulary when the model was trained.
const MARK_ORDER: readonly MarkKind[] = [
  'key',
  'text',
  'path',
  'address',
  'program',
  'number',
  'time',
  'clock',
  'hours',
  'days',
  'point',
  'size',
  'color',
];

/** What the model reads: the ids of all pieces, and where in them each element begins; elements behind the end have no place. */
export type Pieces = { readonly ids: readonly number[]; readonly places: readonly number[] };

/** The pieces that the model was trained on at most. Only rows of signs and rare words have more in 1,000 characters. */
const MOST_PIECES = 320;

/** Cuts words into the pieces that the model knows (the same cut as `training/pieces.py`). */
export function pieceCutter(vocabulary: readonly string[]): (elements: readonly Element[]) => Pieces {
  const idOf = new Map(vocabulary.map((piece, id) => [piece, id]));
  const known = (piece: string) => idOf.get(piece) ?? 0;
  const line = known('[unused30]');
  const nothing = known('[unused31]');
  const cut = (word: string): number[] => {
    if (word === '\n') return [line];
    const apostrophe = word.indexOf("'", 1);
    if (apostrophe > 0 && apostrophe < word.length - 1) {
      return [word.slice(0, apostrophe), "'", word.slice(apostrophe + 1)].flatMap(cut);
    }
    return longestPieces(word, idOf) ?? [known('[UNK]')];
  };
  const wordPieces = (word: string): number[] => {
    const pieces = word.split(' ').filter(Boolean).flatMap(cut).slice(0, MOST_PIECES_OF_A_WORD);
    return pieces.length > 0 ? pieces : [nothing];
  };
  return (elements) => {
    const ids = [known('[CLS]')];
    const places: number[] = [];
    for (const element of elements) {
      const mark = element.is === 'mark' ? known(`[unused${MARK_ORDER.indexOf(element.kind) + 1}]`) : 0;
      const pieces = element.is === 'mark' ? [mark] : wordPieces(element.seen);
      if (ids.length + pieces.length >= MOST_PIECES) break;
      places.push(ids.length);
      ids.push(...pieces);
    }
    return { ids: [...ids, known('[SEP]')], places };
  };
}

function longestPieces(word: string, idOf: ReadonlyMap<string, number>): number[] | undefined {
  const pieces: number[] = [];
  for (let start = 0; start < word.length; ) {
    let end = word.length;
    let id: number | undefined;
    while (end > start) {
      id = idOf.get(start === 0 ? word.slice(0, end) : `##${word.slice(start, end)}`);
      if (id !== undefined) break;
      end -= 1;
    }
    if (id === undefined) return undefined;
    pieces.push(id);
    start = end;
  }
  return pieces;
}
