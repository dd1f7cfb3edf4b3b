import type { Condition } from '#language/conditions.ts';
import type { Part } from '#language/grammar.ts';
import { STEPS } from '#language/steps.ts';
import { align } from './align.ts';
import type { Difference, Take } from './difference.ts';
import { containsTree, isNode, type Node, sameTree } from './trees.ts';

type What = Difference['what'];
type Place = {
  readonly what: What;
  /** Puts both into one, where the language can. */
  readonly join?: (old: unknown, now: unknown) => unknown;
  /** What stands between members of a list that were put together. */
  readonly between?: unknown;
};

/** A tree with what `take` takes wherever two differ. */
export function mergeTrees(old: unknown, now: unknown, place: Place, take: Take): unknown {
  if (sameTree(old, now)) return old;
  const { what, join } = place;
  if (containsTree(now, old)) return take({ is: 'wrapped', what, old, now }) === 'old' ? old : now;
  if (isList(old) && isList(now)) return mergeLists(old, now, place, take);
  if (isNode(old) && isNode(now) && old.kind === now.kind) return mergeNodes(old, now, what, take);
  const taken = take({ is: 'replaced', what, old, now });
  if (taken === 'both' && join) return join(old, now);
  return taken === 'old' ? old : now;
}

/** The part of a node that is there or not. */
export function mergePart(old: unknown, now: unknown, place: Place, take: Take): unknown {
  if (old === undefined)
    return now === undefined || take({ is: 'new', what: place.what, now }) === 'old' ? undefined : now;
  if (now === undefined) return take({ is: 'lost', what: place.what, old }) === 'new' ? undefined : old;
  return mergeTrees(old, now, place, take);
}

function mergeLists(old: readonly unknown[], now: readonly unknown[], { what, between }: Place, take: Take): unknown[] {
  return align(old, now).flatMap((row) => {
    if (row.is === 'pair') return [mergeTrees(row.old, row.now, { what }, take)];
    const lost = row.old.filter((each) => !containsTree(now, each));
    if (lost.length > 0 && row.now.length > 0) {
      const taken = take({ is: 'replaced', what, old: lost, now: row.now });
      if (taken === 'both') return [...lost, ...(between ? [between] : []), ...row.now];
      return taken === 'old' ? row.old : row.now;
    }
    return [
      ...lost.filter((each) => take({ is: 'lost', what, old: each }) !== 'new'),
      ...row.now.filter((each) => take({ is: 'new', what, now: each }) !== 'old'),
    ];
  });
}

function mergeNodes(old: Node, now: Node, what: What, take: Take): Node {
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  const merged: Record<string, unknown> = {};
  for (const name of names) {
    const part = mergePart(old[name], now[name], placeOf(old, name, what), take);
    if (part !== undefined) merged[name] = part;
  }
  return merged;
}

const SPACE = { kind: 'text', text: ' ' };
const BLOCKS = new Set(['steps', 'otherwise', 'warning', 'released']);

function placeOf(node: Node, name: string, what: What): Place {
  if (BLOCKS.has(name)) return { what: 'step' };
  if (node.kind === 'remap' && name === 'in') return { what: 'limit', join: joinConditions };
  if (node.kind === 'joined' && name === 'parts') return { what, between: SPACE };
  if (what !== 'step') return { what };
  const parts: readonly Part[] = STEPS[node.kind as keyof typeof STEPS] ?? [];
  const own = parts.find((part) => 'name' in part && part.name === name);
  const type = own?.part === 'slot' ? own.type : undefined;
  if (type === 'value') return { what: 'part', join: joinValues };
  return type === 'condition' ? { what: 'part', join: joinConditions } : { what: 'part' };
}

function joinValues(old: unknown, now: unknown): unknown {
  const parts = [old, SPACE, now].flatMap((each) =>
    isNode(each) && each.kind === 'joined' ? (each.parts as unknown[]) : [each],
  );
  return { kind: 'joined', parts };
}

export function joinConditions(old: unknown, now: unknown): unknown {
  const conditions = [old, now].flatMap((each) =>
    isNode(each) && each.kind === 'and' ? (each.conditions as Condition[]) : [each],
  );
  return { kind: 'and', conditions };
}

function isList(tree: unknown): tree is readonly unknown[] {
  return Array.isArray(tree) && !tree.every((each) => typeof each === 'number');
}
