import { found, type RuleContext } from '../check/rule.ts';
import { quoteString } from '../quote-string.ts';
import { symbolOf } from '../scope/resolve-names.ts';
import type { Expression } from '../syntax/expression.ts';

const TAKES_TEXT = new Set(
  'msgbox send sendtext sendinput tooltip run traytip winactivate winclose fileappend soundplay'.split(' '),
);

/** `MsgBox Hello World`: names that stand for nothing, where text was meant. */
export function unquotedText(context: RuleContext): void {
  if (context.hasInclude) return;
  for (const { callee, list, statement } of context.noted.calls) {
    const value = TAKES_TEXT.has(callee.lower) ? list[0]?.value : null;
    if (!value || !isBareText(context, value)) continue;
    const quoted = quoteString(context.source.slice(value.start, value.end));
    const fix = { title: 'Put it in quotes', start: value.start, end: value.end, text: quoted };
    found(context, 'unquoted-text', value, statement, `If this is text, it needs quotes: ${quoted}.`, fix);
  }
}

function isBareText(context: RuleContext, value: Expression): boolean {
  let node = value;
  while (node.kind === 'binary' && node.operator === 'concat') {
    if (!isUnset(context, node.right)) return false;
    node = node.left;
  }
  return isUnset(context, node);
}

function isUnset(context: RuleContext, node: Expression): boolean {
  return node.kind === 'variable' && symbolOf(context.resolution, node)?.assigned === false;
}
