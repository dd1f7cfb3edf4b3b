import {
  deleteScriptEndpoint,
  myScriptsEndpoint,
  restoreVersionEndpoint,
  type SavedScript,
  savedScriptEndpoint,
  scriptVersionsEndpoint,
  updateScriptEndpoint,
} from '@hotscribe/contract';
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/http/api-client.ts';
import { putNewer } from '#lib/http/put-newer.ts';
import { storageQuery } from '#script/storage/storage-query.ts';

const fetchPage = callApi(myScriptsEndpoint);
const fetchScript = callApi(savedScriptEndpoint);
const fetchVersions = callApi(scriptVersionsEndpoint);

export type MyScriptsPageData = Awaited<ReturnType<typeof fetchPage>>;

const LISTS = ['scripts', 'lists'] as const;

export const myScriptsQueries = {
  pages: (search: string) =>
    infiniteQueryOptions({
      queryKey: [...LISTS, search],
      queryFn: ({ pageParam }) =>
        fetchPage({ ...(search && { search }), ...(pageParam !== null && { cursor: pageParam }) }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      meta: { failure: 'Failed to load scripts' },
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['scripts', 'one', id],
      queryFn: () => fetchSaved(id),
      meta: { failure: 'Failed to load scripts' },
    }),
  versions: (id: string) =>
    queryOptions({
      queryKey: ['scripts', 'versions', id],
      queryFn: async () => (await fetchVersions({ id })).versions,
      meta: { failure: 'Failed to load scripts' },
    }),
};

/** A script as the server has it now. */
export async function fetchSaved(id: string): Promise<SavedScript> {
  return (await fetchScript({ id })).script;
}

export const updateScript = callApi(updateScriptEndpoint);
export const deleteScript = callApi(deleteScriptEndpoint);
export const restoreVersion = callApi(restoreVersionEndpoint);

/** Shows a changed script at once, in every list and in the open dialog. */
export function rememberScript(client: QueryClient, script: SavedScript): void {
  const { queryKey } = myScriptsQueries.one(script.id);
  putNewer(client, queryKey, () => client.setQueryData(queryKey, script));
  putNewer(client, LISTS, () =>
    changeLists(client, (scripts) => scripts.map((other) => (other.id === script.id ? script : other))),
  );
  void client.invalidateQueries({ queryKey: myScriptsQueries.versions(script.id).queryKey });
  void client.invalidateQueries({ queryKey: storageQuery.queryKey });
}

/** Takes a deleted script out of every list at once; the lists are then asked for again. */
export function forgetScript(client: QueryClient, id: string): void {
  changeLists(client, (scripts) => scripts.filter((other) => other.id !== id));
  void client.invalidateQueries({ queryKey: LISTS });
  void client.invalidateQueries({ queryKey: storageQuery.queryKey });
}

/** The script as a list shows it, if one does. */
export function listedScript(client: QueryClient, id: string): SavedScript | undefined {
  const lists = client.getQueriesData<InfiniteData<MyScriptsPageData>>({ queryKey: LISTS });
  const pages = lists.flatMap(([, data]) => data?.pages ?? []);
  return pages.flatMap(({ scripts }) => scripts).find((script) => script.id === id);
}

function changeLists(client: QueryClient, change: (scripts: SavedScript[]) => SavedScript[]): void {
  client.setQueriesData<InfiniteData<MyScriptsPageData>>({ queryKey: LISTS }, (data) => {
    if (!data) return data;
    return { ...data, pages: data.pages.map((page) => ({ ...page, scripts: change(page.scripts) })) };
  });
}
