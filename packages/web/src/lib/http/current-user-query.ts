import { currentUserEndpoint, type Usage } from '@hotscribe/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from './api-client.ts';
import { putNewer } from './put-newer.ts';

const fetchCurrentUser = callApi(currentUserEndpoint);

/** Who is signed in and how much of their plan is used. */
export const currentUserQuery = queryOptions({ queryKey: ['current-user'], queryFn: () => fetchCurrentUser({}) });

/** What the server said about usage along with another answer. */
export function rememberUsage(client: QueryClient, usage: Usage): void {
  const { queryKey } = currentUserQuery;
  putNewer(client, queryKey, () => client.setQueryData(queryKey, (user) => user && { ...user, ...usage }));
}
