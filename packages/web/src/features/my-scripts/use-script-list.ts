import { matchesSearch, type SavedScript } from '@hotscribe/contract';
import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSettled } from '#lib/browser/use-settled.ts';
import { type MyScriptsPageData, myScriptsQueries } from './my-scripts-queries.ts';

const TYPING_PAUSE_MS = 250;

export type ScriptList = {
  status: 'loading' | 'failed' | 'ready';
  scripts: readonly SavedScript[];
  /** How many the search finds, here or still on the server. */
  total: number;
  /** The user has no script at all, whatever the search. */
  isEmpty: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  retry: () => void;
};

/** The saved scripts that a search finds: searched here where all of them are here, else on the server. */
export function useScriptList(search: string): ScriptList {
  const all = useInfiniteQuery(myScriptsQueries.pages(''));
  const settled = useSettled(search.trim(), TYPING_PAUSE_MS);
  const isComplete = all.data !== undefined && !all.hasNextPage;
  const asksServer = settled !== '' && search.trim() !== '' && all.data !== undefined && !isComplete;
  const found = useInfiniteQuery({
    ...myScriptsQueries.pages(settled),
    enabled: asksServer,
    placeholderData: keepPreviousData,
  });
  const source = asksServer ? found : all;
  const loaded = scriptsIn(source.data);
  const scripts = isComplete ? loaded.filter((script) => matchesSearch(script, search)) : loaded;
  return {
    status: statusOf(source),
    scripts,
    total: isComplete ? scripts.length : (source.data?.pages.at(-1)?.total ?? 0),
    isEmpty: all.data?.pages.at(-1)?.total === 0,
    hasMore: source.hasNextPage,
    isLoadingMore: source.isFetchingNextPage,
    loadMore: () => void source.fetchNextPage(),
    retry: () => void source.refetch(),
  };
}

function scriptsIn(data: InfiniteData<MyScriptsPageData> | undefined): SavedScript[] {
  return data?.pages.flatMap(({ scripts }) => scripts) ?? [];
}

function statusOf({ data, isError }: { data: unknown; isError: boolean }): ScriptList['status'] {
  if (data !== undefined) return 'ready';
  return isError ? 'failed' : 'loading';
}
