import type { MARK_KINDS } from '@hotscribe/automation';
import type { LanguageName } from '#knowledge/languages/language.ts';

/** What a mark may be: the kinds that the marked form of a program knows. */
export type MarkKind = keyof typeof MARK_KINDS;

/** A word of the request, with what the model reads in its place: lower-cased, and in English. */
export type Word = { readonly start: number; readonly end: number; readonly seen: string };

/** Something in the request that has a value of its own, written as a program writes it (a text without its quotation marks). */
export type Mark = { readonly kind: MarkKind; readonly value: string; readonly start: number; readonly end: number };

/** A request as the model gets it. Words and marks are in the order of the text; all places are those of the request. */
export type Reading = {
  readonly request: string;
  readonly language: LanguageName;
  readonly words: readonly Word[];
  readonly marks: readonly Mark[];
};
