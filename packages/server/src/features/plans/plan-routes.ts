import {
  allPlansEndpoint,
  createPlanEndpoint,
  createPromotionEndpoint,
  deletePlanEndpoint,
  endPromotionEndpoint,
  PLAN_MESSAGES,
  plansEndpoint,
  restorePlanEndpoint,
  updatePlanEndpoint,
} from '@hotscribe/contract';
import type { Mount } from '#http/mount.ts';
import { archivePlan, restorePlan } from './archive-plan.ts';
import { createPlan } from './create-plan.ts';
import { oneChangeAtATime } from './one-change-at-a-time.ts';
import type { PlanDeps } from './plan-deps.ts';
import { listPlans } from './plan-store.ts';
import { planViews } from './plan-view.ts';
import { endPromotion, promotePlan } from './promote-plan.ts';
import { updatePlan } from './update-plan.ts';

const success = true as const;

export function mountPlans(mount: Mount, deps: PlanDeps): void {
  const { db, paymentMode } = deps;

  async function plans(archived: boolean) {
    return { success, data: await planViews(deps, db, await listPlans(db, { archived })), paymentMode };
  }

  mount(plansEndpoint, () => plans(false));
  mount(allPlansEndpoint, () => plans(true));
  mount(createPlanEndpoint, async (input, { signedIn }) => {
    return { success, message: PLAN_MESSAGES.created, data: await createPlan(deps, input, signedIn.userId) };
  });
  mount(updatePlanEndpoint, async ({ id, ...change }, { signedIn }) => {
    const data = await oneChangeAtATime(deps, id, () => updatePlan(deps, id, change, signedIn.userId));
    return { success, message: PLAN_MESSAGES.updated, data };
  });
  mount(deletePlanEndpoint, async ({ id }, { signedIn }) => {
    const data = await oneChangeAtATime(deps, id, () => archivePlan(deps, id, signedIn.userId));
    return { success, message: PLAN_MESSAGES.deleted, data };
  });
  mount(restorePlanEndpoint, async ({ id }, { signedIn }) => {
    const data = await oneChangeAtATime(deps, id, () => restorePlan(deps, id, signedIn.userId));
    return { success, message: PLAN_MESSAGES.restored, data };
  });
  mount(createPromotionEndpoint, async (input, { signedIn }) => {
    return { success, message: PLAN_MESSAGES.promoted, data: await promotePlan(deps, input, signedIn.userId) };
  });
  mount(endPromotionEndpoint, async ({ id }, { signedIn }) => {
    return { success, message: PLAN_MESSAGES.promotionEnded, data: await endPromotion(deps, id, signedIn.userId) };
  });
}
