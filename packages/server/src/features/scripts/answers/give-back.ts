import {
  GIVE_BACKS_A_MONTH,
  type GivingBack,
  type giveBackEndpoint,
  type InputOf,
  type OutputOf,
} from '@hotscribe/contract';
import type { AnswerRow, Db } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { ScriptDeps } from '../script-deps.ts';
import { findAnswer } from './answer-store.ts';

type Deps = Pick<ScriptDeps, 'db' | 'now' | 'billing' | 'countOutcome'>;

const limit = GIVE_BACKS_A_MONTH;

/** Check whether the generation an answer cost can be given back. */
export async function givingBackOf({ db, now, billing }: Deps, userId: string, id: string): Promise<GivingBack> {
  const answer = await findAnswer(db, userId, id);
  if (!answer) throw new DomainError('not-found');
  const left = await billing.giveBacksLeft(db, userId, now());
  return { state: stateOf(answer, left), left, limit };
}

function stateOf({ charged, given_back_at }: AnswerRow, left: number): GivingBack['state'] {
  if (given_back_at !== null) return 'given-back';
  if (charged === null) return 'cost-nothing';
  return left > 0 ? 'offered' : 'none-left';
}

/** Gives back the generation that an answer cost, once for each answer. */
export function giveBack(
  { db: database, now, billing, countOutcome }: Deps,
  userId: string,
  { id, symptom }: InputOf<typeof giveBackEndpoint>,
): Promise<OutputOf<typeof giveBackEndpoint>> {
  return database.transaction().execute(async (db) => {
    const charged = await takeCharge(db, userId, id, now());
    const { usage, left } = await billing.giveBackGeneration(db, userId, charged, now());
    await countOutcome(db, `given-back:${symptom}`, now());
    return { success: true, givingBack: { state: 'given-back', left, limit }, usage };
  });
}

// One statement decides it: of two that ask at once, the second finds it given back.
async function takeCharge(db: Db, userId: string, id: string, now: number) {
  const taken = await db
    .updateTable('answers')
    .set({ given_back_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('charged', 'is not', null)
    .where('given_back_at', 'is', null)
    .returning('charged')
    .executeTakeFirst();
  if (taken?.charged) return taken.charged;
  const answer = await findAnswer(db, userId, id);
  if (!answer) throw new DomainError('not-found');
  throw new DomainError(answer.given_back_at === null ? 'cost-nothing' : 'already-given-back');
}
