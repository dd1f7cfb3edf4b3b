import type { Plan, Promotion } from '@hotscribe/contract';
import type { Db, PlanRow, PromotionRow } from '#db/schema.ts';
import { fromCents } from '#lib/money.ts';
import { utcDay } from '#lib/utc-day.ts';
import type { PlanDeps } from './plan-deps.ts';
import { isOn, listPromotions } from './promotion-store.ts';

type ViewDeps = Pick<PlanDeps, 'now' | 'catalog'>;

export async function planViews(deps: ViewDeps, db: Db, plans: readonly PlanRow[]): Promise<Plan[]> {
  const planIds = plans.map(({ id }) => id);
  const promotions = await listPromotions(db, planIds, deps.now());
  return plans.map((plan) => {
    const next = promotions.find(({ plan_id }) => plan_id === plan.id);
    return planView(deps, plan, next);
  });
}

export async function onePlanView(deps: ViewDeps & Pick<PlanDeps, 'db'>, plan: PlanRow): Promise<Plan> {
  const [next] = await listPromotions(deps.db, [plan.id], deps.now());
  return planView(deps, plan, next);
}

function planView({ now, catalog }: ViewDeps, plan: PlanRow, next: PromotionRow | undefined): Plan {
  const onSale = next !== undefined && isOn(next, now());
  return {
    _id: plan.id,
    id: plan.id,
    name: plan.name,
    description: plan.description,
    price: fromCents(plan.price_cents),
    salePrice: onSale ? fromCents(next.sale_cents) : null,
    onSale,
    promotion: next ? promotionView(next) : null,
    interval: plan.interval,
    currency: plan.currency as Plan['currency'],
    features: JSON.parse(plan.features) as string[],
    planType: plan.plan_type,
    isActive: plan.archived_at === null,
    stripePriceId: plan.provider === catalog?.provider ? plan.provider_price_id : null,
    createdAt: new Date(plan.created_at).toISOString(),
    updatedAt: new Date(plan.updated_at).toISOString(),
  };
}

function promotionView({ id, sale_cents, starts_at, ends_at }: PromotionRow): Promotion {
  return {
    id,
    salePrice: fromCents(sale_cents),
    saleStartDate: utcDay(starts_at),
    // The end is the first moment that no longer belongs to it.
    saleEndDate: utcDay(ends_at - 1),
  };
}
