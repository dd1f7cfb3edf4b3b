import type { GeneratedScript, generateScriptEndpoint, OutputOf, Usage } from '@hotscribe/contract';
import type { Db } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import { findGeneration, type Generation, insertGeneration, requestHash } from './generation-store.ts';
import type { ScriptDeps } from './script-deps.ts';

export type GenerateRequest = {
  userId: string;
  description: string;
  idempotencyKey: string | undefined;
  hangUp: AbortSignal;
};

type Answer = OutputOf<typeof generateScriptEndpoint>;

/** Writes a script and counts it, once for each key, and only where the script is returned. */
export async function generateScript(deps: ScriptDeps, request: GenerateRequest): Promise<Answer> {
  // Usage is read before the earlier answer is looked for: if the first of two requests with one key takes the last
  // generation in between, the second finds its answer instead of being told that none are left.
  const usage = await deps.billing.currentUsage(deps.db, request.userId, deps.now());
  const earlier = await earlierAnswer(deps.db, request);
  if (earlier) return answer(earlier, usage);
  deps.billing.refuseUsedUp(usage);
  const written = await writtenScript(deps, request);
  if (request.hangUp.aborted) throw new DomainError('abandoned');
  return charge(deps, request, written);
}

async function writtenScript(deps: ScriptDeps, request: GenerateRequest): Promise<GeneratedScript> {
  try {
    return await deps.writeScript(request);
  } catch (error) {
    const kind = error instanceof DomainError ? error.details.kind : undefined;
    if (kind) await deps.commit((db) => deps.countOutcome(db, kind, deps.now()));
    throw error;
  }
}

async function charge(deps: ScriptDeps, request: GenerateRequest, written: GeneratedScript): Promise<Answer> {
  const { userId, description, idempotencyKey } = request;
  return deps.commit(async (db) => {
    if (!idempotencyKey) return answer(written, await chargeAndCount(deps, db, userId));
    const generation: Generation = {
      userId,
      idempotencyKey,
      requestHash: requestHash(description),
      reply: written,
      createdAt: deps.now(),
    };
    // Of two with one key that got this far, the database lets one in; the other takes the answer that one gave.
    if (await insertGeneration(db, generation)) {
      return answer(written, await chargeAndCount(deps, db, userId));
    }
    const first = await earlierAnswer(db, request);
    return answer(first ?? written, await deps.billing.currentUsage(db, userId, deps.now()));
  });
}

async function chargeAndCount(deps: ScriptDeps, db: Db, userId: string): Promise<Usage> {
  const usage = await deps.billing.chargeGeneration(db, userId, deps.now());
  // Last, since every generation of the day waits for this one row until the transaction ends.
  await deps.countOutcome(db, 'script', deps.now());
  return usage;
}

async function earlierAnswer(db: Db, request: GenerateRequest): Promise<GeneratedScript | undefined> {
  if (!request.idempotencyKey) return undefined;
  const earlier = await findGeneration(db, request.userId, request.idempotencyKey);
  if (earlier && earlier.requestHash !== requestHash(request.description)) throw new DomainError('key-reused');
  return earlier?.reply;
}

function answer(written: GeneratedScript, usage: Usage): Answer {
  return { success: true, ...written, usage };
}
