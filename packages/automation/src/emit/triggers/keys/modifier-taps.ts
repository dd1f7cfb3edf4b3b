import { block, indented, literal } from '../../code.ts';
import { stateVariable } from '../../draft.ts';
import { functionBody } from '../../function-body.ts';
import { fullKeyName, sidesOf } from '../../keys/key-kind.ts';
import { bareKeyName } from '../../keys/key-names.ts';
import { assign, type Scope, type WhenRule } from '../../scope.ts';
import { useHelper } from '../../use-helper.ts';
import { ruleLines } from '../rule-lines.ts';
import { addHotkey } from './hotkey.ts';
import { keyCondition, scopeOf } from './key-condition.ts';
import type { Keyboard } from './keyboard.ts';
import { longLines, longTime } from './long-press.ts';
import type { PressGroup } from './press-group.ts';
import { tapTime } from './tap-time.ts';

/** A Shift, Ctrl, Alt or Windows key by itself: held with another key it stays what it is. */
export function emitModifierTaps(group: PressGroup, keyboard: Keyboard): void {
  const { key, rule, presses, keep } = group;
  const condition = keyCondition(rule, key, keyboard);
  const keys = sidesOf(key);
  const tapped = presses.alone.length + presses.double.length + presses.triple.length > 0;
  const heldLong =
    tapped && presses.long.length > 0 ? stateVariable(keyboard.draft, 'wasLongPress', 'false') : undefined;
  if (presses.long.length > 0) {
    for (const side of keys) {
      addHotkey(keyboard, { keys: [side], condition, body: longBody(side, group, keyboard, heldLong), signs: '~' });
    }
  } else if (presses.alone.length > 0 && !keep && /(?:win|alt)$/.test(key)) {
    // Let go with nothing in between, Win would open the Start menu and Alt the menu bar.
    addHotkey(keyboard, { keys, condition, body: ['Send("{Blind}{vkE8}")'], signs: '~' });
  }
  const isOff = presses.alone.every(({ steps }) => steps.every(({ kind }) => kind === 'nothing'));
  if (!tapped || (isOff && presses.double.length + presses.triple.length === 0)) return;
  const body = functionBody(scopeOf(rule, keyboard), (inner) => tapBody(group, inner, heldLong));
  addHotkey(keyboard, { keys, condition, body, signs: '~', up: true });
}

function longBody(side: string, { presses }: PressGroup, keyboard: Keyboard, heldLong: string | undefined): string[] {
  const [first] = presses.long as [WhenRule];
  return functionBody(scopeOf(first, keyboard), (inner) => [
    `if !${useHelper(inner.draft, 'HeldAlone')}(${literal(bareKeyName(side))}, ${longTime(presses.long, inner)})`,
    '    return',
    ...(heldLong ? [`${assign(inner, heldLong)} := true`] : []),
    ...(/(?:win|alt)$/.test(side)
      ? ['Send("{Blind}{vkE8}") ; keeps the menu from opening when the key is released']
      : []),
    ...longLines(presses.long, side, inner),
  ]);
}

function tapBody(group: PressGroup, inner: Scope, heldLong: string | undefined): string[] {
  const { key, presses } = group;
  const name = bareKeyName(key);
  const isOther = `!${useHelper(inner.draft, 'TappedAlone')}(${literal(fullKeyName(key, name))})`;
  const leave = heldLong
    ? [`if ${heldLong} || ${isOther} {`, `    ${assign(inner, heldLong)} := false`, '    return', '}']
    : [`if ${isOther}`, '    return'];
  return [...leave, ...countedTaps(presses, name, inner)];
}

function countedTaps(presses: PressGroup['presses'], name: string, inner: Scope): string[] {
  const { alone, double, triple } = presses;
  if (double.length + triple.length === 0) return linesOf(alone, inner);
  const most = triple.length > 0 ? 3 : 2;
  const gap = tapTime({ presses }, inner.draft);
  const count = `${useHelper(inner.draft, 'Taps')}(${literal(name)}, true${gap ? `, ${gap}` : ''})`;
  const next = `KeyWait(${literal(name)}, ${gap ? `"D T" ${gap} / 1000` : '"D T0.4"'})`;
  const counted: [number, readonly WhenRule[]][] = [
    [1, alone],
    [2, double],
    [3, triple],
  ];
  const known = counted.filter(([, rules]) => rules.length > 0);
  const [only] = known;
  if (known.length === 1 && only) return block(`if (${count} = ${only[0]})`, linesOf(only[1], inner));
  const cases = known.flatMap(([number, rules]) => [
    `case ${number}:`,
    // What fewer taps do has to wait: another one may follow.
    ...indented(number < most ? [`if ${next}`, '    return'] : []),
    ...indented(linesOf(rules, inner)),
  ]);
  return block(`switch ${count}`, cases);
}

function linesOf(rules: readonly WhenRule[], inner: Scope): string[] {
  return rules.flatMap((rule) => ruleLines(rule, inner));
}
