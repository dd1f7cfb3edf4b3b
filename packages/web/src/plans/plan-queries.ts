import { plansEndpoint, subscriptionStatusEndpoint } from '@hotscribe/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/http/api-client.ts';

const fetchPlans = callApi(plansEndpoint);
const fetchSubscription = callApi(subscriptionStatusEndpoint);

/** The plans that can be bought, and whether money moves when they are. */
export const plansQuery = queryOptions({
  queryKey: [plansEndpoint.path],
  queryFn: () => fetchPlans({}),
  meta: { failure: 'Failed to load pricing data' },
});

/** Get the signed-in user’s subscription. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: async () => (await fetchSubscription({})).data,
});
