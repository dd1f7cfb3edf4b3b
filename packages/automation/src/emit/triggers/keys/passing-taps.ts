import { block, literal } from '../../code.ts';
import { functionBody } from '../../function-body.ts';
import { keyKind } from '../../keys/key-kind.ts';
import { bareKeyName } from '../../keys/key-names.ts';
import type { Scope, WhenRule } from '../../scope.ts';
import { leaves } from '../../steps/flow-runs.ts';
import { useHelper } from '../../use-helper.ts';
import { ruleLines } from '../rule-lines.ts';
import { lastsWhileHeld } from '../rule-prelude.ts';
import { addHotkey } from './hotkey.ts';
import { keyCondition, scopeOf } from './key-condition.ts';
import type { Keyboard } from './keyboard.ts';
import type { PressGroup } from './press-group.ts';
import { tapTime } from './tap-time.ts';

/** Double and triple presses of a key that goes on doing what it does: every press but the last passes through. */
export function emitPassingTaps(group: PressGroup, keyboard: Keyboard): void {
  const { key, rule, presses, keep } = group;
  const condition = keyCondition(rule, key, keyboard);
  const name = literal(bareKeyName(key));
  const before = presses.double.length > 0 ? 1 : 2;
  const taps = useHelper(keyboard.draft, 'Taps');
  const gap = tapTime(group, keyboard.draft);
  const counted = `${taps}(${[name, 'true', ...(gap ? [gap] : [])].join(', ')})`;
  const acting = (write: (inner: Scope) => string[]) => functionBody(scopeOf(rule, keyboard), write);
  // A lock that passed once must pass again, or it would stay switched.
  if (keep || keyKind(key) === 'lock') {
    const body = acting((inner) => block(`if (${counted} = ${before + 1})`, lastLines(group, inner)));
    addHotkey(keyboard, { keys: [key], condition, body, signs: '~' });
    return;
  }
  const mayBeTriple = presses.double.length > 0 && presses.triple.length > 0;
  const isNext = `${taps}(${gap ? `${name}, , ${gap}` : name}) ${mayBeTriple ? '>' : '='} ${mayBeTriple ? 0 : before}`;
  const body = acting((inner) => {
    const lines = lastLines(group, inner);
    const isHeld = [...presses.double, ...presses.triple].some(lastsWhileHeld);
    // Nothing behind a `return` would ever run.
    return isHeld && !leaves(lines) ? [...lines, counted] : [counted, ...lines];
  });
  addHotkey(keyboard, { keys: [key], condition: condition ? `(${condition}) && ${isNext}` : isNext, body, signs: '$' });
  addHotkey(keyboard, { keys: [key], condition, body: [counted], signs: '~' });
}

function lastLines({ key, presses }: PressGroup, inner: Scope): string[] {
  const gap = tapTime({ presses }, inner.draft);
  const linesOf = (rules: readonly WhenRule[]) => rules.flatMap((rule) => ruleLines(rule, inner));
  if (presses.double.length === 0 || presses.triple.length === 0)
    return linesOf([...presses.double, ...presses.triple]);
  const again = `${useHelper(inner.draft, 'CountPresses')}(${literal(bareKeyName(key))}, 2${gap ? `, 0, false, ${gap}` : ''}) = 2`;
  const third = block(`if (${again})`, linesOf(presses.triple));
  return [...third.slice(0, -1), ...block('} else', linesOf(presses.double))];
}
