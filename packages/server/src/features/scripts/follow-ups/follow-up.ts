import { createHash } from 'node:crypto';
import type { GenerationAnswer } from '@hotscribe/contract';
import { DomainError } from '#lib/domain-error.ts';
import { examine } from '../examine-script.ts';
import { generateByJob } from '../generate-by-job.ts';
import type { BegunJob } from '../generate-script.ts';
import { countRequest } from '../generation-limits.ts';
import type { AtWork } from '../job-runner.ts';
import { markEarlierFetched } from '../job-store.ts';
import { answerWith, earlierAnswer, type Keyed } from '../keep-and-charge.ts';
import type { ScriptDeps } from '../script-deps.ts';
import { versionBytes } from '../stored-bytes.ts';
import { type Changing, keepChange } from './keep-change.ts';
import type { RevisedScript } from './revise-script.ts';
import { aboutOf, findPresent, freeLeftOn, type Present, type Subject } from './subject.ts';

export type FollowUpRequest = {
  userId: string;
  /** Where it was asked from. */
  address: string;
  subject: Subject;
  wish: string;
  /** The text as its owner has edited it; unset where it is as it is kept. */
  edited: string | undefined;
  idempotencyKey: string | undefined;
  abortSignal: AbortSignal;
};

/** Changes a script as its owner wishes, once for each key; counted only where there is a script, and three are free. */
export async function followUp(
  deps: ScriptDeps,
  { subject, wish, abortSignal, ...request }: FollowUpRequest,
): Promise<GenerationAnswer | BegunJob> {
  const { db, billing, now } = deps;
  const { userId, idempotencyKey } = request;
  const about = aboutOf(subject);
  const keyed: Keyed = { userId, idempotencyKey, description: wish, requestHash: hashOf(about, wish, request.edited) };
  // Before the earlier answer is looked for, as for a new script.
  const usage = await billing.currentUsage(db, userId, now());
  const earlier = await earlierAnswer(db, keyed);
  if (earlier) {
    if (idempotencyKey) await markEarlierFetched(db, userId, idempotencyKey, now());
    return answerWith(earlier, usage);
  }
  await countRequest(deps, request);
  const present = await findPresent(db, userId, subject);
  await refuseWithoutRoom(deps, userId, subject, present);
  if (freeLeftOn(present) === 0) billing.refuseUsedUp(usage);
  const edited = request.edited === present.script ? undefined : request.edited;
  const examined = edited === undefined ? undefined : await examine(edited);
  const changing: Changing = { subject, from: present.script, edited: examined };
  const write = ({ stop, onStage }: AtWork) =>
    deps.reviseScript({
      userId,
      wish,
      script: edited ?? present.script,
      program: edited === undefined ? present.program : null,
      request: present.request,
      abortSignal: stop,
      onStage,
    });
  if (deps.mayTakeLong) {
    return generateByJob<RevisedScript>(
      deps,
      { ...keyed, about, abortSignal },
      { write, keep: (transaction, job, revised) => keepChange(deps, transaction, job, changing, revised) },
    );
  }
  const revised = await write({ stop: abortSignal, onStage: () => {} });
  if (abortSignal.aborted) throw new DomainError('abandoned');
  return deps.commit((transaction) => keepChange(deps, transaction, keyed, changing, revised));
}

// A saved script keeps the text that it has now as a version. Told only afterwards, its owner would have waited for a
// change that cannot be kept.
async function refuseWithoutRoom(deps: ScriptDeps, userId: string, { kind }: Subject, present: Present): Promise<void> {
  if (kind !== 'script') return;
  const { script, program } = present;
  const bytes = versionBytes({ script, program, change_note: null });
  await deps.billing.refuseWithoutRoom(deps.db, userId, { scripts: 0, bytes }, deps.now());
}

// The first word keeps it apart from what asks for a new script.
function hashOf(about: string, wish: string, edited = ''): string {
  return createHash('sha256').update(['follow-up', about, wish, edited].join('\0')).digest('base64url');
}
