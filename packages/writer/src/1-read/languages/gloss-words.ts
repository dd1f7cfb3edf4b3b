import type { Language } from '#knowledge/languages/language.ts';
import type { Word } from '../reading.ts';
import { foldAccents } from './fold-accents.ts';
import { glossClock, isLengthBefore, mayBeginClock } from './gloss-clocks.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** A run of letters or digits: part of a word ("l" and "ordinateur" of "l'ordinateur"), with the word it is in. */
type Piece = {
  readonly text: string;
  /** Without accents. */
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  readonly word: number;
};

const WITHIN_PHRASE = /^(?: {1,3}|[-’'‑] ?|\. ?|)$/;

/**
 * What each word means in English, phrase by phrase: the English stands at the first word of a phrase, and its `end` is
 * that of the phrase. What is written in quotation marks stays as it is.
 */
export function glossWords(
  request: string,
  words: readonly Word[],
  isWritten: (at: number) => boolean,
  language: Language,
): (Word & { readonly until: number })[] {
  const pieces = piecesOf(request, words, isWritten);
  const glossed = words.map((word) => ({ ...word, until: word.end }));
  const said = new Map<number, string[]>();
  const vocabulary = vocabularyOf(language);
  for (let at = 0; at < pieces.length; ) {
    const { english, length } = meaningAt(request, pieces, at, language, vocabulary);
    const [first, last] = [pieces[at], pieces[at + length - 1]];
    if (!first || !last) break;
    if (english !== undefined || said.has(first.word)) {
      for (let word = first.word; word <= last.word; word += 1) if (!said.has(word)) said.set(word, []);
      said.get(first.word)?.push(english ?? first.text);
      const target = glossed[first.word];
      if (target) target.until = Math.max(target.until, words[last.word]?.end ?? 0);
    } else if (hasMore(pieces, at)) said.set(first.word, [first.text]);
    at += length;
  }
  return glossed.map((word, index) => ({
    ...word,
    seen: said.get(index)?.filter(Boolean).join(' ').toLowerCase() ?? word.seen,
  }));
}

function hasMore(pieces: readonly Piece[], at: number): boolean {
  return pieces[at + 1]?.word === pieces[at]?.word;
}

function piecesOf(request: string, words: readonly Word[], isWritten: (at: number) => boolean): Piece[] {
  return words.flatMap(({ start, end }, word) => {
    if (isWritten(start)) return [];
    const whole = request.slice(start, end);
    // Most words are one piece without accents.
    if (/^[a-z\d]+$/i.test(whole)) {
      const low = whole.toLowerCase();
      return [{ text: low, folded: low, start, end, word }];
    }
    return [...whole.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: text, index }) => {
      const from = start + index;
      const low = text.normalize('NFC').toLowerCase();
      return { text: low, folded: foldAccents(low), start: from, end: from + text.length, word };
    });
  });
}

const MOST_WORDS = 8;

function meaningAt(
  request: string,
  pieces: readonly Piece[],
  at: number,
  language: Language,
  vocabulary: Vocabulary,
): Chosen {
  if (isLetterKey(request, pieces, at)) return { english: undefined, length: 1 };
  const clock = mayBeginClock(pieces[at]?.text ?? '', language) ? clockAt(request, pieces, at, language) : undefined;
  if (clock) return clock;
  const key = isJoined(request, pieces[at]) ? KEYS_SAID[pieces[at]?.text ?? ''] : undefined;
  return key === undefined ? chosenPhrase(request, pieces, at, vocabulary) : { english: key, length: 1 };
}

function clockAt(request: string, pieces: readonly Piece[], at: number, language: Language): Chosen | undefined {
  const near = pieces.slice(at, at + MOST_WORDS);
  const gaps = near.map((piece, index) => request.slice(piece.end, near[index + 1]?.start ?? piece.end + 1).trim());
  const clock = glossClock(
    near.map(({ text }) => text),
    gaps,
    language,
  );
  if (!clock || !isUnbroken(gaps, clock.length)) return undefined;
  return isLengthBefore(pieces[at - 1]?.text) && !clock.english.startsWith('at ') ? undefined : clock;
}

