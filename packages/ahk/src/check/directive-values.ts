import type { DirectiveNode } from '../syntax/statement.ts';
import { eachStatement } from './each-statement.ts';
import { found, type RuleContext } from './rule.ts';

const SWITCH = /^(?:true|false|0|1)?$/i;

// What may stand right of a directive; those not named here take anything.
const VALUES: Record<string, RegExp> = {
  '#InputLevel': /^(?!-?\d+$)|^(?:\d|[1-9]\d|100)$/,
  '#SingleInstance': /^(?:force|ignore|prompt|off)?$/i,
  '#UseHook': SWITCH,
  '#SuspendExempt': SWITCH,
  '#MaxThreadsBuffer': SWITCH,
  '#Warn': /^(?:all|varunset|localsameasglobal|unreachable)?[ \t]*(?:,[ \t]*(?:msgbox|stdout|outputdebug|off)?)?$/i,
  '#ErrorStdOut': /^(?:utf-?(?:8|16)(?:-raw)?|cp\d+)?$/i,
  '#Requires': /./,
};

/** Directives with a value they do not take. */
export function directiveValues(context: RuleContext): void {
  eachStatement(context, ['directive'], (node) => {
    if (node.kind === 'directive' && !isAllowed(node)) {
      found(
        context,
        'invalid-directive',
        node,
        node.start,
        node.text === '' ? `${node.name} needs a value.` : `"${node.text}" isn’t a valid value for ${node.name}.`,
      );
    }
  });
}

function isAllowed(node: DirectiveNode): boolean {
  const pattern = VALUES[node.name];
  return !pattern || pattern.test(node.text.replace(/^"(.*)"$/, node.name === '#ErrorStdOut' ? '$1' : '"$1"').trim());
}
