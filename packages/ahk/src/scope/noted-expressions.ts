import type { Argument, AssignNode, IndexNode, MemberNode, VariableNode } from '../syntax/expression.ts';
import type { CallStatement, Node } from '../syntax/statement.ts';

/** A call of a plain name. */
export type Call = { callee: VariableNode; list: Argument[]; statement: number };

/** A node with the offset of the line the interpreter would name for it. */
export type OnLine<T> = { node: T; statement: number };

/** The expressions that rules look at. */
export type NotedExpressions = {
  calls: Call[];
  members: OnLine<MemberNode>[];
  indexes: OnLine<IndexNode>[];
  assigns: AssignNode[];
  /** Uses of `super` outside methods, and the lines they are on. */
  strayed: Map<VariableNode, number>;
};

export function nothingNoted(): NotedExpressions {
  return { calls: [], members: [], indexes: [], assigns: [], strayed: new Map() };
}

export function noteExpression(noted: NotedExpressions, node: Node | CallStatement, statement: number): void {
  switch (node.kind) {
    case 'call':
    case 'call-statement':
      if (node.callee.kind === 'variable') noted.calls.push({ callee: node.callee, list: node.arguments, statement });
      break;
    case 'member':
      noted.members.push({ node, statement });
      break;
    case 'index':
      noted.indexes.push({ node, statement });
      break;
    case 'assign':
      noted.assigns.push(node);
      break;
  }
}
