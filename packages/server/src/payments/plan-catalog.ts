/** A plan as the payment provider needs to know it. */
export type CatalogPlan = { id: string; name: string; description: string };

/** How much, in hundredths of the currency, and how often. */
export type CatalogPrice = { cents: number; currency: string; interval: 'month' | 'year' | 'one_time' };

export type PublishedPlan = { productId: string; priceId: string };

/**
 * The plans at the payment provider. `key` names one attempt: sent again because the network failed, it is done once;
 * a new attempt has a new one. What fails throws a DomainError, 'payments-unavailable' where trying again may help,
 * and leaves nothing behind that can be bought.
 */
export type PlanCatalog = {
  /** Whose ids these are, such as 'sandbox', 'stripe-test', 'stripe-live'; kept with them. */
  readonly provider: string;
  /** Makes the product and its price. */
  publish: (plan: CatalogPlan, price: CatalogPrice, key: string) => Promise<PublishedPlan>;
  /** A further price on the same product; the earlier one is not touched. */
  reprice: (productId: string, price: CatalogPrice, key: string) => Promise<{ priceId: string }>;
  /** Name and description, as customers read them on their invoices. */
  rename: (productId: string, plan: CatalogPlan) => Promise<void>;
  /** So that nobody new can buy at this price; whoever pays it goes on. */
  archivePrice: (priceId: string) => Promise<void>;
  /** Takes the product and its price off sale, or puts them back. Whoever pays goes on. */
  archive: (plan: PublishedPlan) => Promise<void>;
  restore: (plan: PublishedPlan) => Promise<void>;
  /**
   * A coupon for this product that takes `centsOff` off one payment. Another `centsOff` for the same promotion, as
   * after a new price, makes another coupon; the same again gives the same one.
   */
  createSale: (sale: NewSale) => Promise<{ couponId: string }>;
};

export type NewSale = { promotionId: string; productId: string; centsOff: number; currency: string };

/** What a checkout sells: decided by the server alone, at the moment it is asked. */
export type PlanOffer = PublishedPlan & {
  planId: string;
  name: string;
  planType: 'monthly' | 'per-script';
  /** Of one. */
  price: CatalogPrice;
  quantity: number;
  /** The sale that is on now; `cents` is what to pay for all of them with it. */
  sale: { promotionId: string; couponId: string; cents: number } | undefined;
  /** Generations that the purchase gives; 0 for a subscription. */
  credits: number;
};

/** The offer of a plan that is on sale; throws 'not-found' where there is none, 'payments-unavailable' where it fails. */
export type OfferOf = (planId: string, quantity: number) => Promise<PlanOffer>;

/** Ends what a user still pays for, at once and for good, before the account is deleted; throws where it cannot. */
export type LeaveProvider = (userId: string) => Promise<void>;
