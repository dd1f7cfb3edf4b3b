import { STORAGE_LIMITS, type Storage, type Usage } from '@hotscribe/contract';
import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import { planOf, planState, usageColumns } from './plan-state.ts';

type Plan = Usage['plan'];

/** By how much what is stored grows, or shrinks. */
export type StorageChange = { scripts: 1 | 0 | -1; bytes: number };

/**
 * Takes room for what is about to be stored, or throws where the plan has none left; call it in the transaction that
 * stores it. One statement decides and counts: of any number that save at once, no more get through than fit.
 */
export async function takeRoom(db: Db, userId: string, change: StorageChange, now: number): Promise<void> {
  const { scripts, bytes } = change;
  const taken = await db
    .updateTable('users')
    .set(counted(change))
    .where('id', '=', userId)
    // Anyone over the number of scripts since a subscription ended can still edit what is there.
    .$if(scripts > 0, (query) => query.where(sql<boolean>`scripts_saved + ${scripts} <= ${limitOf('scripts', now)}`))
    .where(sql<boolean>`stored_bytes + ${bytes} <= ${limitOf('bytes', now)}`)
    .returning('id')
    .executeTakeFirst();
  if (!taken) throw storageFull(await storageOf(db, userId, now), change);
}

/** Throws where there is no room, and takes none: for what is decided before it is made, and made only then. */
export async function refuseWithoutRoom(db: Db, userId: string, change: StorageChange, now: number): Promise<void> {
  const storage = await storageOf(db, userId, now);
  const isTooMany = change.scripts > 0 && storage.scripts + change.scripts > storage.maxScripts;
  if (isTooMany || storage.bytes + change.bytes > storage.maxBytes) throw storageFull(storage, change);
}

/** Counts what never has to be refused: what goes, and what only takes the place of something else. */
export async function countStored(db: Db, userId: string, change: StorageChange): Promise<void> {
  await db.updateTable('users').set(counted(change)).where('id', '=', userId).execute();
}

export async function storageOf(db: Db, userId: string, now: number): Promise<Storage> {
  const row = await db
    .selectFrom('users')
    .select(['scripts_saved', 'stored_bytes'])
    .select(usageColumns(now))
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new DomainError('session-ended');
  const plan = planOf(row);
  const { scripts: maxScripts, bytes: maxBytes } = STORAGE_LIMITS[plan];
  return { plan, scripts: row.scripts_saved, maxScripts, bytes: row.stored_bytes, maxBytes };
}

function counted({ scripts, bytes }: StorageChange) {
  return {
    scripts_saved: sql<number>`scripts_saved + ${scripts}`,
    stored_bytes: sql<number>`stored_bytes + ${bytes}`,
  };
}

// By the same rule as `planOf`, so that nobody is told of one limit and held to another.
function limitOf(what: 'scripts' | 'bytes', now: number) {
  const { subscribed, credits, lastPurchase } = planState(now);
  const of = (plan: Plan) => sql.lit(STORAGE_LIMITS[plan][what]);
  return sql<number>`case
    when ${subscribed} then ${of('monthly')}
    when ${credits} > 0 or ${lastPurchase} = 'per-script' then ${of('per-script')}
    else ${of('free')} end`;
}

function storageFull({ plan, scripts, maxScripts, maxBytes }: Storage, change: StorageChange): DomainError {
  const isByNumber = change.scripts > 0 && scripts + change.scripts > maxScripts;
  const full = isByNumber
    ? `Your plan has room for ${maxScripts.toLocaleString('en-US')} saved scripts, and you’ve used all of it.`
    : `Your plan has ${maxBytes / 1_000_000} MB of space for saved scripts and their earlier versions, and there isn’t enough left for this.`;
  const wayOut = plan === 'monthly' ? '' : ', or upgrade for more space';
  return new DomainError('storage-full', { message: `${full} Delete scripts you no longer need${wayOut}.` });
}
