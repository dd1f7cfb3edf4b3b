import type { Program } from '@hotscribe/automation';
import { read } from '#1-read/read.ts';
import { type Element, elementsOf } from '#2-propose/elements.ts';
import { listingOf } from './listing.ts';

/** A wish and the program it is about, as the model reads them: the wish first, since long programs are cut off. */
export type RevisionInput = {
  readonly text: string;
  readonly elements: readonly Element[];
  /** Those of the wish. */
  readonly wish: readonly Element[];
};

export function revisionInput(program: Program, wish: string): RevisionInput {
  const text = `${wish}\n`;
  const listing = listingOf(program, text.length);
  const said = elementsOf(read(wish));
  return { text: text + listing.text, elements: [...said, ...listing.elements], wish: said };
}
