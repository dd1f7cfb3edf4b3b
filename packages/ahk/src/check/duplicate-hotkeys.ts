import { splitHotkey } from '../knowledge/split-hotkey.ts';
import type { DirectiveNode } from '../syntax/statement.ts';
import { eachInOrder } from './each-statement.ts';
import { found, type RuleContext } from './rule.ts';

/** The same hotkey twice under the same #HotIf. */
export function duplicateHotkeys(context: RuleContext): void {
  const seen = new Map<string, number>();
  let condition = '';
  eachInOrder(context, ['directive', 'hotkey', 'remap'], (node) => {
    if (node.kind === 'directive' && node.name === '#HotIf') condition = conditionKey(context, node);
    // A remap makes a hotkey of its own with the wildcard; two remaps of one key are let pass.
    if (node.kind === 'remap' && /^[~$]?\w+$/.test(node.keys))
      seen.set(`${condition}\n${hotkeyKey(`*${node.keys}`)}`, node.start);
    if (node.kind !== 'hotkey') return;
    const key = `${condition}\n${hotkeyKey(node.keys)}`;
    if (seen.has(key))
      found(context, 'duplicate-hotkey', node.keysSpan, node.start, `This script already has the hotkey ${node.keys}.`);
    else seen.set(key, node.start);
  });
}

function conditionKey(context: RuleContext, node: DirectiveNode): string {
  return node.condition ? context.source.slice(node.condition.start, node.condition.end) : '';
}

function hotkeyKey(keys: string): string {
  const { prefix, modifiers, key, up } = splitHotkey(keys);
  const marks = modifiers.replace(/[~$]/g, '');
  const wild = marks.includes('*') ? '*' : '';
  const signs = (marks.match(/[<>]?[\^!+#]/g) ?? []).sort().join('');
  return `${prefix ? `${prefix.toLowerCase()} & ` : ''}${wild}${signs} ${key.toLowerCase()}${up ? ' up' : ''}`;
}