function isUnbroken(gaps: readonly string[], length: number): boolean {
  return gaps.slice(0, length - 1).every((gap) => gap === '' || gap === "'" || gap === '’' || gap === '-');
}

// What these words mean only in a combination: "Strg+Ende", "ctrl+fin".
const KEYS_SAID: Readonly<Record<string, string>> = {
  ende: 'end',
  fin: 'end',
  fine: 'end',
  fim: 'end',
  inicio: 'home',
  início: 'home',
  début: 'home',
  pfeil: 'arrow',
  pos1: 'home',
  ini: 'home',
};

function isJoined(request: string, piece: Piece | undefined): boolean {
  return (
    piece !== undefined && (nearest(request, piece.start, -1) === '+' || nearest(request, piece.end - 1, 1) === '+')
  );
}

function nearest(request: string, from: number, step: number): string {
  let at = from + step;
  while (request[at] === ' ') at += step;
  return request[at] ?? '';
}

const KEY_WORD =
  /^(?:taste|tecla|touche|tasto|buchstabe|letra|lettre|lettera|drücke|drück|pulsa|presiona|aperta|aperte|appuie|premi|premere)$/;

// "Strg+A", "tecla E", "q w e r": a letter that is a key has no meaning to look up.
function isLetterKey(request: string, pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  if (piece?.text.length !== 1) return false;
  if (isJoined(request, piece) || KEY_WORD.test(pieces[at - 1]?.text ?? '')) return true;
  const raw = request.slice(piece.start, piece.end);
  const isCapital = raw !== piece.text && at > 0 && !/[.!?\n]/.test(nearest(request, piece.start, -1));
  const [before, next] = [pieces[at - 1]?.text.length === 1, pieces[at + 1]?.text.length === 1];
  return (
    isCapital ||
    /[=(/]/.test(nearest(request, piece.start, -1) + nearest(request, piece.end - 1, 1)) ||
    (before && next)
  );
}

// "el texto" must not take the noun away from "texto seleccionado".
function chosenPhrase(request: string, pieces: readonly Piece[], at: number, vocabulary: Vocabulary): Chosen {
  const longest = longestPhrase(request, pieces, at, vocabulary, vocabulary.longest);
  if (longest.length < 2) return longest;
  const article = longestPhrase(request, pieces, at, vocabulary, 1);
  if (article.english === undefined || !/^(?:the|a|my|to|of|in|it)?$/.test(article.english)) return longest;
  const rest = longestPhrase(request, pieces, at + 1, vocabulary, vocabulary.longest);
  return rest.length >= longest.length ? article : longest;
}

type Chosen = { readonly english: string | undefined; readonly length: number };

function longestPhrase(
  request: string,
  pieces: readonly Piece[],
  from: number,
  { exact, folded, longestBy }: Vocabulary,
  limit: number,
): Chosen {
  let best: Chosen = { english: undefined, length: 1 };
  const most = Math.min(limit, longestBy.get(pieces[from]?.folded ?? '') ?? 0);
  let key = '';
  let plain = '';
  for (let length = 1; length <= most && from + length <= pieces.length; length += 1) {
    const piece = pieces[from + length - 1];
    if (!piece) break;
    const gap = length === 1 ? '' : request.slice(pieces[from + length - 2]?.end, piece.start);
    if (!WITHIN_PHRASE.test(gap)) break;
    key += length === 1 ? piece.text : ` ${piece.text}`;
    plain += length === 1 ? piece.folded : ` ${piece.folded}`;
    const english = exact.get(key) ?? folded.get(plain) ?? exact.get(plain);
    if (english !== undefined) best = { english, length };
  }
  return best;
}
