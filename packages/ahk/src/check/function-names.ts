import { BUILT_IN_VARIABLES } from '../knowledge/built-in-variables.ts';
import { RESERVED_WORDS } from '../knowledge/reserved-words.ts';
import { eachStatement } from './each-statement.ts';
import { found, type RuleContext } from './rule.ts';

const MAX_NAME = 253;
const CONSTANTS = new Set(['isset', 'true', 'false', 'unset', 'super']);

/** Functions named like a word of the language or a built-in variable; methods may be. */
export function functionNames(context: RuleContext): void {
  eachStatement(context, ['function'], (node, place) => {
    if (node.kind !== 'function' || place.inClass) return;
    const name = node.name.toLowerCase();
    if (name.length > MAX_NAME)
      found(context, 'name-too-long', node.nameSpan, node.start, 'This name is longer than 253 characters.');
    else if (RESERVED_WORDS.has(name) || CONSTANTS.has(name) || BUILT_IN_VARIABLES.has(name)) {
      found(context, 'invalid-function', node.nameSpan, node.start, `"${node.name}" can’t be the name of a function.`);
    }
  });
}
