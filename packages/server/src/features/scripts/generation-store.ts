import { createHash } from 'node:crypto';
import { KEYS_KEPT } from '@hotscribe/contract';
import type { Db } from '#db/schema.ts';
import type { KeptAnswer } from './answers/answer-store.ts';

export type Generation = {
  userId: string;
  idempotencyKey: string;
  requestHash: string;
  reply: KeptAnswer;
  createdAt: number;
};

const REPEATABLE_FOR_MS = 24 * 60 * 60 * 1000;

type Asked = {
  description: string;
  writer: string | undefined;
  replaces: string | undefined;
  choice: string | undefined;
};

/** Tells requests apart without keeping what was asked. */
export function requestHash({ description, writer, replaces, choice }: Asked): string {
  const parts = [writer, replaces, choice && `choice\0${choice}`, description];
  // None of them holds a NUL, so no description is taken for a request to a certain writer.
  const asked = parts.filter((part) => part !== undefined).join('\0');
  return createHash('sha256').update(asked).digest('base64url');
}

export async function findGeneration(
  db: Db,
  userId: string,
  idempotencyKey: string,
): Promise<Pick<Generation, 'requestHash' | 'reply'> | undefined> {
  const row = await db
    .selectFrom('generations')
    .select(['request_hash', 'reply'])
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row && { requestHash: row.request_hash, reply: JSON.parse(row.reply) as KeptAnswer };
}

/** False where this key of the user has an answer already; waits for one that is being written. */
export async function insertGeneration(db: Db, generation: Generation): Promise<boolean> {
  const inserted = await db
    .insertInto('generations')
    .values({
      user_id: generation.userId,
      idempotency_key: generation.idempotencyKey,
      request_hash: generation.requestHash,
      created_at: generation.createdAt,
      reply: JSON.stringify(generation.reply),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
    .returning('idempotency_key')
    .executeTakeFirst();
  if (inserted) await forgetSurplusGenerations(db, generation.userId);
  return inserted !== undefined;
}

// Answers that cost nothing can be asked for without end, each under a key of its own.
async function forgetSurplusGenerations(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('generations')
    .where('user_id', '=', userId)
    .where('created_at', '<', (eb) =>
      eb
        .selectFrom('generations')
        .select('created_at')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .limit(1)
        .offset(KEYS_KEPT - 1),
    )
    .execute();
}

export async function forgetOldGenerations(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('generations')
    .where('created_at', '<=', now - REPEATABLE_FOR_MS)
    .execute();
}
