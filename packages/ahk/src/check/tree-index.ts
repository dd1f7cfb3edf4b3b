import { childrenOf, pushChildren } from '../syntax/children.ts';
import type { Argument, AssignNode, IndexNode, MemberNode, VariableNode } from '../syntax/expression.ts';
import type { Node, Script } from '../syntax/statement.ts';
import { isPlaced, type Place, placeOf, TOP } from './place.ts';

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
  for (const statement of tree.body) visitPlaced(index, statement, TOP);
  return index;
}

// Statements nest no deeper than the parser allows, so they may use the real stack; expressions may not.
function visitPlaced(index: TreeIndex, node: Node, place: Place): void {
  const list = index.placed.get(node.kind);
  if (list) list.push({ node, place });
  else index.placed.set(node.kind, [{ node, place }]);
  if (node.kind === 'call-statement') note(index, node, place, node.start);
  for (const child of childrenOf(node)) {
    const inner = placeOf(node, child, place);
    if (isPlaced(child)) visitPlaced(index, child, inner);
    else visitExpression(index, child, inner, 'until' in node && node.until === child ? child.start : node.start);
  }
}

function visitExpression(index: TreeIndex, root: Node, place: Place, statement: number): void {
  const stack = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    note(index, node, place, statement);
    // Inside a function of its own, `super` means nothing.
    if (node.kind === 'arrow' && place.inMethod)
      visitExpression(index, node.body, { ...place, inMethod: false }, statement);
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
