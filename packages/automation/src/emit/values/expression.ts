import type { Amount, Primary } from '#language/values.ts';
import { literal } from '../code.ts';
import { type Scope, variableOf } from '../scope.ts';
import { useHelper } from '../use-helper.ts';
import { COMPUTER_VALUES } from './computer-values.ts';
import { DATE_VALUES } from './date-values.ts';
import type { Expressions } from './expressions.ts';
import { NUMBER_VALUES } from './number-values.ts';
import { TEXT_VALUES } from './text-values.ts';
import { WINDOW_VALUES } from './window-values.ts';

const EXPRESSIONS: Expressions<Primary['kind']> = {
  text: ({ text }) => literal(text),
  number: ({ number }) => String(number),
  name: ({ name }, scope) => variableOf(scope, name),
  joined: (value, scope) => `(${argument(value, scope)})`,
  clipboard: () => 'A_Clipboard',
  selection: (_, { draft }) => `${useHelper(draft, 'SelectedText')}()`,
  ...DATE_VALUES,
  ...NUMBER_VALUES,
  ...TEXT_VALUES,
  ...WINDOW_VALUES,
  ...COMPUTER_VALUES,
};

/** A value as an AutoHotkey expression that can stand anywhere: joined parts come in parentheses. */
export function expression(value: Primary, scope: Scope): string {
  // Each kind has its own function, of its own type; TypeScript cannot follow that through the index.
  return (EXPRESSIONS[value.kind] as (value: Primary, scope: Scope) => string)(value, scope);
}

/** The same where it is the only thing between two commas or behind `:=`: nothing needs parentheses there. */
export function argument(value: Primary, scope: Scope): string {
  if (value.kind !== 'joined') return expression(value, scope);
  return value.parts.map((part) => expression(part, scope)).join(' . ');
}

const NUMERIC: ReadonlySet<Primary['kind']> = new Set([
  'number',
  'random',
  'plus',
  'minus',
  'times',
  'divide',
  'percent',
  'sum',
  'average',
  'deviation',
  'smallest',
  'largest',
  'length',
  'word-count',
  'line-count',
  'file-count',
  'week-number',
  'day-of-year',
  'battery-level',
  'volume-level',
  'brightness-level',
  'monitor-count',
]);

/** A value as a number: what somebody answered may be "1,5", "1 234" or nothing at all, and must not throw. */
export function amountExpression(amount: Amount, scope: Scope): string {
  if (NUMERIC.has(amount.kind) || ('timer' in amount && amount.unit)) return expression(amount, scope);
  if (amount.kind === 'name' && scope.names.get(amount.name)?.numeric) return expression(amount, scope);
  return `${useHelper(scope.draft, 'ToNumber')}(${argument(amount, scope)})`;
}

/** How often: a whole number that is never below zero. */
export function countExpression(amount: Amount, scope: Scope): string {
  if (amount.kind === 'number') return String(Math.max(0, Math.round(amount.number)));
  return `Max(0, Integer(${amountExpression(amount, scope)}))`;
}
