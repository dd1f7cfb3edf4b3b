import type { Draft } from './draft.ts';
import { type HelperName, LIBRARY } from './library/library.ts';

/** The name of a library function, which the script will then contain. */
export function useHelper(draft: Draft, name: HelperName): HelperName {
  if (!draft.helpers.has(name)) {
    draft.helpers.add(name);
    for (const needed of LIBRARY[name].needs ?? []) useHelper(draft, needed as HelperName);
    for (const mode of LIBRARY[name].modes ?? []) draft.modes.add(mode);
    for (const line of LIBRARY[name].startup ?? []) draft.startup.unshift(line);
  }
  return name;
}
