import type { Expression } from './expression.ts';
import type { Node } from './statement.ts';

type NodeOf<K extends Node['kind']> = Extract<Node, { kind: K }>;
/** Adds the parts of a node to `out`; a pushed array for each node would be most of what a walk costs. */
type Push<K extends Node['kind']> = (node: NodeOf<K>, out: Node[]) => void;

const none = (): void => {};

/** The parts of each kind of node in source order. A new kind does not compile until it stands here. */
const PARTS: { [K in Node['kind']]: Push<K> } = {
  script: (node, out) => all(out, node.body),
  block: (node, out) => all(out, node.body),
  'expression-statement': (node, out) => one(out, node.expression),
  'call-statement': (node, out) => {
    out.push(node.callee);
    all(out, node.arguments);
  },
  if: (node, out) => {
    out.push(node.condition, node.then);
    one(out, node.otherwise);
  },
  loop: (node, out) => {
    all(out, node.arguments);
    tail(out, node);
  },
  while: (node, out) => {
    out.push(node.condition);
    tail(out, node);
  },
  for: (node, out) => {
    all(out, node.variables);
    out.push(node.iterable);
    tail(out, node);
  },
  switch: (node, out) => {
    one(out, node.value);
    one(out, node.caseSense);
    all(out, node.cases);
  },
  case: (node, out) => {
    if (node.values) all(out, node.values);
    all(out, node.body);
  },
  try: (node, out) => {
    out.push(node.body);
    all(out, node.catches);
    one(out, node.otherwise);
    one(out, node.finally);
  },
  catch: (node, out) => {
    all(out, node.classes);
    one(out, node.variable);
    out.push(node.body);
  },
  throw: (node, out) => one(out, node.value),
  return: (node, out) => one(out, node.value),
  break: none,
  continue: none,
  goto: (node, out) => one(out, node.target),
  label: none,
  declaration: (node, out) => all(out, node.items),
  function: (node, out) => {
    all(out, node.parameters);
    out.push(node.body);
  },
  class: (node, out) => {
    one(out, node.base);
    all(out, node.members);
  },
  property: (node, out) => {
    all(out, node.parameters);
    all(out, node.accessors);
  },
  accessor: (node, out) => one(out, node.body),
  field: (node, out) => all(out, node.items),
  'field-item': (node, out) => {
    for (const parts of node.path) all(out, parts);
    one(out, node.value);
  },
  hotkey: (node, out) => one(out, node.body),
  remap: none,
  hotstring: (node, out) => one(out, node.body),
  directive: (node, out) => one(out, node.condition),
  invalid: none,
  parameter: (node, out) => one(out, node.default),
  argument: (node, out) => one(out, node.value),
  'name-text': none,
  'name-expression': (node, out) => one(out, node.expression),
  'object-property': (node, out) => {
    all(out, node.name);
    out.push(node.value);
  },
  number: none,
  string: none,
  variable: none,
  'dynamic-name': (node, out) => all(out, node.parts),
  unset: none,
  array: (node, out) => all(out, node.elements),
  object: (node, out) => all(out, node.properties),
  group: (node, out) => one(out, node.expression),
  sequence: (node, out) => all(out, node.expressions),
  member: (node, out) => {
    out.push(node.object);
    all(out, node.name);
  },
  index: (node, out) => {
    out.push(node.object);
    all(out, node.arguments);
  },
  call: (node, out) => {
    out.push(node.callee);
    all(out, node.arguments);
  },
  unary: (node, out) => one(out, node.operand),
  postfix: (node, out) => one(out, node.operand),
  binary: (node, out) => {
    out.push(node.left, node.right);
  },
  assign: (node, out) => {
    out.push(node.target, node.value);
  },
  ternary: (node, out) => {
    out.push(node.condition, node.then, node.otherwise);
  },
  arrow: (node, out) => {
    all(out, node.parameters);
    out.push(node.body);
  },
  missing: none,
};

/** The parts of a node in source order. */
export function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  pushChildren(node, children);
  return children;
}

export function pushChildren(node: Node, out: Node[]): void {
  // Half of all nodes: the table is asked only for nodes that may have parts.
  if (node.kind === 'variable' || node.kind === 'string' || node.kind === 'number' || node.kind === 'name-text') return;
  const push = PARTS[node.kind] as (node: Node, out: Node[]) => void;
  push(node, out);
}

/**
 * Visits the node and all below it in source order; `visit` returns false to leave out what is below.
 * With a stack of its own: a chain of 10,000 concatenations is 10,000 levels deep and would overflow the real one.
 */
export function walk(root: Node | Expression, visit: (node: Node) => boolean | undefined): void {
  const stack: Node[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (visit(node) !== false) stackChildren(node, stack);
  }
}

/** Pushes a node's children so that the first is popped first; tells how long the stack was before. */
export function stackChildren(node: Node, stack: Node[]): number {
  const from = stack.length;
  pushChildren(node, stack);
  reverseFrom(stack, from);
  return from;
}

/** Turns the end of a stack round, so that what was pushed first is popped first. */
export function reverseFrom(stack: Node[], from: number): void {
  for (let low = from, high = stack.length - 1; low < high; low++, high--) {
    const one = stack[low];
    const other = stack[high];
    if (!one || !other) return;
    stack[low] = other;
    stack[high] = one;
  }
}

function one(out: Node[], node: Node | null): void {
  if (node) out.push(node);
}

function all(out: Node[], nodes: readonly (Node | null)[]): void {
  for (let index = 0; index < nodes.length; index++) one(out, nodes[index] ?? null);
}

function tail(out: Node[], node: { body: Node; until: Node | null; otherwise: Node | null }): void {
  out.push(node.body);
  one(out, node.until);
  one(out, node.otherwise);
}
