import type { Node } from '../syntax/statement.ts';
import type { Place } from './place.ts';
import type { RuleContext } from './rule.ts';
import type { IndexedKind, Placed } from './statement-index.ts';

type NodeOf<K extends Node['kind']> = Extract<Node, { kind: K }>;

/** Visits each statement and class member of these kinds with its place: kind by kind, each in the order of the source. */
export function eachStatement<K extends IndexedKind>(
  context: RuleContext,
  kinds: readonly K[],
  visit: (node: NodeOf<K>, place: Place) => void,
): void {
  for (const kind of kinds) {
    const list = (context.statements.get(kind) ?? []) as (Placed & { node: NodeOf<K> })[];
    for (const { node, place } of list) visit(node, place);
  }
}

/** The same for all of these kinds together in the order of the source, where one kind changes what another means. */
export function eachInOrder<K extends IndexedKind>(
  context: RuleContext,
  kinds: readonly K[],
  visit: (node: NodeOf<K>) => void,
): void {
  const placed = kinds.flatMap((kind) => context.statements.get(kind) ?? []);
  placed.sort((one, other) => one.node.start - other.node.start);
  for (const { node } of placed as (Placed & { node: NodeOf<K> })[]) visit(node);
}
