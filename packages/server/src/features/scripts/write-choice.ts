import { check, describe, emitWithLines, print } from '@hotscribe/automation';
import { DomainError } from '#lib/domain-error.ts';
import { describedBy } from './described-by.ts';
import type { EmbeddedWriter } from './embedded-writer.ts';
import { examine } from './examine-script.ts';
import { forgottenIn, forgottenPoint } from './forgotten.ts';
import { givenProgram } from './given-program.ts';
import { MOST_POINTS, noScript, type WrittenScript, written } from './write-script.ts';

export type Choice = { description: string; choice: string };

const UNUSABLE = 'That suggestion no longer works. Please describe in your own words what should happen.';

/**
 * The script for the suggestion that was chosen for an unclear request. Only its program is taken from the client: it is
 * parsed, checked, emitted and examined here like any other.
 */
export async function writeChoice(embedded: EmbeddedWriter, { description, choice }: Choice): Promise<WrittenScript> {
  const program = await givenProgram(choice);
  if (!program || check(program).some(({ severity }) => severity === 'error')) {
    throw new DomainError('invalid-input', { message: UNUSABLE });
  }
  // It was asked a moment ago, and remembers what it said.
  const own = await embedded(description).catch(() => undefined);
  if (own?.kind === 'refused') throw noScript(own);
  const { script, lines } = emitWithLines(program);
  const { danger, ...examined } = await examine(script);
  if (danger) throw noScript({ kind: 'refused', message: `We can’t write this script. ${danger}`, suggestions: [] });
  const forgotten = forgottenIn(script, own?.named ?? []);
  return written(
    { ...examined, explanation: describedBy(describe(program), examined.explanation, lines) },
    {
      state: examined.loads && forgotten.length === 0 ? 'sure' : 'check',
      points: forgotten.slice(0, MOST_POINTS).map(forgottenPoint),
      assumptions: [],
      unused: forgotten,
      understood: [],
      program: print(program),
      writer: 'embedded',
      note: null,
      repairs: 0,
    },
  );
}
