/** A node of a program: a step, a condition, a value, or a menu's item. */
export type Node = Readonly<Record<string, unknown>>;

/** Has parts that can differ one by one; a length of time or a place on the screen is one whole. */
export function isNode(tree: unknown): tree is Node {
  return typeof tree === 'object' && tree !== null && !Array.isArray(tree) && ('kind' in tree || 'label' in tree);
}

export function sameTree(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a node, or a row of nodes, stands somewhere below another one. */
export function containsTree(tree: unknown, sought: unknown): boolean {
  if (!isNode(sought) || typeof tree !== 'object' || tree === null) return false;
  return Object.values(tree).some((each) => (isNode(each) && sameTree(each, sought)) || containsTree(each, sought));
}

/** From 0 for nodes of different kinds to nearly 1. */
export function alikeTrees(one: unknown, other: unknown): number {
  if (!isNode(one) || !isNode(other) || one.kind !== other.kind) return 0;
  const [a, b] = [wordsIn(one), wordsIn(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return 0.3 + (0.6 * shared) / Math.max(a.size, b.size, 1);
}

function wordsIn(tree: unknown): Set<string> {
  return new Set(JSON.stringify(tree).split(/[^\p{L}\p{N}-]+/u));
}
