import { pushChildren, reverseFrom } from '../syntax/children.ts';
import type { Node, Script } from '../syntax/statement.ts';
import { isPlaced, type Place, placeInside, placeOfChild, TOP } from './place.ts';

export type Placed = { node: Node; place: Place };

/** Statements and class members by kind, in the order of the source. */
export type StatementIndex = Map<Node['kind'], Placed[]>;

// No statement stands inside these, and they are most of a script.
const WITHOUT_STATEMENTS: ReadonlySet<Node['kind']> = new Set<Node['kind']>([
  'expression-statement',
  'call-statement',
  'return',
  'declaration',
  'field',
]);

/** Gathers in one walk what the rules look at: a walk for each would be most of the time a check takes. */
export function indexStatements(tree: Script): StatementIndex {
  const index: StatementIndex = new Map();
  for (const statement of tree.body) visit(index, [], statement, TOP);
  return index;
}

// Statements nest no deeper than the parser allows, so this may use the real stack. All share `stack` for what is
// still to visit: a list for each statement would cost more than the visit.
function visit(index: StatementIndex, stack: Node[], node: Node, place: Place): void {
  const list = index.get(node.kind);
  if (list) list.push({ node, place });
  else index.set(node.kind, [{ node, place }]);
  if (WITHOUT_STATEMENTS.has(node.kind)) return;
  const inside = placeInside(node, place);
  const from = stack.length;
  pushChildren(node, stack);
  reverseFrom(stack, from);
  while (stack.length > from) {
    const child = stack.pop();
    if (!child) break;
    if (isPlaced(child)) visit(index, stack, child, placeOfChild(node, child, inside));
  }
}
