import { takenKeysEndpoint } from '@hotscribe/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSettled } from '#lib/browser/use-settled.ts';
import { callApi } from '#lib/http/api-client.ts';
import { type SavedKeys, sayKeyClashes } from './key-clashes.ts';
import { useScriptLanguage } from './script-language.ts';

const PAUSE_MS = 250;
const NONE: readonly SavedKeys[] = [];

const fetchTakenKeys = callApi(takenKeysEndpoint);
export const takenKeysQuery = queryOptions({
  queryKey: ['scripts', 'keys'],
  queryFn: async () => (await fetchTakenKeys({})).scripts,
});

/** Which other saved scripts take the same keys; `ownId` is the script itself, where it is saved. */
export function useKeyClashes(script: string, ownId: string | undefined): readonly string[] {
  const language = useScriptLanguage();
  const settled = useSettled(script, PAUSE_MS);
  const { data: saved = NONE } = useQuery(takenKeysQuery);
  return useMemo(() => {
    if (!language || saved.length === 0) return [];
    return sayKeyClashes(
      language.takenKeys(language.parse(settled).tree),
      saved.filter(({ id }) => id !== ownId),
    );
  }, [language, settled, saved, ownId]);
}
