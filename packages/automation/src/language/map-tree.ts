/** A copy of a tree in which every node was handed to `change`, the innermost first. Leaves stay as they are. */
export function mapTree<T>(tree: T, change: (node: TreeNode) => unknown): T {
  return map(tree, change) as T;
}

export type TreeNode = { readonly kind?: string } & Readonly<Record<string, unknown>>;

function map(node: unknown, change: (node: TreeNode) => unknown): unknown {
  if (Array.isArray(node)) return node.map((each) => map(each, change));
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([name, value]) => [name, map(value, change)]));
  return change(copy);
}

/** Hands every node of a tree to `visit`, the outermost first. */
export function visitTree(tree: unknown, visit: (node: TreeNode) => void): void {
  if (Array.isArray(tree)) {
    for (const each of tree) visitTree(each, visit);
  } else if (typeof tree === 'object' && tree !== null) {
    visit(tree as TreeNode);
    for (const value of Object.values(tree)) visitTree(value, visit);
  }
}
