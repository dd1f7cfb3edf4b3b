import type { Statement } from '../syntax/statement.ts';
import { eachStatement } from './each-statement.ts';
import { found, type RuleContext } from './rule.ts';
import { warnSettings } from './warn-settings.ts';

const JUMPS: ReadonlyMap<Statement['kind'], string> = new Map<Statement['kind'], string>([
  ['return', 'Return'],
  ['break', 'Break'],
  ['continue', 'Continue'],
  ['throw', 'Throw'],
  ['goto', 'Goto'],
]);
const NO_CODE = new Set<Statement['kind']>(['function', 'hotkey', 'remap', 'hotstring', 'directive', 'invalid']);

/** A line right after return, break, continue, throw or goto never runs. */
export function unreachable(context: RuleContext): void {
  if (!warnSettings(context).unreachable) return;
  checkList(context, context.tree.body);
  eachStatement(context, ['block', 'case'], (node) => checkList(context, node.body));
}

function checkList(context: RuleContext, list: Statement[]): void {
  // The last of a list has nothing after it: most jumps are there.
  for (let index = 0; index < list.length - 1; index++) {
    const jump = JUMPS.get(list[index]?.kind ?? 'invalid');
    const next = jump ? following(list, index + 1) : undefined;
    if (next)
      found(context, 'unreachable-code', next, next.start, `This line never runs, because of the "${jump}" before it.`);
  }
}

// Definitions between the jump and the next line are no code that runs there; a label may be reached from elsewhere.
function following(list: Statement[], from: number): Statement | undefined {
  for (let index = from; index < list.length; index++) {
    const statement = list[index];
    if (!statement) return undefined;
    if (
      statement.kind === 'declaration' &&
      statement.scope !== 'static' &&
      statement.items.every((item) => item.kind !== 'assign')
    )
      continue;
    if (NO_CODE.has(statement.kind)) continue;
    return statement.kind === 'label' ? undefined : statement;
  }
  return undefined;
}
