import { randomUUID } from 'node:crypto';
import type { GeneratedScript, GenerationAnswer, Usage } from '@hotscribe/contract';
import type { Db } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import { forgetSurplusAnswers, insertAnswer, type KeptAnswer } from './answers/answer-store.ts';
import { findGeneration, insertGeneration } from './generation-store.ts';
import type { ScriptDeps } from './script-deps.ts';
import { findScript } from './script-store.ts';

/** A request, told apart from others by the user's key and by a fingerprint of what was asked. */
export type Keyed = {
  userId: string;
  description: string;
  idempotencyKey: string | undefined;
  requestHash: string;
  /** A saved script to regenerate. */
  replaces?: string | undefined;
};

/** Keeps an answer for its owner and its key, and counts it, once for each key; call it in a transaction. */
export async function keepAndCharge(
  deps: ScriptDeps,
  db: Db,
  request: Keyed,
  written: GeneratedScript,
): Promise<GenerationAnswer> {
  const { userId, idempotencyKey, requestHash } = request;
  const isSame = await isSameAsSaved(db, request, written.script);
  const answer: KeptAnswer = { id: randomUUID(), ...written, ...(isSame && { isSame }) };
  const keep = async () => {
    // Before the owner is held, since others hold an answer first.
    await forgetSurplusAnswers(db, userId);
    const { usage, charged } = isSame
      ? { usage: await deps.billing.currentUsage(db, userId, deps.now()), charged: null }
      : await deps.billing.chargeGeneration(db, userId, deps.now());
    await insertAnswer(db, { userId, request: request.description, answer, charged, createdAt: deps.now() });
    // Last, since every generation of the day waits for this one row until the transaction ends.
    await deps.countOutcome(db, 'script', deps.now());
    return answerWith(answer, usage);
  };
  if (!idempotencyKey) return keep();
  const generation = { userId, idempotencyKey, requestHash, reply: answer, createdAt: deps.now() };
  // Of two with one key that got this far, the database lets one in; the other takes the answer that one gave.
  if (await insertGeneration(db, generation)) return keep();
  const first = await earlierAnswer(db, request);
  return answerWith(first ?? answer, await deps.billing.currentUsage(db, userId, deps.now()));
}

async function isSameAsSaved(db: Db, { userId, replaces }: Keyed, script: string): Promise<boolean> {
  const saved = replaces === undefined ? undefined : await findScript(db, userId, replaces);
  return saved !== undefined && asText(saved.script) === asText(script);
}

// An editor changes line ends and the end of the text without anyone's doing.
function asText(script: string): string {
  return script.replaceAll('\r\n', '\n').trim();
}

/** What this key was answered before; throws where it came with something else. */
export async function earlierAnswer(db: Db, request: Keyed): Promise<KeptAnswer | undefined> {
  if (!request.idempotencyKey) return undefined;
  const earlier = await findGeneration(db, request.userId, request.idempotencyKey);
  if (earlier && earlier.requestHash !== request.requestHash) throw new DomainError('key-reused');
  return earlier?.reply;
}

export function answerWith(answer: KeptAnswer, usage: Usage): GenerationAnswer {
  return { success: true, isSame: false, followUp: null, ...answer, usage };
}
