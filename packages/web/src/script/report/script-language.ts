import { useSyncExternalStore } from 'react';
import { logProblem } from '#lib/browser/log.ts';

export type ScriptLanguage = typeof import('@hotscribe/ahk');

let language: ScriptLanguage | undefined;
let isLoading = false;
let hasFailed = false;
const listeners = new Set<() => void>();

/** What knows AutoHotkey, or undefined until its code has arrived: a page shows a script without it, only plainer. */
export function useScriptLanguage(): ScriptLanguage | undefined {
  return useSyncExternalStore(follow, () => language);
}

/** Whether that code has arrived or can't be had, so that there is nothing left to wait for. */
export function useHasLanguageAnswered(): boolean {
  return useSyncExternalStore(follow, () => language !== undefined || hasFailed);
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
  hasFailed = true;
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  void preloadScriptLanguage();
  return () => listeners.delete(listener);
}
