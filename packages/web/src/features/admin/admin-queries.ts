import {
  allPlansEndpoint,
  auditLogEndpoint,
  createPlanEndpoint,
  createPromotionEndpoint,
  deletePlanEndpoint,
  endPromotionEndpoint,
  endUserSessionsEndpoint,
  healthEndpoint,
  overviewEndpoint,
  restorePlanEndpoint,
  turnOffUserTwoStepEndpoint,
  updatePlanEndpoint,
} from '@hotscribe/contract';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/http/api-client.ts';
import { plansQuery } from '#plans/plan-queries.ts';

const fetchPlans = callApi(allPlansEndpoint);
const fetchAuditPage = callApi(auditLogEndpoint);
const fetchOverview = callApi(overviewEndpoint);
const fetchHealth = callApi(healthEndpoint);

const HEALTH_EVERY_MS = 15_000;

export const adminQueries = {
  plans: queryOptions({
    queryKey: ['admin', 'plans'],
    queryFn: async () => (await fetchPlans({})).data,
    meta: { failure: 'Failed to load subscription plans' },
  }),
  audit: infiniteQueryOptions({
    queryKey: ['admin', 'audit'],
    queryFn: ({ pageParam }) => fetchAuditPage(pageParam === null ? {} : { cursor: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  }),
  overview: queryOptions({ queryKey: ['admin', 'overview'], queryFn: () => fetchOverview({}) }),
  health: queryOptions({
    queryKey: ['admin', 'health'],
    queryFn: () => fetchHealth({}),
    refetchInterval: HEALTH_EVERY_MS,
  }),
};

export const createPlan = callApi(createPlanEndpoint);
export const updatePlan = callApi(updatePlanEndpoint);
export const deletePlan = callApi(deletePlanEndpoint);
export const restorePlan = callApi(restorePlanEndpoint);
export const createPromotion = callApi(createPromotionEndpoint);
export const endPromotion = callApi(endPromotionEndpoint);
export const endUserSessions = callApi(endUserSessionsEndpoint);
export const turnOffUserTwoStep = callApi(turnOffUserTwoStepEndpoint);

/** Asks again for what a changed plan shows up in; resolves when the list of plans is the new one. */
export async function reloadPlans(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: plansQuery.queryKey });
  void client.invalidateQueries({ queryKey: adminQueries.audit.queryKey });
  await client.invalidateQueries({ queryKey: adminQueries.plans.queryKey });
}
