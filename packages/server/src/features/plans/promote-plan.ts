import { randomUUID } from 'node:crypto';
import { type createPromotionEndpoint, type InputOf, PLAN_MESSAGES, type Plan } from '@hotscribe/contract';
import type { PlanRow } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import { toCents } from '#lib/money.ts';
import { DAY_MS, utcDay } from '#lib/utc-day.ts';
import { priceInWords } from './plan-changes.ts';
import type { PlanDeps } from './plan-deps.ts';
import { changePlan, findSoldPlan } from './plan-store.ts';
import { onePlanView } from './plan-view.ts';
import { type Coupon, dropPlanned, endRunning, insertPromotion, isOn, listPromotions } from './promotion-store.ts';
import { saleCoupon } from './sale-coupon.ts';

type NewPromotion = InputOf<typeof createPromotionEndpoint>;

/** Both days belong to the sale, in UTC. It begins and ends by the clock, with nobody's doing. */
export async function promotePlan(deps: PlanDeps, input: NewPromotion, actorId: string): Promise<Plan> {
  const now = deps.now();
  const plan = await findSoldPlan(deps.db, input.id);
  const sale = {
    id: randomUUID(),
    plan_id: plan.id,
    sale_cents: toCents(input.salePrice),
    starts_at: Date.parse(input.saleStartDate),
    ends_at: Date.parse(input.saleEndDate) + DAY_MS,
  };
  await refuseImpossible(deps, plan, sale);
  // A coupon that is left over after a failure is harmless: nobody but our checkout can use it.
  const coupon = await saleCoupon(deps, plan, sale);
  await deps.db.transaction().execute(async (db) => {
    // Two admins who do this at once: the second finds the plan changed.
    await changePlan(db, plan, {});
    await dropPlanned(db, plan.id, now, sale);
    await insertPromotion(db, { ...sale, created_at: now, ...couponColumns(coupon) });
    await deps.recordChange(db, {
      actorId,
      action: 'promotion-created',
      subject: plan,
      changes: [
        { field: 'salePrice', before: null, after: priceInWords(sale.sale_cents, plan.currency) },
        { field: 'saleStartDate', before: null, after: input.saleStartDate },
        { field: 'saleEndDate', before: null, after: input.saleEndDate },
      ],
    });
  });
  return onePlanView(deps, plan);
}

type Sale = { sale_cents: number; ends_at: number };

async function refuseImpossible(deps: PlanDeps, plan: PlanRow, { sale_cents, ends_at }: Sale): Promise<void> {
  if (sale_cents >= plan.price_cents) throw wrong('salePrice', PLAN_MESSAGES.salePrice);
  if (ends_at <= deps.now()) throw wrong('saleEndDate', PLAN_MESSAGES.endPast);
  const promotions = await listPromotions(deps.db, [plan.id], deps.now());
  if (promotions.some((promotion) => isOn(promotion, deps.now()))) throw new DomainError('already-on-sale');
}

function wrong(field: string, message: string): DomainError {
  return new DomainError('invalid-input', { message, fields: { [field]: message } });
}

function couponColumns(coupon: Coupon | undefined) {
  return {
    provider: coupon?.provider ?? null,
    provider_coupon_id: coupon?.couponId ?? null,
    coupon_cents_off: coupon?.centsOff ?? null,
  };
}

/** Ends the sale that is on, and drops those to come. Checkouts that were begun with it keep their price. */
export async function endPromotion(deps: PlanDeps, planId: string, actorId: string): Promise<Plan> {
  const now = deps.now();
  const plan = await findSoldPlan(deps.db, planId);
  const [next] = await listPromotions(deps.db, [plan.id], now);
  if (!next) throw new DomainError('not-found', { message: 'This plan has no promotion.' });
  await deps.db.transaction().execute(async (db) => {
    await endRunning(db, plan.id, now);
    await dropPlanned(db, plan.id, now);
    const changes = [
      { field: 'salePrice', before: priceInWords(next.sale_cents, plan.currency), after: null },
      { field: 'saleEndDate', before: utcDay(next.ends_at - 1), after: utcDay(now) },
    ];
    await deps.recordChange(db, { actorId, action: 'promotion-ended', subject: plan, changes });
  });
  return onePlanView(deps, plan);
}
