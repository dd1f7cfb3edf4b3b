import { z } from 'zod';
import { requiredText } from './account-rules.ts';
import {
  PLAN_DESCRIPTION_MAX_LENGTH,
  PLAN_FEATURE_MAX_LENGTH,
  PLAN_FEATURES_MAX,
  PLAN_NAME_MAX_LENGTH,
  PRICE_MAX,
  PRICE_MIN,
} from './limits.ts';
import { storable } from './script-rules.ts';

export const PLAN_MESSAGES = {
  fillRequired: 'Please fill in all required fields',
  price: 'Please enter a price from 0.50 to 999,999.99, with at most two decimal places',
  salePrice: 'The sale price must be more than 0 and less than the price',
  priceBelowSale: 'The price must be higher than the promotion’s sale price. End the promotion first.',
  currencyOnSale: 'The currency can’t change during a promotion. End the promotion first.',
  endBeforeStart: 'End date should be greater than start date',
  endPast: 'The end date is in the past',
  date: 'Please enter a date',
  typeFixed: 'The plan type can’t be changed',
  oncePerScript: 'Pay Per Script is a one-time payment. Set the billing interval to One Time.',
  monthlyRepeats: 'A Monthly Subscription renews automatically. Set the billing interval to Monthly or Yearly.',
  longName: `Please keep the name to ${PLAN_NAME_MAX_LENGTH} characters or fewer`,
  longDescription: `Please keep the description to ${PLAN_DESCRIPTION_MAX_LENGTH} characters or fewer`,
  manyFeatures: `Please list at most ${PLAN_FEATURES_MAX} features`,
  longFeature: `Please keep each feature to ${PLAN_FEATURE_MAX_LENGTH} characters or fewer`,
  created: 'Subscription plan created successfully',
  updated: 'Subscription plan updated successfully',
  deleted: 'Subscription plan deleted successfully',
  restored: 'Subscription plan restored successfully',
  promoted: 'Promotion created successfully',
  promotionEnded: 'Promotion ended successfully',
} as const;

/** What to say where no plan of a type is for sale. */
export function planTypeNotFound(type: string): string {
  return `Plan type '${type}' not found`;
}

/** How much less a sale costs, as a whole percentage. */
export function discountPercent(price: number, salePrice: number): number {
  return Math.round(((price - salePrice) / price) * 100);
}

// Only currencies with two decimals: the price is kept as a number of hundredths.
const CURRENCIES = ['usd', 'eur', 'gbp', 'cad', 'aud', 'nzd', 'chf', 'sek', 'nok', 'dkk', 'pln'] as const;
export const currency = z.enum(CURRENCIES);
export const planInterval = z.enum(['month', 'year', 'one_time']);
export const paidPlanType = z.enum(['monthly', 'per-script']);

export type PlanInterval = z.infer<typeof planInterval>;
export type PaidPlanType = z.infer<typeof paidPlanType>;

export function planName() {
  return storable(requiredText(PLAN_MESSAGES.fillRequired))
    .overwrite((name) => name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))
    .trim()
    .min(1, PLAN_MESSAGES.fillRequired)
    .max(PLAN_NAME_MAX_LENGTH, PLAN_MESSAGES.longName);
}

export function planDescription() {
  return storable(requiredText(PLAN_MESSAGES.fillRequired))
    .trim()
    .min(1, PLAN_MESSAGES.fillRequired)
    .max(PLAN_DESCRIPTION_MAX_LENGTH, PLAN_MESSAGES.longDescription);
}

export function planPrice() {
  return amount(PLAN_MESSAGES.price).min(PRICE_MIN, PLAN_MESSAGES.price).max(PRICE_MAX, PLAN_MESSAGES.price);
}

export function salePrice() {
  return amount(PLAN_MESSAGES.salePrice).positive(PLAN_MESSAGES.salePrice).max(PRICE_MAX, PLAN_MESSAGES.salePrice);
}

/** One line for each; lines that are empty are dropped. */
export function planFeatures() {
  const line = storable(z.string('Expected text')).trim().max(PLAN_FEATURE_MAX_LENGTH, PLAN_MESSAGES.longFeature);
  return z
    .array(line, missingOr('Expected a list'))
    .overwrite((lines) => lines.filter((text) => text !== ''))
    .min(1, PLAN_MESSAGES.fillRequired)
    .max(PLAN_FEATURES_MAX, PLAN_MESSAGES.manyFeatures);
}

/** A day in UTC; of a date with a time, the day that it is in UTC. */
export function saleDay() {
  return z
    .union([z.iso.date(), z.iso.datetime({ offset: true })], missingOr(PLAN_MESSAGES.date))
    .overwrite((date) => new Date(date).toISOString().slice(0, 10));
}

/** Why an interval does not go with a plan type, if it does not. */
export function intervalProblem(planType: PaidPlanType, interval: PlanInterval): string | undefined {
  if (planType === 'per-script') return interval === 'one_time' ? undefined : PLAN_MESSAGES.oncePerScript;
  return interval === 'one_time' ? PLAN_MESSAGES.monthlyRepeats : undefined;
}

function amount(wrong: string) {
  return z.number(missingOr(wrong)).refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, wrong);
}

function missingOr(wrong: string) {
  return {
    error: ({ input }: { input?: unknown }) =>
      input === undefined || input === null || input === '' ? PLAN_MESSAGES.fillRequired : wrong,
  };
}
