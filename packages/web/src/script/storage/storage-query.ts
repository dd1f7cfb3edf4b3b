import { storageEndpoint } from '@hotscribe/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/http/api-client.ts';

const fetchStorage = callApi(storageEndpoint);

/** How much room the saved scripts take. */
export const storageQuery = queryOptions({
  queryKey: ['scripts', 'storage'],
  queryFn: async () => (await fetchStorage({})).storage,
});
