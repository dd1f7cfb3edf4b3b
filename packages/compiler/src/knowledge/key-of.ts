import { KEY_NAMES } from './key-names.ts';

export const KEYS_BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(KEY_NAMES).flatMap(([key, names]) => [
    [key.toLowerCase(), key] as const,
    ...names.map((name) => [name, key] as const),
  ]),
);

/** The AutoHotkey name of a key as people say it. */
export function keyOf(said: string): string | undefined {
  const name = said.toLowerCase().replace(/\s+/g, ' ').trim();
  const bare = name.replace(/^the /, '').replace(/ ?(?:key|button|taste)$/, '');
  const numpad = /^(?:numpad|num pad|num|keypad|number pad) ?(\d)$/.exec(bare)?.[1];
  if (numpad) return `Numpad${numpad}`;
  if (/^f(?:1\d|2[0-4]|[1-9])$/.test(bare)) return bare.toUpperCase();
  const known = KEYS_BY_NAME.get(name) ?? KEYS_BY_NAME.get(bare) ?? KEYS_BY_NAME.get(bare.replaceAll('-', ' '));
  return known ?? (/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(bare) ? bare : undefined);
}
