import type { Leaves } from './leaves.ts';
import type { Branches } from './program.ts';

/** What can stand in a slot: a leaf that is one token, or a branch with a grammar of its own. */
export interface Slots extends Leaves, Branches {}
export type SlotType = keyof Slots & string;

/**
 * One part of a construct's text. A construct is read word by word, so every optional part must be told from what may
 * follow it by its first word alone (`tests/random-programs.test.ts` holds the table to that).
 */
export type Part =
  | { readonly part: 'word'; readonly word: string }
  | { readonly part: 'slot'; readonly name: string; readonly type: SlotType }
  | { readonly part: 'list'; readonly name: string; readonly type: SlotType }
  | { readonly part: 'choice'; readonly name: string; readonly words: readonly string[] }
  | { readonly part: 'flag'; readonly name: string; readonly word: string }
  | { readonly part: 'maybe'; readonly parts: readonly Part[] };

/** Constructs of one kind, by the word each begins with. */
export type Family = Readonly<Record<string, readonly Part[]>>;

/** A fixed word. */
export function word<const W extends string>(text: W) {
  return { part: 'word', word: text } as const;
}

/** A place for something of a type. */
export function slot<const N extends string, const T extends SlotType>(name: N, type: T) {
  return { part: 'slot', name, type } as const;
}

/** One or more of a type, with commas between. */
export function list<const N extends string, const T extends SlotType>(name: N, type: T) {
  return { part: 'list', name, type } as const;
}

/** One of several words. */
export function choice<const N extends string, const W extends readonly string[]>(name: N, ...words: W) {
  return { part: 'choice', name, words } as const;
}

/** A word that may stand there or not. */
export function flag<const W extends string>(text: W) {
  return { part: 'flag', name: text, word: text } as const;
}

/** Parts that stand there together or not at all. */
export function maybe<const P extends readonly Part[]>(...parts: P) {
  return { part: 'maybe', parts } as const;
}

/** The nodes that a family describes: a union discriminated by `kind`. */
export type NodeOf<F extends Family> = {
  [K in keyof F & string]: Flat<{ readonly kind: K } & FieldsOf<F[K]>>;
}[keyof F & string];

type FieldsOf<P extends readonly Part[]> = All<P[number] extends infer Each ? FieldOf<Each> : never>;
type FieldOf<P> = P extends { part: 'slot'; name: infer N extends string; type: infer T extends keyof Slots }
  ? { readonly [K in N]: Slots[T] }
  : P extends { part: 'list'; name: infer N extends string; type: infer T extends keyof Slots }
    ? { readonly [K in N]: readonly Slots[T][] }
    : P extends { part: 'choice'; name: infer N extends string; words: infer W extends readonly string[] }
      ? { readonly [K in N]: W[number] }
      : P extends { part: 'flag'; name: infer N extends string }
        ? { readonly [K in N]?: true }
        : P extends { part: 'maybe'; parts: infer Inner extends readonly Part[] }
          ? Partial<FieldsOf<Inner>>
          : never;

type All<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never;
type Flat<T> = { [K in keyof T]: T[K] };
