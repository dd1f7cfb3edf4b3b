import { literal } from '../../code.ts';
import { functionBody } from '../../function-body.ts';
import { actsForGood, isBare, keyKind, sidesOf } from '../../keys/key-kind.ts';
import { bareKeyName } from '../../keys/key-names.ts';
import type { WhenRule } from '../../scope.ts';
import { assign } from '../../scope.ts';
import { ruleLines } from '../rule-lines.ts';
import { emitAlone } from './alone.ts';
import { emitCountedPresses } from './counted-presses.ts';
import { addHotkey, type Hotkey } from './hotkey.ts';
import { asksForAgain, keyCondition, lastPress, scopeOf } from './key-condition.ts';
import type { Keyboard } from './keyboard.ts';
import { emitModifierTaps } from './modifier-taps.ts';
import { emitPassingTaps } from './passing-taps.ts';
import { holdsItsKey, holdsModifier, type PressGroup } from './press-group.ts';
import { emitRemap } from './remap.ts';
import { isSharedStop, underWay } from './stop-press.ts';
import { switchedOff } from './switched-off.ts';
import { emitTapsBesideHold, isHeldAsModifier } from './taps-beside-hold.ts';
import { withoutRepeats } from './without-repeats.ts';

/** Writes the hotkeys for all that one key does in one place. */
export function emitPresses(group: PressGroup, keyboard: Keyboard): void {
  const { key, presses, remap } = group;
  const hasTaps = presses.double.length + presses.triple.length > 0;
  const isHeld = presses.long.length > 0;
  if (remap && presses.alone.length > 0 && remap.to !== 'nothing') emitAlone(group, keyboard);
  else if (remap && !hasTaps && !isHeld && presses.press.length === 0) emitRemap(remap, keyboard);
  else if (remap && hasTaps && isHeldAsModifier(group)) emitTapsBesideHold(group, remap.to, keyboard);
  else if (isBare(key) && keyKind(key) === 'modifier' && presses.press.length === 0) emitModifierTaps(group, keyboard);
  else if (isHeld || (hasTaps && (hasPress(group) || isTypedAnew(group)))) emitCountedPresses(group, keyboard);
  else if (hasTaps) emitPassingTaps(group, keyboard);
  else if (presses.alone.length > 0 && presses.press.length === 0) emitAlone(group, keyboard);
  else if (presses.press.length > 0) emitPress([...presses.press, ...presses.alone], group, keyboard);
  emitRelease(group, keyboard);
}

function hasPress({ presses, remap }: PressGroup): boolean {
  return presses.press.length + presses.alone.length > 0 || remap !== undefined;
}

// The first press of a double one must not have typed or moved something before the second one comes.
function isTypedAnew({ key, keep }: PressGroup): boolean {
  return actsForGood(key) && !keep;
}

/** A plain press. */
function emitPress(rules: readonly WhenRule[], { key, rule, keep }: PressGroup, keyboard: Keyboard): void {
  const isUsual = rules.every(({ steps }) => steps.length > 0 && steps.every(({ kind }) => kind === 'as-usual'));
  const isOff = rules.every(({ steps }) => steps.every(({ kind }) => kind === 'nothing'));
  const body = isUsual || isOff ? [] : pressBody(rules, key, keyboard);
  const holds = rules.some((each) => holdsModifier(each, keyboard.draft.keptDown));
  const isWhole = holds || (isBare(key) && rules.some(holdsItsKey));
  const signs = isUsual || keep ? '~' : isWhole ? '*' : sendsItself(rules) ? '$' : '';
  const condition = keyCondition(rule, key, keyboard);
  if (isOff && !keep && !holds) addHotkey(keyboard, { condition, body, ...switchedOff(key, keyboard) });
  else if (!keep && isSharedStop(rules, key)) emitSharedStop(rules, { keys: [key], condition, body }, keyboard);
  // Ctrl on either side: AutoHotkey tells of the one that has no side only when it is let go.
  else addHotkey(keyboard, { keys: sidesOf(key), condition, body, signs });
}

function emitSharedStop(rules: readonly WhenRule[], hotkey: Hotkey, keyboard: Keyboard): void {
  const running = underWay(rules, keyboard);
  if (running === undefined) addHotkey(keyboard, { ...hotkey, signs: '~' });
  else
    addHotkey(keyboard, {
      ...hotkey,
      condition: [hotkey.condition, running].filter(Boolean).map(grouped).join(' && '),
    });
}

function grouped(condition: string, _: number, all: readonly string[]): string {
  return all.length > 1 ? `(${condition})` : condition;
}

function pressBody(rules: readonly WhenRule[], key: string, keyboard: Keyboard): string[] {
  const [first] = rules as [WhenRule];
  return functionBody(scopeOf(first, keyboard), (inner) => [
    // Held down, a key is pressed again and again by the keyboard: that is no reason to do it again.
    ...(asksForAgain(first.in) ? [`${assign(inner, lastPress(key, keyboard))} := A_TickCount`] : []),
    ...withoutRepeats(
      rules,
      key,
      rules.flatMap((rule) => ruleLines(rule, inner)),
    ),
  ]);
}

function sendsItself(rules: readonly WhenRule[]): boolean {
  return JSON.stringify(rules.map(({ steps }) => steps)).includes('"kind":"as-usual"');
}

// With Ctrl or Alt held, the key may be let go after them, and its own release would not be told any more.
function emitRelease({ key, rule, presses }: PressGroup, keyboard: Keyboard): void {
  if (presses.up.length === 0) return;
  const condition = keyCondition(rule, key, keyboard);
  const body = functionBody(scopeOf(presses.up[0] ?? rule, keyboard), (inner) =>
    presses.up.flatMap((each) => ruleLines(each, inner)),
  );
  const isAlone = presses.press.length === 0;
  if (isBare(key) || !isAlone) {
    addHotkey(keyboard, { keys: [key], condition, body, signs: isAlone ? '~' : '', up: true });
  } else {
    addHotkey(keyboard, {
      keys: [key],
      condition,
      body: [`KeyWait(${literal(bareKeyName(key))})`, ...body],
      signs: '~',
    });
  }
}
