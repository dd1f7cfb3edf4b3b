import { HARMS, type Harm, type RefuseReason } from '#knowledge/harms.ts';
import { findCommandHarm } from './find-commands.ts';
import { findHarm } from './find-harm.ts';
import { findNotes } from './find-notes.ts';
import { blanked, type Span } from './span.ts';

/** Why a request is refused: what it would do, the reason of the language, and the words for the user. */
export type Refusal = { readonly harm: Harm; readonly reason: RefuseReason; readonly because: string };

export type Screened = {
  readonly refused?: Refusal;
  /** Stretches of the request that others than the user wrote: they are left out of what is read. */
  readonly notes: readonly Span[];
};

/** What must be known about a request before anything is made of it. */
export function screen(request: string): Screened {
  const notes = findNotes(request);
  const own = blanked(request, notes);
  const harm = findHarm(own) ?? findCommandHarm(own);
  if (!harm) return { notes };
  const { refuse, because } = HARMS[harm];
  return { refused: { harm, reason: refuse, because }, notes };
}
