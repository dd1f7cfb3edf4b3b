import { pushChildren } from '../syntax/children.ts';
import type { Argument, AssignNode, IndexNode, MemberNode, VariableNode } from '../syntax/expression.ts';
import type { Node, Script } from '../syntax/statement.ts';
import { isPlaced, type Place, placeInside, placeOfChild, TOP } from './place.ts';

/** A call of a plain name. */
export type Call = { callee: VariableNode; list: Argument[]; statement: number };

/** A node with the offset of the line the interpreter would name for it. */
export type OnLine<T> = { node: T; statement: number };

export type Placed = { node: Node; place: Place };

/** What the rules look at, gathered in one walk: twenty walks would be most of the time a check takes. */
export type TreeIndex = {
  /** Statements and class members by kind. */
  placed: Map<Node['kind'], Placed[]>;
  calls: Call[];
  members: OnLine<MemberNode>[];
  indexes: OnLine<IndexNode>[];
  assigns: AssignNode[];
  /** Uses of `super` outside methods. */
  strayed: OnLine<VariableNode>[];
};

export function indexTree(tree: Script): TreeIndex {
  const index: TreeIndex = { placed: new Map(), calls: [], members: [], indexes: [], assigns: [], strayed: [] };
  const stack: Node[] = [];
  for (const statement of tree.body) visitPlaced(index, stack, statement, TOP);
  return index;
}

// Statements nest no deeper than the parser allows, so they may use the real stack; expressions may not. All share
// one stack: a list for the parts of each statement and expression would cost more than the visit.
function visitPlaced(index: TreeIndex, stack: Node[], node: Node, place: Place): void {
  const list = index.placed.get(node.kind);
  if (list) list.push({ node, place });
  else index.placed.set(node.kind, [{ node, place }]);
  if (node.kind === 'call-statement') note(index, node, place, node.start);
  const inside = placeInside(node, place);
  const from = stack.length;
  pushChildren(node, stack);
  for (let at = from; at < stack.length; at++) {
    const child = stack[at];
    if (!child) break;
    const inner = placeOfChild(node, child, inside);
    if (isPlaced(child)) visitPlaced(index, stack, child, inner);
    else visitExpression(index, stack, child, inner, lineOf(node, child));
  }
  stack.length = from;
}

// A condition after `until` stands on a line of its own.
function lineOf(node: Node, child: Node): number {
  const isUntil = (node.kind === 'loop' || node.kind === 'for' || node.kind === 'while') && node.until === child;
  return isUntil ? child.start : node.start;
}

function visitExpression(index: TreeIndex, stack: Node[], root: Node, place: Place, statement: number): void {
  const from = stack.length;
  stack.push(root);
  while (stack.length > from) {
    const node = stack.pop();
    if (!node) break;
    note(index, node, place, statement);
    // Inside a function of its own, `super` means nothing.
    if (node.kind === 'arrow' && place.inMethod)
      visitExpression(index, stack, node.body, { ...place, inMethod: false }, statement);
    else pushChildren(node, stack);
  }
}

function note(index: TreeIndex, node: Node, place: Place, statement: number): void {
  switch (node.kind) {
    case 'call':
    case 'call-statement':
      if (node.callee.kind === 'variable') index.calls.push({ callee: node.callee, list: node.arguments, statement });
      break;
    case 'member':
      index.members.push({ node, statement });
      break;
    case 'index':
      index.indexes.push({ node, statement });
      break;
    case 'assign':
      index.assigns.push(node);
      break;
    case 'variable':
      if (!place.inMethod && node.lower === 'super') index.strayed.push({ node, statement });
      break;
  }
}
