import { block, literal } from '../../code.ts';
import { functionBody } from '../../function-body.ts';
import { fullKeyName, isBare, isTyping, keyKind } from '../../keys/key-kind.ts';
import { bareKeyName, sendText } from '../../keys/key-names.ts';
import type { Scope } from '../../scope.ts';
import { useHelper } from '../../use-helper.ts';
import { ruleLines } from '../rule-lines.ts';
import { addHotkey } from './hotkey.ts';
import { keyCondition, scopeOf } from './key-condition.ts';
import type { Keyboard } from './keyboard.ts';
import type { PressGroup } from './press-group.ts';

/** A key that does one thing when it is tapped, and serves as another key or as a layer while it is held. */
export function emitAlone(group: PressGroup, keyboard: Keyboard): void {
  const { key, rule, presses, remap, keep } = group;
  const condition = keyCondition(rule, key, keyboard);
  const body = functionBody(scopeOf(rule, keyboard), (inner) => {
    const lines = presses.alone.flatMap((each) => ruleLines(each, inner));
    if (remap) return heldAs(key, remap.to, lines, inner);
    // What is held before another key is told of on release, and only if no other key came.
    if (isToldOnRelease(key, keyboard)) return lines;
    const tapped = `${useHelper(inner.draft, 'TappedAlone')}(${literal(fullKeyName(key, bareKeyName(key)))})`;
    return [`KeyWait(${literal(bareKeyName(key))})`, ...block(`if ${tapped}`, lines)];
  });
  // A lock that is held before other keys would be dead with Shift.
  const isWhole = remap || (keyKind(key) === 'lock' && keyboard.prefixes.has(key));
  addHotkey(keyboard, { keys: [key], condition, body, signs: keep && !remap ? '~' : isWhole ? '*' : '$' });
}

// A letter typed in a flow overlaps the next one: waiting for its release would turn the two round.
function isToldOnRelease(key: string, { prefixes, layers }: Keyboard): boolean {
  return prefixes.has(key) || (isTyping(key) && !layers.has(key));
}

function heldAs(key: string, to: string, lines: readonly string[], { draft }: Scope): string[] {
  const name = literal(bareKeyName(key));
  const fullName = literal(fullKeyName(key, bareKeyName(key)));
  if (isBare(to) && keyKind(to) !== 'wheel') {
    return block(`if ${useHelper(draft, 'HoldAs')}(${name}, ${fullName}, ${literal(bareKeyName(to))})`, lines);
  }
  // A whole shortcut cannot be held: it is pressed once, when it is clear that this is no tap.
  const hold = block(`if (${useHelper(draft, 'CountPresses')}(${name}, 1, 300) = 0)`, [
    `Send(${literal(sendText(to))})`,
    `KeyWait(${name})`,
  ]);
  return [...hold.slice(0, -1), ...block('} else', lines)];
}
