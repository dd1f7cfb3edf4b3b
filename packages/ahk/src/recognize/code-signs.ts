import { BUILT_IN_FUNCTIONS } from '../knowledge/built-in-functions.ts';
import { DIRECTIVES } from '../knowledge/directives.ts';
import { isJoystickButton, isKeyName } from '../knowledge/is-key-name.ts';
import { splitHotkey } from '../knowledge/split-hotkey.ts';
import type { Argument, Expression } from '../syntax/expression.ts';
import type { Statement } from '../syntax/statement.ts';
import { usesKnownNames } from './known-names.ts';

/** `sign`: nobody writes this in English. `fits`: it goes with code, and proves nothing. `strange`: no code at all. */
export type Verdict = 'sign' | 'fits' | 'strange';

/** How far a statement of the tree is AutoHotkey, and not a sentence that happens to parse. */
export function codeVerdict(node: Statement, given: ReadonlySet<string>): Verdict {
  switch (node.kind) {
    case 'hotkey':
    case 'remap':
      return isPressable(node.keys) ? 'sign' : 'strange';
    case 'hotstring':
      // “::btw:: becomes by the way” is a wish.
      return node.trigger.trim() !== '' && !/\s$/.test(node.trigger) && !/^\s/.test(node.replacement ?? '')
        ? 'sign'
        : 'fits';
    case 'directive':
      return DIRECTIVES.has(node.name.toLowerCase()) ? 'sign' : 'strange';
    case 'function':
    case 'class':
    case 'declaration':
      return 'sign';
    case 'call-statement':
      return callVerdict(node.callee, node.arguments, given, false);
    case 'expression-statement':
      return expressionVerdict(node.expression, given);
    case 'if':
    case 'while':
      return node.condition.kind === 'missing'
        ? 'strange'
        : both(conditionVerdict(node.condition, given), bodyOf(node), given);
    case 'loop':
    case 'for':
      return both('fits', bodyOf(node), given);
    case 'block':
      return both('fits', node.body, given);
    case 'invalid':
      return 'strange';
    default:
      return 'fits';
  }
}

function isPressable(keys: string): boolean {
  const { prefix, key } = splitHotkey(keys);
  return [key, ...(prefix === null ? [] : [prefix])].every((name) => isKeyName(name) || isJoystickButton(name));
}

function bodyOf(node: Extract<Statement, { kind: 'if' | 'while' | 'loop' | 'for' }>): Statement[] {
  return node.kind === 'if' ? [node.then, ...(node.otherwise ? [node.otherwise] : [])] : [node.body];
}

function both(head: Verdict, body: readonly Statement[], given: ReadonlySet<string>): Verdict {
  const verdicts = [head, ...body.map((node) => codeVerdict(node, given))];
  if (verdicts.includes('strange')) return 'strange';
  return verdicts.includes('sign') ? 'sign' : 'fits';
}

function expressionVerdict(expression: Expression, given: ReadonlySet<string>): Verdict {
  switch (expression.kind) {
    case 'assign':
      return 'sign';
    case 'call':
      return callVerdict(expression.callee, expression.arguments, given, true);
    case 'postfix':
      return expression.operator === '?' ? 'strange' : 'sign';
    case 'sequence': {
      const verdicts = expression.expressions.map((part) => expressionVerdict(part, given));
      return verdicts.includes('strange') ? 'strange' : verdicts.includes('sign') ? 'sign' : 'fits';
    }
    default:
      return 'strange';
  }
}

function conditionVerdict(expression: Expression, given: ReadonlySet<string>): Verdict {
  switch (expression.kind) {
    case 'group':
      return conditionVerdict(expression.expression, given);
    case 'call':
      return callVerdict(expression.callee, expression.arguments, given, true);
    case 'unary':
      return conditionVerdict(expression.operand, given);
    case 'binary':
      return expression.operator === 'concat' ? 'strange' : 'fits';
    default:
      return 'fits';
  }
}

// “Send an email”, “Type "yes" when I press F1” and “Click (twice)” are wishes; `Send "hi"` and `Run("notepad")` are not.
function callVerdict(
  callee: Expression,
  values: readonly Argument[],
  given: ReadonlySet<string>,
  hasBrackets: boolean,
): Verdict {
  if (callee.kind === 'member') return usesKnownNames(callee, given) ? 'sign' : 'fits';
  if (callee.kind !== 'variable') return 'strange';
  const name = callee.lower;
  const isKnown = BUILT_IN_FUNCTIONS.has(name) || given.has(name);
  if (hasBrackets) return isKnown && values.every((value) => usesKnownNames(value, given)) ? 'sign' : 'fits';
  if (!isKnown || (name === 'type' && !given.has(name))) return 'strange';
  if (values.length === 0) return 'fits';
  if (!values.every((value) => usesKnownNames(value, given))) return 'strange';
  return values.every(({ value }) => value?.kind === 'number') ? 'fits' : 'sign';
}
