import { eachStatement } from '../check/each-statement.ts';
import { found, type RuleContext } from '../check/rule.ts';
import { splitHotkey } from '../knowledge/split-hotkey.ts';
import { walk } from '../syntax/children.ts';

const SENDS = new Set(['send', 'sendinput', 'sendevent', 'sendplay']);

/** A hotkey that sends its own keys presses itself again and again unless it has a "$". */
export function selfTriggers(context: RuleContext): void {
  eachStatement(context, ['hotkey'], (node) => {
    if (node.kind !== 'hotkey' || !node.body) return;
    const { prefix, modifiers, key, up } = splitHotkey(node.keys);
    if (prefix !== null || up || /[$~*<>]/.test(modifiers)) return;
    const own = `${[...modifiers].sort().join('')}${key.toLowerCase()}`;
    walk(node.body, (inner) => {
      if ((inner.kind !== 'call-statement' && inner.kind !== 'call') || inner.callee.kind !== 'variable')
        return undefined;
      const value = SENDS.has(inner.callee.lower) ? inner.arguments[0]?.value : null;
      if (value?.kind !== 'string' || sentKeys(value.value) !== own) return undefined;
      const fix = { title: 'Add $', start: node.keysSpan.start, end: node.keysSpan.start, text: '$' };
      found(
        context,
        'self-trigger',
        value,
        inner.start,
        'This hotkey sends its own keys, so it triggers itself; put a $ before it.',
        fix,
      );
      return undefined;
    });
  });
}

function sentKeys(text: string): string | null {
  const match = /^([\^!+#]*)(?:\{(\w+)\}|([^{}]))$/.exec(text);
  const key = match?.[2] ?? match?.[3];
  return match && key ? `${[...(match[1] ?? '')].sort().join('')}${key.toLowerCase()}` : null;
}
