import { randomUUID } from 'node:crypto';
import type { createPlanEndpoint, InputOf, Plan } from '@hotscribe/contract';
import { allOrNothing } from '#lib/all-or-nothing.ts';
import { toCents } from '#lib/money.ts';
import { leftOver } from './left-over.ts';
import { planChanges } from './plan-changes.ts';
import type { PlanDeps } from './plan-deps.ts';
import { insertPlan, rememberPrice } from './plan-store.ts';
import { onePlanView } from './plan-view.ts';
import { catalogPlan, publishedColumns } from './publish-plan.ts';

type NewPlan = InputOf<typeof createPlanEndpoint>;

const UNPUBLISHED = { provider: null, provider_product_id: null, provider_price_id: null };

/** First at the provider, then here: a plan that can be seen can also be bought. */
export async function createPlan(deps: PlanDeps, input: NewPlan, actorId: string): Promise<Plan> {
  const { catalog, now } = deps;
  const id = randomUUID();
  const { name, description, interval, currency } = input;
  const price = { cents: toCents(input.price), currency, interval };
  const row = await allOrNothing(leftOver(deps), async (onUndo) => {
    const published = await catalog?.publish(catalogPlan({ id, name, description }), price, `create-${id}`);
    if (catalog && published) onUndo(() => catalog.archive(published));
    return deps.db.transaction().execute(async (db) => {
      const plan = await insertPlan(db, {
        id,
        name,
        description,
        features: JSON.stringify(input.features),
        plan_type: input.planType,
        price_cents: price.cents,
        currency,
        interval,
        ...(catalog && published ? publishedColumns(catalog, published) : UNPUBLISHED),
        created_at: now(),
        updated_at: now(),
        archived_at: null,
      });
      await rememberPrice(db, plan, now());
      const changes = planChanges(undefined, plan);
      await deps.recordChange(db, { actorId, action: 'plan-created', subject: plan, changes });
      return plan;
    });
  });
  return onePlanView(deps, row);
}
