import { BUILT_IN_FUNCTIONS } from '../knowledge/built-in-functions.ts';
import { symbolOf } from '../scope/resolve-names.ts';
import type { SymbolEntry } from '../scope/scope.ts';
import type { Argument, Expression } from '../syntax/expression.ts';
import type { Parameter } from '../syntax/statement.ts';
import { found, type RuleContext } from './rule.ts';

type Signature = { name: string; min: number; max: number | null; required: boolean[] };

/** Calls with too few or too many parameters, for functions known when the script loads. */
export function callCounts(context: RuleContext): void {
  for (const { callee, list, statement } of context.noted.calls) {
    if (callee.lower === 'isset' && !isVariable(list[0]?.value))
      found(context, 'not-a-variable', callee, statement, 'IsSet takes a variable and nothing else.');
    const signature = signatureOf(symbolOf(context.resolution, callee), callee.lower);
    if (signature) checkCall(context, signature, callee, list, statement);
  }
}

function signatureOf(entry: SymbolEntry | null, name: string): Signature | null {
  if (entry) {
    const { definition } = entry;
    if (entry.kind !== 'function' || definition?.kind !== 'function') return null;
    return parameterSignature(entry.name, definition.parameters);
  }
  if (name === 'isset') return { name: 'IsSet', min: 1, max: 1, required: [true] };
  const known = BUILT_IN_FUNCTIONS.get(name);
  if (!known) return null;
  return {
    name: known.name,
    min: known.min,
    max: known.max,
    required: known.parameters.map((parameter) => !parameter.optional),
  };
}

export function parameterSignature(name: string, parameters: Parameter[]): Signature {
  const variadic = parameters.some((parameter) => parameter.variadic);
  const plain = parameters.filter((parameter) => !parameter.variadic);
  const required = plain.map((parameter) => !parameter.optional);
  return { name, min: required.lastIndexOf(true) + 1, max: variadic ? null : plain.length, required };
}

function checkCall(
  context: RuleContext,
  signature: Signature,
  callee: Expression,
  list: Argument[],
  statement: number,
): void {
  const spread = list.some((argument) => argument.spread);
  const given = countGiven(spread ? list.filter((argument) => !argument.spread) : list);
  const { name, max, required } = signature;
  const min = spread ? 0 : signature.min;
  if (given < min) {
    const what = min === max ? `${min}` : `at least ${min}`;
    found(
      context,
      'too-few-parameters',
      callee,
      statement,
      `${name} needs ${what} parameter${min === 1 ? '' : 's'}; ${given} given.`,
    );
  } else if (max !== null && given > max) {
    found(
      context,
      'too-many-parameters',
      callee,
      statement,
      `${name} takes at most ${max} parameter${max === 1 ? '' : 's'}; ${given} given.`,
    );
  } else {
    const blank = list.findIndex((argument, index) => isLeftOut(argument) && index < given && required[index]);
    if (blank !== -1)
      found(context, 'too-few-parameters', callee, statement, `Parameter ${blank + 1} of ${name} can’t be left out.`);
  }
}

// Commas at the end stand for parameters left out, and count for nothing.
function countGiven(list: Argument[]): number {
  let count = list.length;
  while (count > 0 && !list[count - 1]?.value) count--;
  return count;
}

function isLeftOut(argument: Argument): boolean {
  return !argument.value || argument.value.kind === 'unset';
}

function isVariable(value: Expression | null | undefined): boolean {
  if (value?.kind === 'postfix' && value.operator === '?') return isVariable(value.operand);
  return !value || value.kind === 'variable' || value.kind === 'dynamic-name';
}
