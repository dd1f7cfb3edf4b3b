import { type OutputOf, syncSubscriptionEndpoint } from '@hotscribe/contract';
import type { QueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/http/api-client.ts';
import { currentUserQuery, rememberUsage } from '#lib/http/current-user-query.ts';
import { putNewer } from '#lib/http/put-newer.ts';
import { subscriptionQuery } from './plan-queries.ts';

const sync = callApi(syncSubscriptionEndpoint);

type Synced = Pick<OutputOf<typeof syncSubscriptionEndpoint>, 'usage' | 'purchase'>;

/** Has the server ask the payment provider what is true now, and shows it; says what came of an order. */
export async function syncSubscription(client: QueryClient, order?: string): Promise<Synced> {
  const { data, usage, purchase } = await sync({ order });
  const { queryKey } = subscriptionQuery;
  putNewer(client, queryKey, () => client.setQueryData(queryKey, data));
  rememberUsage(client, usage);
  return { usage, purchase };
}

/** Asks again for all that depends on what was bought. */
export function reloadPurchases(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  void client.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
}
