import { SUBSCRIPTION_MESSAGES } from '@hotscribe/contract';
import type { PlanRow, PromotionRow } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { PlanOffer } from '#payments/plan-catalog.ts';
import type { PlanDeps } from './plan-deps.ts';
import { findSoldPlan } from './plan-store.ts';
import { isOn, listPromotions, rememberCoupon } from './promotion-store.ts';
import { catalogPrice, ensurePublished } from './publish-plan.ts';
import { saleCoupon } from './sale-coupon.ts';

/** What a checkout of a plan sells now: price, and sale if one is on, are decided by us and our clock. */
export async function planOffer(deps: PlanDeps, planId: string, quantity: number): Promise<PlanOffer> {
  const { catalog } = deps;
  const plan = await findSoldPlan(deps.db, planId);
  if (plan.plan_type === 'monthly' && quantity !== 1) throw refusedQuantity();
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
    quantity,
    sale: promotion && (await saleOf(deps, plan, promotion, quantity)),
    credits: plan.plan_type === 'per-script' ? quantity : 0,
  };
}

function refusedQuantity(): DomainError {
  const { oneSubscription } = SUBSCRIPTION_MESSAGES;
  return new DomainError('invalid-input', { fields: { quantity: oneSubscription }, message: oneSubscription });
}

async function saleOf(
  deps: PlanDeps,
  plan: PlanRow,
  promotion: PromotionRow,
  quantity: number,
): Promise<PlanOffer['sale']> {
  const couponId = couponFor(deps, plan, promotion, quantity) ?? (await newCoupon(deps, plan, promotion, quantity));
  return couponId ? { promotionId: promotion.id, couponId, cents: promotion.sale_cents * quantity } : undefined;
}

// A coupon takes an amount off. Once the price has changed, or the provider, the one that was made is of no use; and
// for five scripts it would take the amount of one off.
function couponFor(
  { catalog }: PlanDeps,
  plan: PlanRow,
  promotion: PromotionRow,
  quantity: number,
): string | undefined {
  const fits =
    promotion.provider === catalog?.provider &&
    promotion.coupon_cents_off === (plan.price_cents - promotion.sale_cents) * quantity;
  return fits ? (promotion.provider_coupon_id ?? undefined) : undefined;
}

async function newCoupon(
  deps: PlanDeps,
  plan: PlanRow,
  promotion: PromotionRow,
  quantity: number,
): Promise<string | undefined> {
  const coupon = await saleCoupon(deps, plan, promotion, quantity);
  if (coupon && quantity === 1) await rememberCoupon(deps.db, promotion.id, coupon);
  return coupon?.couponId;
}
