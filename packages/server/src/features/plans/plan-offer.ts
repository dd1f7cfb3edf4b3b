import type { PlanRow, PromotionRow } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { PlanOffer } from '#payments/plan-catalog.ts';
import type { PlanDeps } from './plan-deps.ts';
import { findSoldPlan } from './plan-store.ts';
import { isOn, listPromotions, rememberCoupon } from './promotion-store.ts';
import { catalogPrice, ensurePublished } from './publish-plan.ts';
import { saleCoupon } from './sale-coupon.ts';

const SCRIPTS_PER_PURCHASE = 1;

/** What a checkout of a plan sells now: price, and sale if one is on, are decided by us and our clock. */
export async function planOffer(deps: PlanDeps, planId: string): Promise<PlanOffer> {
  const { catalog } = deps;
  const plan = await findSoldPlan(deps.db, planId);
  if (!catalog) throw new DomainError('payments-off');
  const published = await ensurePublished(deps, catalog, plan);
  const promotions = await listPromotions(deps.db, [plan.id], deps.now());
  const promotion = promotions.find((one) => isOn(one, deps.now()));
  return {
    ...published,
    planId: plan.id,
    name: plan.name,
    planType: plan.plan_type,
    price: catalogPrice(plan),
    sale: promotion && (await saleOf(deps, plan, promotion)),
    credits: plan.plan_type === 'per-script' ? SCRIPTS_PER_PURCHASE : 0,
  };
}

async function saleOf(deps: PlanDeps, plan: PlanRow, promotion: PromotionRow): Promise<PlanOffer['sale']> {
  const couponId = couponFor(deps, plan, promotion) ?? (await newCoupon(deps, plan, promotion));
  return couponId ? { promotionId: promotion.id, couponId, cents: promotion.sale_cents } : undefined;
}

// A coupon takes an amount off. Once the price has changed, or the provider, the one that was made is of no use.
function couponFor({ catalog }: PlanDeps, plan: PlanRow, promotion: PromotionRow): string | undefined {
  const fits =
    promotion.provider === catalog?.provider && promotion.coupon_cents_off === plan.price_cents - promotion.sale_cents;
  return fits ? (promotion.provider_coupon_id ?? undefined) : undefined;
}

async function newCoupon(deps: PlanDeps, plan: PlanRow, promotion: PromotionRow): Promise<string | undefined> {
  const coupon = await saleCoupon(deps, plan, promotion);
  if (coupon) await rememberCoupon(deps.db, promotion.id, coupon);
  return coupon?.couponId;
}
