import type { GeneratedScript, GenerationAnswer, Usage } from '@hotscribe/contract';
import type { AnswerRow, Db } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { KeptAnswer } from '../answers/answer-store.ts';
import { noteChanged } from '../answers/answer-use.ts';
import { changeAnswer, replyOf } from '../answers/answer-versions.ts';
import type { Examined } from '../examine-script.ts';
import { insertGeneration } from '../generation-store.ts';
import { answerWith, earlierAnswer, type Keyed } from '../keep-and-charge.ts';
import type { ScriptDeps } from '../script-deps.ts';
import { applyChange } from '../update-script.ts';
import type { RevisedScript } from './revise-script.ts';
import { freeLeftOn, holdPresent, type Present, type Subject } from './subject.ts';

/** What is changed, and the text that the change starts from. */
export type Changing = {
  subject: Subject;
  from: string;
  /** The text as its owner had edited it. */
  edited: Examined | undefined;
};

const CHANGED_ELSEWHERE =
  'This script was changed somewhere else in the meantime, so we didn’t make your change. Check the script again, then say what should be different.';

/** Keeps a change for its owner and its key, and counts it, once for each key; call it in a transaction. */
export async function keepChange(
  deps: ScriptDeps,
  db: Db,
  request: Keyed,
  { subject, from, edited }: Changing,
  { written, changes }: RevisedScript,
): Promise<GenerationAnswer> {
  const { userId, idempotencyKey, requestHash } = request;
  const held = await holdPresent(db, userId, subject);
  const note = changes.join('\n');
  const answer: KeptAnswer = {
    id: subject.id,
    ...written,
    followUp: {
      freeLeft: Math.max(0, freeLeftOn(held) - 1),
      takesAnyCode: deps.mayTakeLong,
      takesPrograms: await deps.revisesPrograms(),
      lastChange: { note, before: edited?.script ?? held.script },
    },
  };
  if (idempotencyKey) {
    const generation = { userId, idempotencyKey, requestHash, reply: answer, createdAt: deps.now() };
    // Of two with one key that got this far, one is let in; the other takes the answer that one gave.
    if (!(await insertGeneration(db, generation))) {
      const first = await earlierAnswer(db, request);
      return answerWith(first ?? answer, await deps.billing.currentUsage(db, userId, deps.now()));
    }
  }
  if (held.script !== from) throw new DomainError('script-changed', { message: CHANGED_ELSEWHERE });
  if (subject.kind === 'script') {
    const { script, program } = written;
    await applyChange({ ...deps, db }, userId, subject.id, { script, program, note });
  } else if (held.answer) {
    const before = edited === undefined ? {} : { before: asEdited(replyOf(held.answer), edited) };
    await changeAnswer(db, held.answer, { reply: written, note, ...before }, deps.now());
  }
  return answerWith(answer, await count(deps, db, userId, held));
}

async function count(deps: ScriptDeps, db: Db, userId: string, held: Present): Promise<Usage> {
  if (held.answer) await countOn(db, held.answer);
  const isFree = freeLeftOn(held) > 0;
  const usage = isFree
    ? await deps.billing.currentUsage(db, userId, deps.now())
    : (await deps.billing.chargeGeneration(db, userId, deps.now())).usage;
  await noteChanged(deps, db, held.answer?.id);
  // Last, since every generation of the day waits for this one row until the transaction ends.
  if (!isFree) await deps.countOutcome(db, 'script', deps.now());
  return usage;
}

async function countOn(db: Db, { id }: AnswerRow): Promise<void> {
  await db
    .updateTable('answers')
    .set((eb) => ({ follow_ups: eb('follow_ups', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** An answer with the text that its owner had made of it, so that undoing a change gives back that text. */
function asEdited(kept: GeneratedScript, edited: Examined): GeneratedScript {
  const { script, explanation, warnings, loads, findings } = edited;
  const said = { state: 'check' as const, points: [], assumptions: [], unused: [], understood: [] };
  return { ...kept, ...said, script, explanation, warnings, program: null, checks: { loads, repairs: 0, findings } };
}
