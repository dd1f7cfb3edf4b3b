import { stackChildren } from '../syntax/children.ts';
import type { Node, Script } from '../syntax/statement.ts';
import { isPlaced, type Place, placeInside, placeOfChild, TOP } from './place.ts';

export type Placed = { node: Node; place: Place };

/** The kinds of statements and class members that rules ask for; the others are not kept. */
const KINDS = [
  'accessor',
  'block',
  'break',
  'call-statement',
  'case',
  'catch',
  'class',
  'continue',
  'declaration',
  'directive',
  'for',
  'function',
  'goto',
  'hotkey',
  'hotstring',
  'label',
  'loop',
  'remap',
  'return',
  'while',
] as const satisfies Node['kind'][];

export type IndexedKind = (typeof KINDS)[number];

/** Statements and class members by kind, each in the order of the source. */
export type StatementIndex = ReadonlyMap<Node['kind'], Placed[]>;

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
  const index: StatementIndex = new Map(KINDS.map((kind) => [kind, []]));
  const stack: Node[] = [];
  for (const statement of tree.body) visit(index, stack, statement, TOP);
  return index;
}

// Statements nest no deeper than the parser allows, so this may use the real stack. All share `stack` for what is
// still to visit: a list for each statement would cost more than the visit.
function visit(index: StatementIndex, stack: Node[], node: Node, place: Place): void {
  index.get(node.kind)?.push({ node, place });
  if (WITHOUT_STATEMENTS.has(node.kind)) return;
  const inside = placeInside(node, place);
  const from = stackChildren(node, stack);
  while (stack.length > from) {
    const child = stack.pop();
    if (!child) break;
    if (isPlaced(child)) visit(index, stack, child, placeOfChild(node, child, inside));
  }
}
