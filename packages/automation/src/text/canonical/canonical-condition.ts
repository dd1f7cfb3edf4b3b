import type { Condition } from '#language/conditions.ts';
import type { TreeNode } from '#language/map-tree.ts';

/** `active app "X"` is `app "X"`; `not A < B` is `A >= B`; chains are flat; several programs are one list. */
export function canonicalCondition(node: TreeNode): TreeNode {
  if (node.kind === 'active') return inFront(node);
  if (node.kind === 'not') return withoutNegation(node);
  if (node.kind === 'or' || node.kind === 'and') return chain(node.kind, node.conditions as readonly Condition[]);
  return node;
}

function inFront(node: TreeNode): TreeNode {
  const window = node.window as { kind: string; app?: string; title?: string } | undefined;
  if (window?.kind === 'app' && window.title === undefined) return { kind: 'app', apps: [window.app] };
  return window?.kind === 'title' ? { kind: 'title', titles: [window.title] } : node;
}

const OPPOSITES: Readonly<Record<string, string>> = { '<': '>=', '>': '<=', '<=': '>', '>=': '<' };

function withoutNegation(node: TreeNode): TreeNode {
  const inner = node.condition as TreeNode;
  if (inner.kind === 'not') return inner.condition as TreeNode;
  const opposite = inner.kind === 'compare' ? OPPOSITES[String(inner.how)] : undefined;
  return opposite ? { ...inner, how: opposite } : node;
}

function chain(kind: 'or' | 'and', conditions: readonly Condition[]): TreeNode {
  const flat = conditions.flatMap((each) => (each.kind === kind ? each.conditions : [each]));
  const merged: Condition[] = [];
  for (const each of flat) {
    if (merged.some((other) => JSON.stringify(other) === JSON.stringify(each))) continue;
    const at = merged.findIndex((other) => oneList(kind, other, each) !== undefined);
    const list = merged[at] && oneList(kind, merged[at], each);
    if (list) merged[at] = list;
    else merged.push(each);
  }
  return (merged.length === 1 ? merged[0] : { kind, conditions: merged }) as TreeNode;
}

// Either of two programs, or neither of them: one list. Both at once is impossible, and left for `check` to find.
function oneList(kind: 'or' | 'and', first: Condition, second: Condition): Condition | undefined {
  if (kind === 'and') {
    if (first.kind !== 'not' || second.kind !== 'not') return undefined;
    const inner = oneList('or', first.condition, second.condition);
    return inner && { kind: 'not', condition: inner };
  }
  if (first.kind === 'app' && second.kind === 'app') return { kind: 'app', apps: [...first.apps, ...second.apps] };
  if (first.kind === 'title' && second.kind === 'title') {
    return { kind: 'title', titles: [...first.titles, ...second.titles] };
  }
  if (first.kind === 'running' && second.kind === 'running') {
    return { kind: 'running', apps: [...first.apps, ...second.apps] };
  }
  return undefined;
}
