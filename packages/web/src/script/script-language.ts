import { useSyncExternalStore } from 'react';
import { logProblem } from '#lib/log.ts';

export type ScriptLanguage = typeof import('@hotscribe/ahk');

let language: ScriptLanguage | undefined;
let isLoading = false;
const listeners = new Set<() => void>();

/** What knows AutoHotkey, or undefined until its code has arrived: a page shows a script without it, only plainer. */
export function useScriptLanguage(): ScriptLanguage | undefined {
  return useSyncExternalStore(follow, () => language);
}

/** Starts to fetch the code before it is needed. */
export async function preloadScriptLanguage(): Promise<void> {
  if (language || isLoading) return;
  isLoading = true;
  try {
    language = await import('@hotscribe/ahk');
    for (const listener of listeners) listener();
  } catch (error) {
    logProblem('The AutoHotkey language could not be loaded', error);
  } finally {
    isLoading = false;
  }
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  void preloadScriptLanguage();
  return () => listeners.delete(listener);
}
