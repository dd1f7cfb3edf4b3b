import type { Insertable } from 'kysely';
import type { PromotionsTable } from '#db/billing-schema.ts';
import type { Db, PromotionRow } from '#db/schema.ts';

/** The promotions of these plans that are on or to come, the earliest first. */
export function listPromotions(db: Db, planIds: readonly string[], now: number): Promise<PromotionRow[]> {
  if (planIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('promotions')
    .selectAll()
    .where('plan_id', 'in', planIds)
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .orderBy('created_at')
    .execute();
}

type Span = { starts_at: number; ends_at: number };

export function isOn({ starts_at, ends_at }: Span, now: number): boolean {
  return starts_at <= now && now < ends_at;
}

export function insertPromotion(db: Db, promotion: Insertable<PromotionsTable>): Promise<PromotionRow> {
  return db.insertInto('promotions').values(promotion).returningAll().executeTakeFirstOrThrow();
}

/** Nothing was sold under a promotion that has not begun, so nothing has to remember it. */
export async function dropPlanned(db: Db, planId: string, now: number, within?: Span): Promise<void> {
  await db
    .deleteFrom('promotions')
    .where('plan_id', '=', planId)
    .where('starts_at', '>', now)
    .$if(within !== undefined, (query) =>
      query.where('starts_at', '<', within?.ends_at ?? 0).where('ends_at', '>', within?.starts_at ?? 0),
    )
    .execute();
}

export async function endRunning(db: Db, planId: string, now: number): Promise<void> {
  await db
    .updateTable('promotions')
    .set({ ends_at: now })
    .where('plan_id', '=', planId)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .execute();
}

export type Coupon = { provider: string; couponId: string; centsOff: number };

export async function rememberCoupon(db: Db, promotionId: string, coupon: Coupon): Promise<void> {
  await db
    .updateTable('promotions')
    .set({ provider: coupon.provider, provider_coupon_id: coupon.couponId, coupon_cents_off: coupon.centsOff })
    .where('id', '=', promotionId)
    .execute();
}
