import type { Named } from '@hotscribe/writer/pool';
import type { DomainError } from '#lib/domain-error.ts';
import { type Examined, examine } from '../examine-script.ts';
import { forgottenIn, forgottenPoint } from '../forgotten.ts';
import { type ModelInFront, noScript, written } from '../write-script.ts';
import type { ProgramReviser, RevisedScript, ReviseRequest } from './revise-script.ts';
import { sayChanges } from './say-changes.ts';

const NOTES = {
  failed: 'The language model didn’t respond, so the built-in writer made this change.',
  'too-slow': 'The language model took too long, so the built-in writer made this change.',
  'no-script': 'The language model didn’t come up with a working script, so the built-in writer made this change.',
} as const;
const DANGEROUS = 'The language model’s change could cause harm, so we didn’t make it.';
const NOTHING_CHANGED =
  'The script already does that, or it’s not clear what to change. Say which part should be different, and how.';

/** The script as a language model changes it, under the checks of every script; its program goes, since the code is another. */
export async function revisedByModel(
  { write: model, namedIn }: ModelInFront,
  byProgram: ProgramReviser,
  { script: present, request, wish, abortSignal, onStage }: ReviseRequest,
): Promise<RevisedScript> {
  const named = namedAnew(namedIn(wish), present);
  // The script that is given in the end is the one that was looked at last.
  let last: Examined | undefined;
  const look = async (script: string) => {
    last = last?.script === script ? last : await examine(script);
    return last;
  };
  const draft = await model({
    description: wish,
    draft: undefined,
    named: named.map(({ said }) => said),
    present: { script: present, request },
    dangerIn: async (script) => (await look(script)).danger,
    forgottenIn: (script) => forgottenIn(script, named),
    onStage,
    abortSignal,
  });
  switch (draft.kind) {
    case 'script': {
      if (asText(draft.script) === asText(present)) throw unclear(NOTHING_CHANGED);
      const { danger: _, ...examined } = await look(draft.script);
      const { lines } = examined.explanation;
      return {
        written: written(examined, {
          state: examined.loads && draft.forgotten.length === 0 ? 'sure' : 'check',
          points: draft.forgotten.map(forgottenPoint),
          assumptions: draft.assumptions,
          unused: draft.forgotten,
          understood: [],
          program: null,
          writer: 'model',
          note: null,
          repairs: draft.repairs,
        }),
        changes: sayChanges((await examine(present)).explanation.lines, lines),
      };
    }
    case 'failed':
      return byProgram(draft.trouble === 'too-slow' ? NOTES['too-slow'] : NOTES.failed);
    case 'no-script':
      return byProgram(NOTES['no-script']);
    case 'dangerous':
      throw noScript({ kind: 'refused', message: `${DANGEROUS} ${draft.because}`, suggestions: [] });
    default:
      throw noScript({ ...draft, suggestions: [] });
  }
}

/** What the wish names and the script does not have yet: what it has may be just what is to go. */
function namedAnew(all: readonly Named[], present: string): Named[] {
  const missing = new Set(forgottenIn(present, all));
  return all.filter(({ said }) => missing.has(said));
}

function unclear(message: string): DomainError {
  return noScript({ kind: 'unclear', message, suggestions: [] });
}

// Line ends and the end of the text are nobody's change.
function asText(script: string): string {
  return script.replaceAll('\r\n', '\n').trim();
}
