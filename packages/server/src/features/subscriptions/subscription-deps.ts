import type { Subscription, Usage } from '@hotscribe/contract';
import type { Db } from '#db/schema.ts';
import type { PaymentProvider } from '#payments/payment-provider.ts';
import type { OfferOf } from '#payments/plan-catalog.ts';

export type Log = {
  warn: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
};

/** What keeping our books in step with the payment provider needs. */
export type SyncDeps = { db: Db; now: () => number; provider: PaymentProvider; log: Log };

/** What every use-case of the subscriptions needs; without a provider, payments are switched off. */
export type SubscriptionDeps = {
  db: Db;
  now: () => number;
  log: Log;
  provider: PaymentProvider | undefined;
  offerOf: OfferOf;
  /** An admin is changing this plan, there first and then here. */
  isPlanChanging: (planId: string) => Promise<boolean>;
  currentUsage: (userId: string) => Promise<Usage>;
  subscriptionOf: (userId: string) => Promise<Subscription>;
  /** The only address that may be returned to; where none was configured, the one that the caller uses. */
  publicUrl: string | undefined;
};
