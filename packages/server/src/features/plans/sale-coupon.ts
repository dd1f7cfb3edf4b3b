import type { PlanRow } from '#db/schema.ts';
import type { PlanDeps } from './plan-deps.ts';
import type { Coupon } from './promotion-store.ts';
import { ensurePublished } from './publish-plan.ts';

/** A coupon at the provider that brings the price of a plan down to the price of a sale; none with payments off. */
export async function saleCoupon(
  deps: PlanDeps,
  plan: PlanRow,
  sale: { id: string; sale_cents: number },
  quantity = 1,
): Promise<Coupon | undefined> {
  const { catalog } = deps;
  if (!catalog) return undefined;
  const { productId } = await ensurePublished(deps, catalog, plan);
  const centsOff = (plan.price_cents - sale.sale_cents) * quantity;
  const { currency } = plan;
  const { couponId } = await catalog.createSale({ promotionId: sale.id, productId, centsOff, currency });
  return { provider: catalog.provider, couponId, centsOff };
}
