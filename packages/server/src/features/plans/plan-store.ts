import type { Insertable, Updateable } from 'kysely';
import type { PlansTable } from '#db/billing-schema.ts';
import type { Db, PlanRow } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';

/** Per script first, then monthly; of one type, the cheaper one first. */
export function listPlans(db: Db, { archived }: { archived: boolean }): Promise<PlanRow[]> {
  return db
    .selectFrom('plans')
    .selectAll()
    .$if(!archived, (query) => query.where('archived_at', 'is', null))
    .orderBy('plan_type', 'desc')
    .orderBy('price_cents')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findPlan(db: Db, id: string): Promise<PlanRow> {
  const plan = await db.selectFrom('plans').selectAll().where('id', '=', id).executeTakeFirst();
  if (!plan) throw new DomainError('not-found');
  return plan;
}

/** A plan that is sold; one that was deleted is found by nobody but who restores it. */
export async function findSoldPlan(db: Db, id: string): Promise<PlanRow> {
  const plan = await findPlan(db, id);
  if (plan.archived_at !== null) throw new DomainError('not-found');
  return plan;
}

export function insertPlan(db: Db, plan: Insertable<PlansTable>): Promise<PlanRow> {
  return db.insertInto('plans').values(plan).returningAll().executeTakeFirstOrThrow();
}

/** Throws where someone else has changed the plan since it was read: what was decided then may be wrong now. */
export async function changePlan(db: Db, plan: PlanRow, change: Updateable<PlansTable>): Promise<PlanRow> {
  const changed = await db
    .updateTable('plans')
    .set({ ...change, version: plan.version + 1 })
    .where('id', '=', plan.id)
    .where('version', '=', plan.version)
    .returningAll()
    .executeTakeFirst();
  if (!changed) throw new DomainError('plan-changed');
  return changed;
}

/** Keeps the price that a plan has at the provider, if it has one, for those who buy it. */
export async function rememberPrice(db: Db, plan: PlanRow, now: number): Promise<void> {
  const { provider, provider_price_id, provider_product_id } = plan;
  if (!provider || !provider_price_id || !provider_product_id) return;
  const { price_cents, currency, interval } = plan;
  await db
    .insertInto('plan_prices')
    .values({
      provider,
      provider_price_id,
      provider_product_id,
      plan_id: plan.id,
      price_cents,
      currency,
      interval,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_price_id']).doNothing())
    .execute();
}
