import { randomUUID } from 'node:crypto';
import { type InputOf, intervalProblem, PLAN_MESSAGES, type Plan, type updatePlanEndpoint } from '@hotscribe/contract';
import type { PlanRow } from '#db/schema.ts';
import { allOrNothing, type OnUndo } from '#lib/all-or-nothing.ts';
import { DomainError } from '#lib/domain-error.ts';
import { toCents } from '#lib/money.ts';
import type { PlanCatalog } from '#payments/plan-catalog.ts';
import { leftOver } from './left-over.ts';
import { planChanges } from './plan-changes.ts';
import type { PlanDeps } from './plan-deps.ts';
import { changePlan, findSoldPlan, rememberPrice } from './plan-store.ts';
import { onePlanView } from './plan-view.ts';
import { listPromotions } from './promotion-store.ts';
import { catalogPlan, catalogPrice, publishedAt, publishedColumns } from './publish-plan.ts';

type PlanUpdate = Omit<InputOf<typeof updatePlanEndpoint>, 'id'>;

/** Changes a plan here and at the provider. A price there is never edited: a new one takes its place. */
export async function updatePlan(deps: PlanDeps, id: string, input: PlanUpdate, actorId: string): Promise<Plan> {
  const { catalog, now } = deps;
  const before = await findSoldPlan(deps.db, id);
  const after = changed(before, input);
  await refuseImpossible(deps, before, after, input);
  const changes = planChanges(before, after);
  if (changes.length === 0) return onePlanView(deps, before);
  const row = await allOrNothing(leftOver(deps), async (onUndo) => {
    const published = catalog ? await changeAtProvider(catalog, before, after, onUndo) : {};
    return deps.db.transaction().execute(async (db) => {
      const { name, description, features, price_cents, currency, interval } = after;
      const fields = { name, description, features, price_cents, currency, interval, updated_at: now() };
      const plan = await changePlan(db, before, { ...fields, ...published });
      await rememberPrice(db, plan, now());
      await deps.recordChange(db, { actorId, action: 'plan-updated', subject: plan, changes });
      return plan;
    });
  });
  if (catalog) await retireOldPrice(deps, catalog, before, row);
  return onePlanView(deps, row);
}

function changed(before: PlanRow, input: PlanUpdate): PlanRow {
  return {
    ...before,
    name: input.name ?? before.name,
    description: input.description ?? before.description,
    features: input.features ? JSON.stringify(input.features) : before.features,
    price_cents: input.price === undefined ? before.price_cents : toCents(input.price),
    currency: input.currency ?? before.currency,
    interval: input.interval ?? before.interval,
  };
}

async function refuseImpossible(deps: PlanDeps, before: PlanRow, after: PlanRow, input: PlanUpdate): Promise<void> {
  if (input.planType && input.planType !== before.plan_type) throw wrong('planType', PLAN_MESSAGES.typeFixed);
  const interval = intervalProblem(before.plan_type, after.interval);
  if (interval) throw wrong('interval', interval);
  const promotions = await listPromotions(deps.db, [before.id], deps.now());
  if (promotions.length > 0 && before.currency !== after.currency)
    throw wrong('currency', PLAN_MESSAGES.currencyOnSale);
  if (promotions.some(({ sale_cents }) => sale_cents >= after.price_cents)) {
    throw wrong('price', PLAN_MESSAGES.priceBelowSale);
  }
}

function wrong(field: string, message: string): DomainError {
  return new DomainError('invalid-input', { message, fields: { [field]: message } });
}

async function changeAtProvider(catalog: PlanCatalog, before: PlanRow, after: PlanRow, onUndo: OnUndo) {
  const known = publishedAt(catalog, before);
  const attempt = randomUUID();
  if (!known) {
    const published = await catalog.publish(catalogPlan(after), catalogPrice(after), `update-${attempt}`);
    onUndo(() => catalog.archive(published));
    return publishedColumns(catalog, published);
  }
  const { productId } = known;
  if (before.name !== after.name || before.description !== after.description) {
    // An answer may be lost although the name was changed, so it is put back in any case.
    onUndo(() => catalog.rename(productId, catalogPlan(before)));
    await catalog.rename(productId, catalogPlan(after));
  }
  if (samePrice(before, after)) return {};
  const { priceId } = await catalog.reprice(productId, catalogPrice(after), `reprice-${attempt}`);
  onUndo(() => catalog.archivePrice(priceId));
  return publishedColumns(catalog, { productId, priceId });
}

function samePrice(before: PlanRow, after: PlanRow): boolean {
  return (
    before.price_cents === after.price_cents && before.currency === after.currency && before.interval === after.interval
  );
}

// Our checkout never asks for the old price again: where it stays open at the provider, nothing is lost.
async function retireOldPrice(deps: PlanDeps, catalog: PlanCatalog, before: PlanRow, after: PlanRow): Promise<void> {
  const old = publishedAt(catalog, before);
  if (old && old.priceId !== after.provider_price_id) await catalog.archivePrice(old.priceId).catch(leftOver(deps));
}
