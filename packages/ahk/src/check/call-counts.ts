import { BUILT_IN_FUNCTIONS } from '../knowledge/built-in-functions.ts';
import { symbolOf } from '../scope/resolve-names.ts';
import type { SymbolEntry } from '../scope/scope.ts';
import type { Argument, Expression } from '../syntax/expression.ts';
import type { Parameter } from '../syntax/statement.ts';
import { found, type RuleContext } from './rule.ts';

type Signature = { name: string; min: number; max: number | null; parameters: readonly { optional: boolean }[] };

const IS_SET: Signature = { name: 'IsSet', min: 1, max: 1, parameters: [{ optional: false }] };

/** Calls with too few or too many parameters, for functions known when the script loads. */
export function callCounts(context: RuleContext): void {
  const own = new Map<SymbolEntry, Signature | null>();
  for (const { callee, list, statement } of context.noted.calls) {
    if (callee.lower === 'isset' && !isVariable(list[0]?.value))
      found(context, 'not-a-variable', callee, statement, 'IsSet takes a variable and nothing else.');
    const entry = symbolOf(context.resolution, callee);
    const signature = entry ? ownSignature(own, entry) : builtInSignature(callee.lower);
    if (signature) checkCall(context, signature, callee, list, statement);
  }
}

function ownSignature(own: Map<SymbolEntry, Signature | null>, entry: SymbolEntry): Signature | null {
  const known = own.get(entry);
  if (known !== undefined) return known;
  const { kind, name, definition } = entry;
  const isFunction = kind === 'function' && definition?.kind === 'function';
  const signature = isFunction ? parameterSignature(name, definition.parameters) : null;
  own.set(entry, signature);
  return signature;
}

function builtInSignature(name: string): Signature | null {
  return name === 'isset' ? IS_SET : (BUILT_IN_FUNCTIONS.get(name) ?? null);
}

export function parameterSignature(name: string, all: Parameter[]): Signature {
  const parameters = all.filter((parameter) => !parameter.variadic);
  const min = parameters.findLastIndex((parameter) => !parameter.optional) + 1;
  return { name, min, max: parameters.length < all.length ? null : parameters.length, parameters };
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
  const { name, max, parameters } = signature;
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
    const blank = list.findIndex(
      (argument, index) => isLeftOut(argument) && index < given && parameters[index]?.optional === false,
    );
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
