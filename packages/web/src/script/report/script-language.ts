import { useSyncExternalStore } from 'react';
import { logProblem } from '#lib/browser/log.ts';

export type ScriptLanguage = typeof import('@hotscribe/ahk');

let language: ScriptLanguage | undefined;
let isLoading = false;
const listeners = new Set<() => void>();

/** What knows AutoHotkey, or undefined until its code has arrived: a page shows a script without it, only plainer. */
export function useScriptLanguage(): ScriptLanguage | undefined {
  return useSyncExternalStore(follow, () => language);
}

/** The same for what can wait; undefined where it cannot be had. */
export async function loadedScriptLanguage(): Promise<ScriptLanguage | undefined> {
  if (!language) await import('@hotscribe/ahk').then(arrived, notArrived);
  return language;
}

/** Starts to fetch the code before it is needed. */
export async function preloadScriptLanguage(): Promise<void> {
  if (language || isLoading) return;
  isLoading = true;
  await import('@hotscribe/ahk').then(arrived, notArrived);
  isLoading = false;
}

function arrived(module: ScriptLanguage): void {
  language = module;
  for (const listener of listeners) listener();
}

function notArrived(error: unknown): void {
  logProblem('Couldn’t load the AutoHotkey language', error);
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  void preloadScriptLanguage();
  return () => listeners.delete(listener);
}
