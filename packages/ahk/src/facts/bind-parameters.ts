import type { FunctionNode } from '../syntax/statement.ts';
import { readValue, type ValueContext } from './read-value.ts';
import { type OptionalValue, unknownVariable, type Value } from './value.ts';

/**
 * What the parameters of a function hold in a call with these values. One that is left out holds its default, read in
 * `inside`; Windows may hand a callback something else, so without `inside` it stays unknown.
 */
export function bindParameters(
  node: FunctionNode,
  values: OptionalValue[],
  inside: ValueContext | null = null,
): Map<string, Value> {
  const bindings = new Map<string, Value>();
  for (const [index, parameter] of node.parameters.entries()) {
    if (!parameter.name) continue;
    const given = parameter.variadic ? null : values[index];
    const standard = inside && parameter.default ? readValue(inside, parameter.default) : null;
    const value = given ?? standard ?? unknownVariable(parameter.name, 'given');
    bindings.set(parameter.name.toLowerCase(), value);
  }
  return bindings;
}
