import type { Expression, Span } from '../syntax/expression.ts';
import type { Node } from '../syntax/statement.ts';
import type { Action, ActionKind } from './action.ts';
import type { Names } from './collect-names.ts';
import type { Condition } from './condition.ts';
import type { NameScope } from './name-scope.ts';
import { readArguments, readValue, startReading, type ValueContext } from './read-value.ts';
import type { Trigger, TriggerKind } from './trigger.ts';
import type { Value } from './value.ts';

/** Where in the script the reading of actions stands. */
export type ActionContext = {
  names: Names;
  scope: NameScope;
  bindings: ReadonlyMap<string, Value>;
  /** The functions being followed, outermost first. */
  following: Node[];
  inStart: boolean;
  state: ReadState;
};

export type ReadState = {
  /** How many more actions may come from following calls: to follow every call of a large script would never end. */
  left: number;
  triggers: Trigger[];
  /** Start offsets of the places that made a trigger, since a function may be followed more than once. */
  seen: Set<string>;
  /** What HotIfWinActive() and its like set for the Hotkey() calls after them. */
  dynamicContext: Condition | null;
};

export const MAX_ACTIONS = 20_000;
export const MAX_FOLLOWED = 6;

export function valueContext(context: ActionContext): ValueContext {
  return startReading(context.scope, context.bindings);
}

export function valueFor(context: ActionContext, expression: Expression): Value {
  return readValue(valueContext(context), expression);
}

export function argumentsOf(context: ActionContext, list: Parameters<typeof readArguments>[1]): (Value | null)[] {
  return readArguments(valueContext(context), list);
}

export function action(context: ActionContext, span: Span, kind: ActionKind): Action {
  context.state.left--;
  return { ...kind, start: span.start, end: span.end };
}

export function addTrigger(
  context: ActionContext,
  span: Span,
  kind: TriggerKind,
  actions: Action[],
  identity: number = span.start,
): void {
  const id = `${kind.kind}:${identity}`;
  if (context.state.seen.has(id)) return;
  context.state.seen.add(id);
  const dynamic = kind.kind === 'hotkey' || kind.kind === 'computed-hotkey' || kind.kind === 'computed-hotstring';
  const when = dynamic ? context.state.dynamicContext : null;
  context.state.triggers.push({ ...kind, context: when, actions, start: span.start, end: span.end });
}
