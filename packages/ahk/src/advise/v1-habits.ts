import { found, type RuleContext } from '../check/rule.ts';
import { BUILT_IN_VARIABLES } from '../knowledge/built-in-variables.ts';
import { symbolOf } from '../scope/resolve-names.ts';
import type { Reference } from '../scope/scope.ts';
import { walk } from '../syntax/children.ts';
import type { Expression } from '../syntax/expression.ts';

const SHOWS_TEXT = new Set([
  'msgbox',
  'send',
  'sendtext',
  'sendinput',
  'sendevent',
  'tooltip',
  'traytip',
  'run',
  'fileappend',
]);

/** Ways of v1 that load in v2 and do something else there. */
export function v1Habits(context: RuleContext): void {
  assignedClipboard(context);
  const { symbols } = context.collection.global;
  for (const { callee, list, statement } of context.noted.calls) {
    const name = callee.lower;
    const showsText = SHOWS_TEXT.has(name);
    if ((!showsText && name !== 'func') || symbols.has(name)) continue;
    if (name === 'func' && list[0]?.value?.kind === 'string') {
      found(
        context,
        'v1-habit',
        callee,
        statement,
        'Func("name") is v1 syntax; write the function’s name without quotes.',
      );
    }
    if (!showsText) continue;
    for (const { value } of list) {
      doubleDereference(context, value, statement);
      percentInText(context, value, statement);
    }
  }
}

function doubleDereference(context: RuleContext, value: Expression | null, statement: number): void {
  const [part] = value?.kind === 'dynamic-name' && value.parts.length === 1 ? value.parts : [];
  if (part?.kind !== 'name-expression' || part.expression.kind !== 'variable') return;
  const { name } = part.expression;
  const fix = { title: 'Remove the %', start: part.start, end: part.end, text: name };
  found(
    context,
    'v1-habit',
    part,
    statement,
    `%${name}% reads the variable whose name it contains; write ${name} for its own value.`,
    fix,
  );
}

function assignedClipboard(context: RuleContext): void {
  const entry = context.collection.global.symbols.get('clipboard');
  if (!entry) return;
  const { scopes } = context.collection;
  const isMeant = ({ node }: Reference): boolean => symbolOf(context.resolution, node) === entry;
  if (scopes.some(({ reads }) => reads.some(isMeant))) return;
  for (const { node, statement } of scopes.flatMap(({ writes }) => writes.filter(isMeant))) {
    const fix = { title: 'Write A_Clipboard', start: node.start, end: node.end, text: 'A_Clipboard' };
    found(
      context,
      'v1-habit',
      node,
      statement,
      'This sets a separate variable; the clipboard is A_Clipboard in v2.',
      fix,
    );
  }
}

// Only where the text is shown or sent and the name is surely a variable: elsewhere a percent sign may be meant.
function percentInText(context: RuleContext, value: Expression | null, statement: number): void {
  const { symbols } = context.collection.global;
  const isKnown = (name: string): boolean => {
    const entry = symbols.get(name);
    return BUILT_IN_VARIABLES.has(name) || (entry?.kind === 'variable' && entry.assigned);
  };
  if (!value) return;
  walk(value, (node) => {
    if (node.kind !== 'string') return node.kind !== 'call';
    if (!node.value.includes('%')) return false;
    const name = [...node.value.matchAll(/%(\w+)%/g)]
      .map((match) => match[1] ?? '')
      .find((word) => isKnown(word.toLowerCase()));
    if (name)
      found(
        context,
        'percent-in-text',
        node,
        statement,
        `Inside quotes, %${name}% stays as it is; end the text and write the name: "…" ${name} "…".`,
      );
    return false;
  });
}
