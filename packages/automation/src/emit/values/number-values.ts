import type { Primary } from '#language/values.ts';
import type { Scope } from '../scope.ts';
import { useHelper } from '../use-helper.ts';
import { amountExpression, argument } from './expression.ts';
import type { Expressions } from './expressions.ts';

type NumberKind =
  | 'random'
  | 'plus'
  | 'minus'
  | 'times'
  | 'divide'
  | 'percent'
  | 'round'
  | 'sum'
  | 'average'
  | 'deviation'
  | 'smallest'
  | 'largest'
  | 'padded';

export const NUMBER_VALUES: Expressions<NumberKind> = {
  random: ({ from, to }, scope) => `Random(${amountExpression(from, scope)}, ${amountExpression(to, scope)})`,
  plus: ({ first, second }, scope) => arithmetic(first, '+', second, scope),
  minus: ({ first, second }, scope) => arithmetic(first, '-', second, scope),
  times: ({ first, second }, scope) => arithmetic(first, '*', second, scope),
  divide: ({ first, second }, scope) =>
    `${useHelper(scope.draft, 'Divided')}(${amountExpression(first, scope)}, ${amountExpression(second, scope)})`,
  percent: ({ percent, value }, scope) => {
    const share = `${amountExpression(value, scope)} * ${amountExpression(percent, scope)} / 100`;
    return `${useHelper(scope.draft, 'PlainNumber')}(${share})`;
  },
  round: ({ value, digits }, scope) =>
    `Round(${amountExpression(value, scope)}${digits === undefined ? '' : `, ${digits}`})`,
  sum: ({ value }, scope) => ofNumbers('Sum', value, scope),
  average: ({ value }, scope) => ofNumbers('Average', value, scope),
  deviation: ({ value }, scope) => ofNumbers('Deviation', value, scope),
  smallest: ({ value }, scope) => ofNumbers('Smallest', value, scope),
  largest: ({ value }, scope) => ofNumbers('Largest', value, scope),
  padded: ({ value, digits }, scope) =>
    `${useHelper(scope.draft, 'Padded')}(${argument(value, scope)}, ${Math.max(1, Math.round(digits))})`,
};

function arithmetic(first: Primary, sign: string, second: Primary, scope: Scope): string {
  return `${useHelper(scope.draft, 'PlainNumber')}(${amountExpression(first, scope)} ${sign} ${amountExpression(second, scope)})`;
}

function ofNumbers(
  helper: 'Sum' | 'Average' | 'Deviation' | 'Smallest' | 'Largest',
  value: Primary,
  scope: Scope,
): string {
  return `${useHelper(scope.draft, helper)}(${argument(value, scope)})`;
}
