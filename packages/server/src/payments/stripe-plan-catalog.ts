import type Stripe from 'stripe';
import type { CatalogPlan, CatalogPrice, PlanCatalog } from './plan-catalog.ts';

type Ask = <T>(request: () => Promise<T>) => Promise<T>;

// What the provider prints on invoices is shorter than what we allow.
const DESCRIPTION_MAX = 500;

/** The plans as products and prices of Stripe. */
export function stripePlanCatalog(stripe: Stripe, provider: string, ask: Ask): PlanCatalog {
  const newPrice = (productId: string, price: CatalogPrice, key: string) =>
    ask(() => stripe.prices.create(priceParams(productId, price), { idempotencyKey: `price-${key}` }));
  const activate = async (active: boolean, productId: string, priceId: string) => {
    await ask(() => stripe.products.update(productId, { active }));
    await ask(() => stripe.prices.update(priceId, { active }));
  };
  return {
    provider,
    publish: async (plan, price, key) => {
      const params = { ...productParams(plan), metadata: { planId: plan.id } };
      const product = await ask(() => stripe.products.create(params, { idempotencyKey: `product-${key}` }));
      try {
        return { productId: product.id, priceId: (await newPrice(product.id, price, key)).id };
      } catch (error) {
        // Without a price nobody can buy it; it is put away all the same, and where that fails it is not the news.
        await ask(() => stripe.products.update(product.id, { active: false })).catch(() => {});
        throw error;
      }
    },
    reprice: async (productId, price, key) => ({ priceId: (await newPrice(productId, price, key)).id }),
    rename: async (productId, plan) => {
      await ask(() => stripe.products.update(productId, productParams(plan)));
    },
    archivePrice: async (priceId) => {
      await ask(() => stripe.prices.update(priceId, { active: false }));
    },
    archive: ({ productId, priceId }) => activate(false, productId, priceId),
    restore: ({ productId, priceId }) => activate(true, productId, priceId),
    createSale: async ({ promotionId, productId, centsOff, currency }) => {
      const params: Stripe.CouponCreateParams = {
        amount_off: centsOff,
        currency,
        duration: 'once',
        name: 'Promotion',
        applies_to: { products: [productId] },
        metadata: { promotionId },
      };
      const idempotencyKey = `sale-${promotionId}-${productId}-${centsOff}`;
      return { couponId: (await ask(() => stripe.coupons.create(params, { idempotencyKey }))).id };
    },
  };
}

function productParams({ name, description }: CatalogPlan) {
  return { name, description: cut(description) };
}

// Half a character cannot be sent: the SDK throws at it.
function cut(description: string): string {
  const start = description.slice(0, DESCRIPTION_MAX);
  return start.isWellFormed() ? start : start.slice(0, -1);
}

function priceParams(product: string, { cents, currency, interval }: CatalogPrice): Stripe.PriceCreateParams {
  return { product, currency, unit_amount: cents, ...(interval !== 'one_time' && { recurring: { interval } }) };
}
