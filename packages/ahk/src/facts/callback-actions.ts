import type { Argument, AssignNode, Expression, Span } from '../syntax/expression.ts';
import type { Action, BindKind } from './action.ts';
import { type ActionContext, action, addTrigger, valueContext, valueFor } from './action-context.ts';
import type { Condition } from './condition.ts';
import { displayText } from './display-text.ts';
import { keyCombination } from './key-combination.ts';
import { findFunction } from './name-scope.ts';
import { readOwnCondition } from './own-condition.ts';
import { type Callback, readCallback } from './read-callback.ts';
import { readCondition } from './read-condition.ts';
import { nameText } from './read-value.ts';
import type { TriggerKind } from './trigger.ts';
import { knownNumber, knownText, type OptionalValue, type Value } from './value.ts';

/** Calls that make a function run later; null for every other call. */
export function bindingCall(
  context: ActionContext,
  span: Span,
  name: string,
  list: Argument[],
  values: OptionalValue[],
): Action | null {
  const [first = null, second = null] = values;
  switch (name) {
    case 'SetTimer':
      return timer(context, span, list, second);
    case 'OnClipboardChange':
      return bind(context, span, 'clipboard-change', [], list[0], { kind: 'clipboard-change' });
    case 'OnExit':
      return bind(context, span, 'exit', [], list[0], { kind: 'exit' });
    case 'OnMessage':
      return bind(context, span, 'message', [first], list[1], { kind: 'message', number: first });
    case 'Hotkey':
      return !first || isSwitchWord(second)
        ? null
        : bind(context, span, 'hotkey', [first], list[1], hotkeyTrigger(first));
    case 'Hotstring':
      return hotstring(context, span, list, first, second);
    case 'HotIf':
    case 'HotIfWinActive':
    case 'HotIfWinExist':
      noteDynamicContext(context, name, list, first);
      return null;
    default:
      return null;
  }
}

/** `button.OnEvent("Click", …)` and `menu.Add("Label", …)`. */
export function bindingMethod(
  context: ActionContext,
  span: Span,
  object: Value,
  name: string,
  list: Argument[],
  values: OptionalValue[],
): Action | null {
  const [first = null] = values;
  const method = name.toLowerCase();
  if (method === 'onevent') {
    const made = object.kind === 'variable' ? object.origin : object;
    const control = made?.kind === 'method' ? controlKind(made.name, made.arguments) : null;
    const label = made?.kind === 'method' ? controlLabel(made.name, made.arguments) : null;
    return bind(context, span, 'gui-event', [first], list[1], { kind: 'gui-event', event: first, control, label });
  }
  const callback = list[1]?.value;
  if (method === 'add' && callback && isCallable(context, callback))
    return bind(context, span, 'menu-item', [first], list[1], { kind: 'menu-item', label: first });
  return null;
}

/** `hook.OnChar := Record`. */
export function bindingMember(context: ActionContext, node: AssignNode): Action | null {
  if (node.target.kind !== 'member' || node.operator !== ':=') return null;
  const event = nameText(node.target.name);
  if (!/^on(?:char|keydown|keyup|end)$/i.test(event)) return null;
  const callback = readCallback(context, node.value);
  if (callback.actions) addTrigger(context, node, { kind: 'input', event }, callback.actions);
  return null;
}

function timer(context: ActionContext, span: Span, list: Argument[], period: OptionalValue): Action {
  const expression = list[0]?.value;
  if (!expression) return action(context, span, { kind: 'timer', name: null, period, actions: null });
  const callback = readCallback(context, expression);
  const { name, actions } = callback;
  if (actions && knownNumber(period) !== 0) {
    const startedBy = context.inStart ? 'start' : 'other';
    addTrigger(context, span, { kind: 'timer', name, period, startedBy }, actions, callback.start);
  }
  return action(context, span, { kind: 'timer', name, period, actions });
}

function bind(
  context: ActionContext,
  span: Span,
  trigger: BindKind,
  subject: OptionalValue[],
  argument: Argument | undefined,
  kind: TriggerKind,
): Action | null {
  if (!argument?.value) return null;
  // What a callback does happens later, not at the start, even if the start section sets it up.
  const values = trigger === 'clipboard-change' ? [CLIPBOARD_KIND] : [];
  const callback: Callback = readCallback({ ...context, inStart: false }, argument.value, values);
  if (callback.actions) addTrigger(context, span, kind, callback.actions);
  return action(context, span, { kind: 'bind', trigger, subject, name: callback.name, actions: callback.actions });
}

// What Windows hands to the function: 0 nothing, 1 text, 2 anything else.
const CLIPBOARD_KIND: Value = { kind: 'built-in', name: 'clipboard kind' };

function hotkeyTrigger(keys: Value): TriggerKind {
  const text = knownText(keys);
  return text === null ? { kind: 'computed-hotkey', keys } : { kind: 'hotkey', keys: [keyCombination(text)] };
}

function isSwitchWord(value: OptionalValue): boolean {
  return !value || /^(?:on|off|toggle|)$/i.test(knownText(value) ?? 'x');
}

function hotstring(
  context: ActionContext,
  span: Span,
  list: Argument[],
  first: OptionalValue,
  second: OptionalValue,
): Action | null {
  const callback = list[1]?.value;
  if (!first || !callback || !displayText(first, () => '').startsWith(':')) return null;
  if (isCallable(context, callback))
    return bind(context, span, 'hotstring', [first], list[1], {
      kind: 'computed-hotstring',
      abbreviation: first,
      replacement: null,
    });
  addTrigger(context, span, { kind: 'computed-hotstring', abbreviation: first, replacement: second }, []);
  return action(context, span, { kind: 'bind', trigger: 'hotstring', subject: [first], name: null, actions: [] });
}

function isCallable(context: ActionContext, expression: Expression): boolean {
  return expression.kind === 'arrow' || expression.kind === 'call' || valueFor(context, expression).kind === 'function';
}

function noteDynamicContext(context: ActionContext, name: string, list: Argument[], first: OptionalValue): void {
  const { state } = context;
  const expression = list[0]?.value;
  if (!expression) state.dynamicContext = null;
  else if (name !== 'HotIf')
    state.dynamicContext = { kind: 'window', test: name === 'HotIfWinActive' ? 'active' : 'exists', criteria: first };
  else if (expression.kind === 'arrow') state.dynamicContext = readCondition(valueContext(context), expression.body);
  else state.dynamicContext = namedTest(context, expression);
}

function namedTest(context: ActionContext, expression: Expression): Condition {
  const own = expression.kind === 'variable' ? findFunction(context.scope, expression.name) : null;
  const read = own && readOwnCondition(valueContext(context), own, []);
  return read ?? { kind: 'value', value: valueFor(context, expression) };
}

function controlKind(method: string, values: OptionalValue[]): string | null {
  const short = /^add(\w+)$/i.exec(method)?.[1];
  return short ?? (method.toLowerCase() === 'add' ? knownText(values[0]) : null);
}

function controlLabel(method: string, values: OptionalValue[]): OptionalValue {
  return (method.toLowerCase() === 'add' ? values[2] : values[1]) ?? null;
}
