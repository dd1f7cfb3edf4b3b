import type { AssignOperator, BinaryOperator, UnaryOperator } from '../syntax/expression.ts';

/** How tightly each binary operator binds, loosest first in the documentation's table, higher binds tighter here. */
const BINARY_OPERATORS: Record<string, { operator: BinaryOperator; power: number }> = {
  '**': { operator: '**', power: 90 },
  '*': { operator: '*', power: 80 },
  '/': { operator: '/', power: 80 },
  '//': { operator: '//', power: 80 },
  '+': { operator: '+', power: 75 },
  '-': { operator: '-', power: 75 },
  '<<': { operator: '<<', power: 70 },
  '>>': { operator: '>>', power: 70 },
  '>>>': { operator: '>>>', power: 70 },
  '&': { operator: '&', power: 65 },
  '^': { operator: '^', power: 64 },
  '|': { operator: '|', power: 63 },
  '~=': { operator: '~=', power: 55 },
  '>': { operator: '>', power: 50 },
  '<': { operator: '<', power: 50 },
  '>=': { operator: '>=', power: 50 },
  '<=': { operator: '<=', power: 50 },
  '=': { operator: '=', power: 45 },
  '==': { operator: '==', power: 45 },
  '!=': { operator: '!=', power: 45 },
  '!==': { operator: '!==', power: 45 },
  is: { operator: 'is', power: 42 },
  '&&': { operator: '&&', power: 35 },
  and: { operator: '&&', power: 35 },
  '||': { operator: '||', power: 30 },
  or: { operator: '||', power: 30 },
  '??': { operator: '??', power: 25 },
};

export const BINARY: ReadonlyMap<string, { operator: BinaryOperator; power: number }> = new Map(
  Object.entries(BINARY_OPERATORS),
);

export const POWER = {
  concat: 60,
  ternary: 20,
  assign: 15,
  arrow: 10,
  sequence: 5,
  unary: 85,
  step: 95,
  not: 40,
} as const;

const ASSIGN: ReadonlySet<string> = new Set<AssignOperator>([
  ':=',
  '+=',
  '-=',
  '*=',
  '/=',
  '//=',
  '.=',
  '|=',
  '&=',
  '^=',
  '<<=',
  '>>=',
  '>>>=',
]);

const PREFIX: ReadonlySet<string> = new Set<UnaryOperator>(['-', '+', '!', '~', '&', '++', '--', 'not']);

export function isAssignOperator(text: string): text is AssignOperator {
  return ASSIGN.has(text);
}

export function isPrefixOperator(text: string): text is UnaryOperator {
  return PREFIX.has(text);
}
