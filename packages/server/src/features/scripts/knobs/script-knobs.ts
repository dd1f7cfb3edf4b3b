import { changeCodeKnob, codeKnobs } from '@hotscribe/ahk';
import type { Knob } from '@hotscribe/contract';

/** A script and the program that gives exactly that script; null where there is none. */
export type Source = { script: string; program: string | null };
export type ChangedSource = { source: Source; problem?: undefined } | { problem: string; source?: undefined };

/** What can be changed: from the program where there is one, else from the script's own text. */
export async function knobsOf({ script, program }: Source): Promise<Knob[]> {
  const parsed = program === null ? undefined : await parsedProgram(program);
  if (!parsed) return codeKnobs(script);
  const { shownKnobs } = await import('@hotscribe/automation');
  return shownKnobs(parsed).map(({ options, ...knob }) => ({ ...knob, ...(options && { options: [...options] }) }));
}

/** The script with one value changed, or what to enter instead. */
export async function changeSource({ script, program }: Source, id: string, value: string): Promise<ChangedSource> {
  const parsed = program === null ? undefined : await parsedProgram(program);
  if (!parsed) {
    const changed = changeCodeKnob(script, id, value);
    if (changed.problem !== undefined) return { problem: changed.problem };
    return { source: { script: changed.script, program: null } };
  }
  const { changeShownKnob, emitScript, print } = await import('@hotscribe/automation');
  const changed = changeShownKnob(parsed, id, value);
  if (changed.program?.kind !== 'rules') return { problem: changed.problem ?? '' };
  return { source: { script: emitScript(changed.program), program: print(changed.program) } };
}

// Loaded late, like the writers: a server that starts does not wait for it.
async function parsedProgram(text: string) {
  const { parse } = await import('@hotscribe/automation');
  const { program } = parse(text);
  return program?.kind === 'rules' ? program : undefined;
}
