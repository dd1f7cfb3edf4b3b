import { block, literal } from '../../code.ts';
import { freshName } from '../../draft.ts';
import { functionBody } from '../../function-body.ts';
import { fullKeyName, isBare, keyKind } from '../../keys/key-kind.ts';
import { bareKeyName } from '../../keys/key-names.ts';
import { useHelper } from '../../use-helper.ts';
import { ruleLines } from '../rule-lines.ts';
import { addHotkey } from './hotkey.ts';
import { keyCondition, scopeOf } from './key-condition.ts';
import type { Keyboard } from './keyboard.ts';
import type { PressGroup } from './press-group.ts';

/** Whether the key serves as Shift, Ctrl, Alt or Win while it is held, and has nothing to do when it is tapped once. */
export function isHeldAsModifier({ presses, remap }: PressGroup): boolean {
  if (!remap || !isBare(remap.to) || keyKind(remap.to) !== 'modifier') return false;
  return presses.press.length + presses.alone.length + presses.long.length === 0;
}

/** Double and triple taps of a key that is held as a modifier: held it must go down at once, whatever comes of it. */
export function emitTapsBesideHold(group: PressGroup, to: string, keyboard: Keyboard): void {
  const { key, rule, presses } = group;
  const name = literal(bareKeyName(key));
  const body = functionBody(scopeOf(rule, keyboard), (inner) => {
    const hold = `${useHelper(inner.draft, 'HoldAs')}(${name}, ${literal(fullKeyName(key, bareKeyName(key)))}, ${literal(bareKeyName(to))})`;
    const taps = useHelper(inner.draft, 'Taps');
    const before = freshName(inner.draft, 'tapsBefore');
    const counted = ([count, rules]: readonly [number, typeof presses.double]) =>
      rules.length === 0
        ? []
        : block(
            `if (${before} = ${count - 1})`,
            rules.flatMap((each) => ruleLines(each, inner)),
          );
    return [
      `${before} := ${taps}(${name})`,
      `if !${hold}`,
      '    return',
      `${taps}(${name}, true)`,
      ...(
        [
          [2, presses.double],
          [3, presses.triple],
        ] as const
      ).flatMap(counted),
    ];
  });
  addHotkey(keyboard, { keys: [key], condition: keyCondition(rule, key, keyboard), body, signs: '*' });
}
