import type { GeneratedScript, GenerationAnswer, GenerationJob } from '@hotscribe/contract';
import type { Later } from '#http/mount.ts';
import { DomainError } from '#lib/domain-error.ts';
import { generateByJob } from './generate-by-job.ts';
import { countRequest } from './generation-limits.ts';
import { requestHash } from './generation-store.ts';
import { markEarlierFetched } from './job-store.ts';
import { answerWith, earlierAnswer, type Keyed, keepAndCharge } from './keep-and-charge.ts';
import { refuseCode } from './refuse-code.ts';
import type { ScriptDeps } from './script-deps.ts';

export type GenerateRequest = {
  userId: string;
  /** Where it was asked from. */
  address: string;
  description: string;
  /** Unset: whoever writes here, which is the language model where there is one. */
  writer: 'embedded' | undefined;
  /** A saved script to regenerate. */
  replaces: string | undefined;
  /** The program of the suggestion that was chosen. */
  choice: string | undefined;
  idempotencyKey: string | undefined;
  abortSignal: AbortSignal;
};

export type BegunJob = Later<{ success: true; job: GenerationJob }>;

/** Writes a script and counts it, once for each key, and only where there is one. */
export async function generateScript(deps: ScriptDeps, request: GenerateRequest): Promise<GenerationAnswer | BegunJob> {
  const keyed: Keyed = { ...request, requestHash: requestHash(request) };
  // Usage is read before the earlier answer is looked for: if the first of two requests with one key takes the last
  // generation in between, the second finds its answer instead of being told that none are left.
  const usage = await deps.billing.currentUsage(deps.db, request.userId, deps.now());
  const earlier = await earlierAnswer(deps.db, keyed);
  if (earlier) {
    await markAnswered(deps, request);
    return answerWith(earlier, usage);
  }
  // Not before: whoever only fetches an answer again, such as after a lost connection, asks for no work.
  await countRequest(deps, request);
  refuseCode(request.description);
  deps.billing.refuseUsedUp(usage);
  const isModels = request.writer === undefined && request.choice === undefined;
  if (deps.mayTakeLong && isModels) return byJob(deps, request, keyed);
  const written = await writtenAtOnce(deps, request);
  if (request.abortSignal.aborted) throw new DomainError('abandoned');
  return deps.commit((db) => keepAndCharge(deps, db, keyed, written));
}

function byJob(deps: ScriptDeps, { userId, description, abortSignal }: GenerateRequest, keyed: Keyed) {
  return generateByJob<GeneratedScript>(
    deps,
    { ...keyed, abortSignal },
    {
      write: ({ stop, onStage }) => deps.writeScript({ userId, description, abortSignal: stop, onStage }),
      keep: (db, job, written) => keepAndCharge(deps, db, job, written),
    },
  );
}

async function markAnswered({ db, mayTakeLong, now }: ScriptDeps, request: GenerateRequest): Promise<void> {
  const { userId, idempotencyKey } = request;
  if (mayTakeLong && idempotencyKey) await markEarlierFetched(db, userId, idempotencyKey, now());
}

async function writtenAtOnce(deps: ScriptDeps, request: GenerateRequest): Promise<GeneratedScript> {
  const { writer, choice, description } = request;
  try {
    if (choice !== undefined) return await deps.writeChoice({ description, choice });
    return writer === 'embedded' ? await deps.tryWriting(description) : await deps.writeScript(request);
  } catch (error) {
    const kind = error instanceof DomainError ? error.details.kind : undefined;
    if (kind) await deps.commit((db) => deps.countOutcome(db, kind, deps.now()));
    throw error;
  }
}
