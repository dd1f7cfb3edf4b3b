import { randomBytes } from 'node:crypto';
import type { Db } from '#schema.ts';

/** One request's time alone with the state of the sandbox: what it writes is committed whole or not at all. */
export type Turn = {
  db: Db;
  /** What time the sandbox believes it is, in seconds. */
  now: number;
  /** What time it is, in milliseconds; webhooks are sent by it. */
  wallNow: number;
  /** Larger than any before it, in every process. */
  nextNumber: () => number;
};

const PREFIXES = {
  customer: 'cus_',
  product: 'prod_',
  price: 'price_',
  coupon: 'coupon_',
  'checkout.session': 'cs_test_',
  subscription: 'sub_',
  subscription_item: 'si_',
  invoice: 'in_',
  payment_method: 'pm_',
  payment_intent: 'pi_',
  charge: 'ch_',
  refund: 're_',
  dispute: 'du_',
  'billing_portal.session': 'bps_',
  event: 'evt_',
} as const;

/** The fields that every object starts with. Ids are secrets of 144 bits: who knows a session's may pay it. */
export function baseOf<Name extends keyof typeof PREFIXES>(turn: Turn, object: Name, id = newId(object)) {
  return { id, object, created: turn.now, livemode: false as const };
}

export function newId(object: keyof typeof PREFIXES): string {
  return `${PREFIXES[object]}${randomBytes(18).toString('hex')}`;
}
