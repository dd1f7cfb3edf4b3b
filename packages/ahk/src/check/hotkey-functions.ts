import { eachStatement } from './each-statement.ts';
import { found, type RuleContext } from './rule.ts';

/** A function below a hotkey is called with one value, the name of the hotkey. */
export function hotkeyFunctions(context: RuleContext): void {
  eachStatement(context, ['hotkey', 'hotstring'], (node) => {
    if ((node.kind !== 'hotkey' && node.kind !== 'hotstring') || node.body?.kind !== 'function') return;
    if (!context.source.slice(node.start, node.body.start).includes('\n')) return;
    const [first, ...others] = node.body.parameters;
    if (!first)
      found(
        context,
        'invalid-function',
        node.body.nameSpan,
        node.body.start,
        'A hotkey’s function gets one value, so it needs a parameter or "*".',
      );
    if (others.every((parameter) => parameter.optional || parameter.variadic)) return;
    found(
      context,
      'invalid-function',
      node.body.nameSpan,
      node.body.start,
      'A hotkey’s function gets one value; any other parameters need a default.',
    );
  });
}
