import { syncSubscriptionEndpoint, type Usage } from '@hotscribe/contract';
import type { QueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';
import { currentUserQuery, rememberUsage } from '#lib/current-user-query.ts';
import { subscriptionQuery } from './plan-queries.ts';

const sync = callApi(syncSubscriptionEndpoint);

/** Has the server ask the payment provider what is true now, and shows it. */
export async function syncSubscription(client: QueryClient): Promise<Usage> {
  const { data, usage } = await sync({});
  client.setQueryData(subscriptionQuery.queryKey, data);
  rememberUsage(client, usage);
  return usage;
}

/** Asks again for all that depends on what was bought. */
export function reloadPurchases(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  void client.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
}
