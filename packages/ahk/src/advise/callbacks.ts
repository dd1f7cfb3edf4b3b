import { parameterSignature } from '../check/call-counts.ts';
import { found, type RuleContext } from '../check/rule.ts';
import type { Expression } from '../syntax/expression.ts';
import type { Parameter } from '../syntax/statement.ts';

// Function, position of its callback, and how many values the callback is given.
const CALLBACKS = new Map([
  ['settimer', { at: 0, given: 0 }],
  ['hotkey', { at: 1, given: 1 }],
  ['onexit', { at: 0, given: 2 }],
  ['onclipboardchange', { at: 0, given: 1 }],
  ['onmessage', { at: 1, given: 4 }],
  ['onerror', { at: 0, given: 2 }],
]);

/** Callbacks given as text, or whose parameters do not fit what they are called with. */
export function callbacks(context: RuleContext): void {
  for (const { callee, list, statement } of context.noted.calls) {
    const name = callee.lower;
    const expected = CALLBACKS.get(name);
    if (!expected || context.collection.global.symbols.has(name)) continue;
    const value = list[expected.at]?.value;
    if (!value) continue;
    if (value.kind === 'string') {
      if (name === 'hotkey' || !/^\w+$/.test(value.value)) continue;
      const fix = { title: 'Remove the quotes', start: value.start, end: value.end, text: value.value };
      found(
        context,
        'quoted-callback',
        value,
        statement,
        `${callee.name} takes the function itself, not its name in quotes.`,
        fix,
      );
      continue;
    }
    const parameters = parametersOf(context, value);
    if (parameters) checkCount(context, callee.name, value, parameters, expected.given, statement);
  }
}

function parametersOf(context: RuleContext, value: Expression): Parameter[] | null {
  if (value.kind === 'arrow') return value.parameters;
  if (value.kind !== 'variable') return null;
  const entry = context.collection.global.symbols.get(value.lower);
  return entry?.kind === 'function' && entry.definition?.kind === 'function' ? entry.definition.parameters : null;
}

function checkCount(
  context: RuleContext,
  name: string,
  value: Expression,
  parameters: Parameter[],
  given: number,
  statement: number,
): void {
  const { min, max } = parameterSignature('', parameters);
  if (min > given) {
    found(
      context,
      'callback-parameters',
      value,
      statement,
      `${name} calls this with ${given} value${given === 1 ? '' : 's'}, but it needs ${min}.`,
    );
  } else if (max !== null && max < given && given === 1) {
    found(
      context,
      'callback-parameters',
      value,
      statement,
      `${name} calls this with 1 value, but it takes none; give it the parameter "*".`,
    );
  }
}
