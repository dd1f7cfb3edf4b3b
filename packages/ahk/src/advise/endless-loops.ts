import { eachStatement } from '../check/each-statement.ts';
import { found, type RuleContext } from '../check/rule.ts';
import { walk } from '../syntax/children.ts';
import type { Expression } from '../syntax/expression.ts';
import type { Node } from '../syntax/statement.ts';

const PAUSES =
  /^(?:sleep|keywait|winwait\w*|msgbox|inputbox|clipwait|runwait|exitapp|exit|reload|statusbarwait|fileselect|dirselect|sendmessage|soundplay|pause)$/;

/** A loop that never ends and never rests uses a whole processor core. */
export function endlessLoops(context: RuleContext): void {
  eachStatement(context, ['loop', 'while'], (node) => {
    if (node.kind !== 'loop' && node.kind !== 'while') return;
    const unlimited =
      node.kind === 'loop'
        ? node.form === 'count' && node.arguments.length === 0 && !node.until
        : isTrue(node.condition);
    if (!unlimited || mayRest(context, node.body)) return;
    const word = { start: node.start, end: node.start + node.kind.length };
    found(
      context,
      'endless-loop',
      word,
      node.start,
      'This loop never ends and never pauses. Add a Sleep or a way out of it.',
    );
  });
}

function isTrue(node: Expression): boolean {
  if (node.kind === 'group') return isTrue(node.expression);
  return (node.kind === 'number' && node.value !== 0) || (node.kind === 'variable' && node.lower === 'true');
}

// Any call to code that is not a known quick function may rest or leave, so the loop is let pass.
function mayRest(context: RuleContext, body: Node): boolean {
  let rests = false;
  walk(body, (node) => {
    if (node.kind === 'continue' && node.label !== null) rests = true;
    if (node.kind === 'break' || node.kind === 'return' || node.kind === 'throw' || node.kind === 'goto') rests = true;
    if (node.kind === 'call' || node.kind === 'call-statement') {
      const name = node.callee.kind === 'variable' ? node.callee.lower : '';
      if (name === '' || PAUSES.test(name) || context.collection.global.symbols.has(name)) rests = true;
    }
    return !rests;
  });
  return rests;
}
