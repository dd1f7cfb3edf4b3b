import type { Token } from '../syntax/token.ts';
import type { ExpressionContext } from './expression-context.ts';

/** Whether an operand starts here, which after another operand means concatenation. */
export function startsOperand(context: ExpressionContext, token: Token): boolean {
  if (token.kind === 'operator') {
    if (token.text === '%') return !context.percent;
    if (token.text === '++' || token.text === '--') return token.spaced;
    return token.text === '(' || token.text === '[';
  }
  if (token.kind !== 'name') return true;
  const { word } = token;
  return word === '' || (word !== 'not' && word !== 'as' && word !== 'in' && word !== 'contains');
}
