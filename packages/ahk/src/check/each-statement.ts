import type { Node } from '../syntax/statement.ts';
import type { Place } from './place.ts';
import type { RuleContext } from './rule.ts';
import type { Placed } from './statement-index.ts';

type NodeOf<K extends Node['kind']> = Extract<Node, { kind: K }>;

/** Visits each statement and class member of these kinds with its place, in the order of the source. */
export function eachStatement<K extends Node['kind']>(
  context: RuleContext,
  kinds: readonly K[],
  visit: (node: NodeOf<K>, place: Place) => void,
): void {
  const lists = kinds.map((kind) => context.statements.get(kind) ?? []).filter((list) => list.length > 0);
  const [first = [], ...others] = lists;
  const nodes =
    others.length > 0 ? first.concat(...others).sort((one, other) => one.node.start - other.node.start) : first;
  for (const { node, place } of nodes as (Placed & { node: NodeOf<K> })[]) visit(node, place);
}
