import { emitWithLines, type Program, print } from '@hotscribe/automation';
import type { NoScriptKind } from '@hotscribe/contract';
import { describedBy } from '../described-by.ts';
import { examine } from '../examine-script.ts';
import { noScript, written } from '../write-script.ts';
import type { RevisedScript } from './revise-script.ts';

/** What became of a wish. */
export type Revision =
  | {
      kind: 'script';
      state: 'sure' | 'check';
      program: Program;
      script: string;
      /** What the script does now, one sentence a rule. */
      description: readonly string[];
      /** What is different now, in plain sentences. */
      changes: readonly string[];
      points: readonly string[];
    }
  | { kind: NoScriptKind; message: string };

/** Changes a program as its owner wishes. */
export type Revise = (wish: { program: string; wish: string }) => Promise<Revision>;

/** What the built-in writer made of a wish, examined like the work of any other. */
export async function revisedProgram(revision: Revision, note: string | null): Promise<RevisedScript> {
  if (revision.kind !== 'script') throw noScript({ ...revision, suggestions: [] });
  const { program, script, description, state, points, changes } = revision;
  const { danger, ...examined } = await examine(script);
  // The words of a wish can hide what the script does then; the script itself cannot.
  if (danger) throw noScript({ kind: 'refused', message: `We can’t make this change. ${danger}`, suggestions: [] });
  return {
    written: written(
      {
        ...examined,
        explanation: describedBy(
          description,
          examined.explanation,
          program.kind === 'rules' ? emitWithLines(program).lines : [],
        ),
      },
      {
        state,
        points: [...points],
        assumptions: [],
        unused: [],
        understood: [],
        program: print(program),
        writer: 'embedded',
        note,
        repairs: 0,
      },
    ),
    changes: [...changes],
  };
}
