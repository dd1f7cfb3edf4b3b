import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Puts data from the server in the place of older data. A reply that is still on its way may be older too: it would
 * bring back what the user just changed, so it is asked for again.
 */
export function putNewer(client: QueryClient, queryKey: QueryKey, put: () => void): void {
  const isOnItsWay = client.isFetching({ queryKey }) > 0;
  put();
  if (isOnItsWay) void client.invalidateQueries({ queryKey });
}
