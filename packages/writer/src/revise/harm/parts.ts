import { leafWords, type Program } from '@hotscribe/automation';
import type { LeafType } from '#2-propose/expected.ts';

export type Node = Readonly<Record<string, unknown>> & { readonly kind?: string };

/** The steps, conditions, values or items of a menu that a part of a program consists of, without those inside of them. */
export function nodesIn(tree: unknown): Node[] {
  if (Array.isArray(tree)) return tree.flatMap(nodesIn);
  return typeof tree === 'object' && tree !== null && ('kind' in tree || 'label' in tree) ? [tree as Node] : [];
}

/** The words of the language in a part of a program: `if`, `tip`, `length`. */
export function kindsBelow(tree: unknown): string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const own = 'kind' in tree && typeof tree.kind === 'string' ? [tree.kind] : [];
  return [...own, ...Object.values(tree).flatMap(kindsBelow)];
}

/** The texts, keys, times and numbers in a part of a program, as people write them. */
export function valuesBelow(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree.toLowerCase()];
  if (typeof tree === 'number') return [String(tree)];
  if (typeof tree !== 'object' || tree === null) return [];
  const type = leafTypeOf(tree);
  if (type) return [leafWords(tree, type)];
  return Object.entries(tree).flatMap(([name, each]) => (name === 'kind' ? [] : valuesBelow(each)));
}

function leafTypeOf(tree: object): LeafType | undefined {
  if (Array.isArray(tree))
    return tree.length > 0 && tree.every((each) => typeof each === 'number') ? 'days' : undefined;
  if ('kind' in tree) return undefined;
  if ('hour' in tree) return 'clock';
  if ('x' in tree) return 'xy';
  if ('width' in tree) return 'size';
  if (!('from' in tree && 'to' in tree)) return undefined;
  return typeof tree.from === 'number' ? 'span' : 'hours';
}

/** Whether a part is still there as often as it was, maybe at another place. */
export function isStillThere(part: unknown, before: Program, after: Program): boolean {
  const parts = typeof part === 'string' ? [part] : nodesIn(part);
  const [old, now] = [JSON.stringify(before), JSON.stringify(after)];
  return parts.length > 0 && parts.every((each) => timesIn(now, each) >= timesIn(old, each));
}

/** Whether a part is still there at all. */
export function isElsewhere(part: unknown, after: Program): boolean {
  const nodes = nodesIn(part);
  return nodes.length > 0 && nodes.every((node) => timesIn(JSON.stringify(after), node) > 0);
}

function timesIn(text: string, part: unknown): number {
  return text.split(JSON.stringify(part)).length - 1;
}

/** `minimize` and `toggle-minimize` do much the same. */
export function shareAWord(some: readonly string[], others: readonly string[]): boolean {
  const words = new Set(some.flatMap((kind) => kind.split('-')));
  return others.some((kind) => kind.split('-').some((word) => words.has(word)));
}
