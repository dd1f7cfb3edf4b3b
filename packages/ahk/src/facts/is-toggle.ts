import type { AssignNode, Expression } from '../syntax/expression.ts';
import { printExpression } from './print-expression.ts';

/** Whether an assignment flips a switch: `on := !on`, `on ^= 1`, `on := 1 - on`, `on := on ? 0 : 1`. */
export function isToggle(node: AssignNode): boolean {
  const name = printExpression(node.target).toLowerCase();
  const same = (expression: Expression) => printExpression(expression).toLowerCase() === name;
  const { value } = node;
  if (node.operator === '^=') return isBit(value, 1);
  if (node.operator !== ':=') return false;
  if (value.kind === 'unary') return (value.operator === '!' || value.operator === 'not') && same(value.operand);
  if (value.kind === 'ternary') return same(value.condition) && isBit(value.then, 0) && isBit(value.otherwise, 1);
  return value.kind === 'binary' && value.operator === '-' && isBit(value.left, 1) && same(value.right);
}

/** The switch flipped in `if (on := !on)`, or null. */
export function toggledIn(condition: Expression): AssignNode | null {
  if (condition.kind === 'group') return toggledIn(condition.expression);
  return condition.kind === 'assign' && isToggle(condition) ? condition : null;
}

function isBit(expression: Expression, bit: 0 | 1): boolean {
  const text = printExpression(expression).toLowerCase();
  return text === String(bit) || text === ['false', 'true'][bit];
}
