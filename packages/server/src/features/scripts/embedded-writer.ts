import { print } from '@hotscribe/automation';
import type { GeneratedScript, NoScriptKind, Suggestion } from '@hotscribe/contract';
import { type Answer, type Named, WriterBusy, WriterFailed, type WriterPool } from '@hotscribe/writer/pool';
import { DomainError } from '#lib/domain-error.ts';
import { describedBy } from './described-by.ts';
import { type Examined, examine } from './examine-script.ts';

type Reading = Pick<GeneratedScript, 'state' | 'points' | 'unused' | 'understood' | 'program'>;

export type EmbeddedDraft = (
  | ({ kind: 'script'; examined: Examined } & Reading)
  | { kind: NoScriptKind; message: string; suggestions: readonly Suggestion[] }
) & { named: readonly Named[] };

export type EmbeddedWriter = (description: string) => Promise<EmbeddedDraft>;

const REMEMBERED = 500;

/**
 * Hotscribe's own writer. The same words always give the same script, so what was asked lately is remembered; many who
 * ask the same at once take one place in the queue.
 */
export function embeddedWriter(pool: Pick<WriterPool, 'write'>): EmbeddedWriter {
  const remembered = new Map<string, Promise<EmbeddedDraft>>();
  return (description) => {
    const draft = remembered.get(description) ?? written(pool, description);
    remembered.delete(description);
    remembered.set(description, draft);
    const [oldest] = remembered.keys();
    if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    draft.catch(() => remembered.get(description) === draft && remembered.delete(description));
    return draft;
  };
}

async function written(pool: Pick<WriterPool, 'write'>, description: string): Promise<EmbeddedDraft> {
  return draftOf(await inWords(pool.write(description)));
}

/** What is said where the writer is busy or fails. */
export async function inWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof WriterBusy) throw new DomainError('busy', { retryAfterSeconds: error.retryAfterSeconds });
    if (error instanceof WriterFailed) throw new DomainError('not-finished');
    throw error;
  }
}

/** What the writer made, examined like the work of any other. */
export async function draftOf(answer: Answer): Promise<EmbeddedDraft> {
  const { named } = answer;
  if (answer.kind !== 'script') {
    const suggestions = 'suggestions' in answer ? answer.suggestions : [];
    return { kind: answer.kind, message: answer.message, suggestions, named };
  }
  const { program, script, description, lines, state, points, unused, understood } = answer;
  const examined = await examine(script);
  // The words of a request can hide what its script does; the script itself cannot.
  if (examined.danger) {
    return { kind: 'refused', message: `We can’t write this script. ${examined.danger}`, suggestions: [], named };
  }
  return {
    kind: 'script',
    examined: { ...examined, explanation: describedBy(description, examined.explanation, lines) },
    state,
    points: [...points],
    unused: [...unused],
    understood: [...understood],
    program: print(program),
    named,
  };
}
