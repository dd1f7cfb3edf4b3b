import type { Found } from '../found.ts';
import type { Token } from '../tokens.ts';
import { ahkKey } from './ahk-key.ts';
import { bracketRange } from './bracket-range.ts';
import { type Combination, combination } from './combination.ts';
import { groupKeys, mayBeginGroup } from './group-keys.ts';
import { isMeant } from './is-meant.ts';
import { keyList } from './key-list.ts';
import { combined, isModifier } from './modifiers.ts';
import { prefixed } from './prefixed.ts';
import { namedKey } from './single-key.ts';

/** Keys and combinations, however they are said; letters and digits that stand alone come later. */
export function findKeys(tokens: readonly Token[]): Found[] {
  const found: Found[] = [];
  let at = 0;
  while (at < tokens.length) {
    const here = keysAt(tokens, at, found);
    found.push(...here);
    at = Math.max(at + 1, ...here.map(({ to }) => to));
  }
  return found;
}

function keysAt(tokens: readonly Token[], at: number, before: readonly Found[]): Found[] {
  const low = tokens[at]?.low ?? '';
  // Signs and single letters may begin any of them; of the words only those that name a key do.
  if (low === '' || (low.length > 1 && !namedKey(tokens, at) && !mayBeginGroup(low))) return [];
  const written = ahkKey(tokens, at);
  if (written) return [written];
  const range = bracketRange(tokens, at);
  if (range.length > 0) return range;
  const group = groupKeys(tokens, at);
  if (group.length > 0) return group;
  const held = prefixed(tokens, at);
  if (held.length > 0) return held;
  const pressed = combination(tokens, at);
  if (pressed) return combinationKeys(tokens, pressed);
  const named = namedKey(tokens, at);
  if (!named || !isMeant(tokens, named, before)) return [];
  const { from, to } = named;
  const keys = isWinKey(named.key) ? ['lwin', 'rwin', 'win'] : [named.key];
  const first = keys.map((key): Found => ({ kind: 'key', value: key, from, to }));
  return [...first, ...keyList(tokens, { modifiers: [], key: named.key, from, to })];
}

function isWinKey(key: string): boolean {
  return key === 'win';
}

function combinationKeys(tokens: readonly Token[], pressed: Combination): Found[] {
  const { modifiers, key, from, to } = pressed;
  const value = combined(modifiers, key);
  if (!value && !isModifier(key)) return [];
  // Both sides of one modifier may come in either order.
  if (isModifier(key) && modifiers.length === 1 && modifiers[0]?.slice(1) === key.slice(1))
    return [`${modifiers[0]}+${key}`, `${modifiers[0]}&${key}`].map((both) => ({ kind: 'key', value: both, from, to }));
  if (!value) return [];
  // Two modifiers: either may be the one that is held.
  const turned = isModifier(key) && modifiers.length === 1 ? combined([key], modifiers[0] ?? '') : undefined;
  if (turned) return [value, turned].map((each) => ({ kind: 'key', value: each, from, to }));
  // "left shift and w": held together, or one key and another.
  const isSaid = tokens.slice(from, to).some(({ low }) => low === 'and' || low === '&');
  // "alt + mouse drag": Alt may be all that is meant.
  const isDrag = tokens[to - 1]?.low.startsWith('drag') === true;
  const apart = isSaid ? [...modifiers, key] : isDrag ? modifiers : [];
  return [
    ...[value, ...apart].map((each): Found => ({ kind: 'key', value: each, from, to })),
    ...keyList(tokens, pressed),
  ];
}
