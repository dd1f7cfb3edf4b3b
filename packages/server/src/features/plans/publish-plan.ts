import { randomUUID } from 'node:crypto';
import type { PlanRow } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { CatalogPlan, CatalogPrice, PlanCatalog, PublishedPlan } from '#payments/plan-catalog.ts';
import { leftOver } from './left-over.ts';
import type { PlanDeps } from './plan-deps.ts';
import { findPlan, listPlans, rememberPrice } from './plan-store.ts';

/** Where a plan is at this provider, if it is there; what another provider gave it means nothing to this one. */
export function publishedAt(catalog: PlanCatalog, plan: PlanRow): PublishedPlan | undefined {
  if (plan.provider !== catalog.provider) return undefined;
  const { provider_product_id: productId, provider_price_id: priceId } = plan;
  return productId && priceId ? { productId, priceId } : undefined;
}

export function catalogPlan({ id, name, description }: CatalogPlan): CatalogPlan {
  return { id, name, description };
}

export function catalogPrice(plan: Pick<PlanRow, 'price_cents' | 'currency' | 'interval'>): CatalogPrice {
  return { cents: plan.price_cents, currency: plan.currency, interval: plan.interval };
}

export function publishedColumns(catalog: PlanCatalog, { productId, priceId }: PublishedPlan) {
  return { provider: catalog.provider, provider_product_id: productId, provider_price_id: priceId };
}

/** The plan at the provider, put there first where it is not: the first plans, and those made with payments off. */
export async function ensurePublished(deps: PlanDeps, catalog: PlanCatalog, plan: PlanRow): Promise<PublishedPlan> {
  const known = publishedAt(catalog, plan);
  if (known) return known;
  // A key for each attempt: the provider repeats what it answered to a key, also where that was a failure.
  const published = await catalog.publish(catalogPlan(plan), catalogPrice(plan), `publish-${randomUUID()}`);
  if (await keepPublished(deps, catalog, plan, published)) return published;
  // Another instance was first, or an admin has changed the plan: what is stored counts, and ours is put away.
  await catalog.archive(published).catch(leftOver(deps));
  const stored = publishedAt(catalog, await findPlan(deps.db, plan.id));
  if (!stored) throw new DomainError('plan-changed');
  return stored;
}

function keepPublished(
  deps: PlanDeps,
  catalog: PlanCatalog,
  plan: PlanRow,
  published: PublishedPlan,
): Promise<boolean> {
  return deps.db.transaction().execute(async (db) => {
    const changed = await db
      .updateTable('plans')
      .set(publishedColumns(catalog, published))
      .where('id', '=', plan.id)
      .where('version', '=', plan.version)
      .where((eb) => eb.or([eb('provider', 'is', null), eb('provider', '!=', catalog.provider)]))
      .returningAll()
      .executeTakeFirst();
    if (changed) await rememberPrice(db, changed, deps.now());
    return changed !== undefined;
  });
}

/** Puts every plan that is sold at the provider, so that the first customer does not wait for it. */
export async function publishPlans(deps: PlanDeps): Promise<void> {
  const { catalog } = deps;
  if (!catalog) return;
  for (const plan of await listPlans(deps.db, { archived: false })) await ensurePublished(deps, catalog, plan);
}
