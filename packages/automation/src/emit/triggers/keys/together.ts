import type { Rule } from '#language/program.ts';
import { block, indented, literal } from '../../code.ts';
import { functionBody, laterFunction } from '../../function-body.ts';
import { isTyping, keyKind } from '../../keys/key-kind.ts';
import { bareKeyName } from '../../keys/key-names.ts';
import type { Scope, WhenRule } from '../../scope.ts';
import { useHelper } from '../../use-helper.ts';
import { writtenFor } from '../../written-for.ts';
import { ruleBody, ruleLines } from '../rule-lines.ts';
import { addHotkey } from './hotkey.ts';
import { keyCondition, scopeOf } from './key-condition.ts';
import type { Keyboard } from './keyboard.ts';
import { emitUsualTap } from './layers.ts';
import { groupName, type PressGroup, rulesIn } from './press-group.ts';
import { withoutRepeats } from './without-repeats.ts';

type Pair = WhenRule & { readonly trigger: Extract<WhenRule['trigger'], { kind: 'together' }> };

export function isPair(rule: Rule): rule is Pair {
  return rule.kind === 'when' && rule.trigger.kind === 'together';
}

/** Two keys at once, in either order; by itself each of them stays what it is. */
export function emitTogether(
  pairs: readonly Pair[],
  groups: ReadonlyMap<string, PressGroup>,
  keyboard: Keyboard,
): void {
  const typed = pairs.filter(({ trigger }) => isTyping(trigger.first) && isTyping(trigger.second));
  for (const pair of pairs) {
    if (!typed.includes(pair)) writtenFor(keyboard.draft, [pair], () => emitCombination(pair, keyboard));
  }
  emitTypedPairs(typed, groups, keyboard);
}

function emitCombination(pair: Pair, keyboard: Keyboard): void {
  const { first, second } = pair.trigger;
  const condition = keyCondition(pair, first, keyboard);
  const linesIn = (inner: Scope) => withoutRepeats([pair], second, ruleLines(pair, inner));
  const body = functionBody(scopeOf(pair, keyboard), linesIn);
  const combinations = orders(first, second);
  const labels = combinations.map((keys) => ({ keys, signs: goesDownAtOnce(keys.split('&')[0] ?? '') ? '~' : '' }));
  const [one, other = one] = labels;
  // Both orders share one body only where they are written alike.
  if (one?.signs === other?.signs) {
    addHotkey(keyboard, { keys: combinations, condition, body, signs: one?.signs ?? '' });
  } else {
    const name = laterFunction(scopeOf(pair, keyboard), 'PressedTogether', linesIn);
    for (const { keys, signs } of labels) addHotkey(keyboard, { keys: [keys], condition, body: [`${name}()`], signs });
  }
  for (const key of [first, second])
    if (!goesDownAtOnce(key) && keyKind(key) !== 'wheel') emitUsualTap(key, condition, keyboard);
}

// The wheel turns and is never held.
function orders(first: string, second: string): string[] {
  const both = [`${first}&${second}`, `${second}&${first}`];
  return both.filter((keys) => !keys.startsWith('wheel'));
}

// Shift must work while it is held, and the left button drags and selects.
function goesDownAtOnce(key: string): boolean {
  return keyKind(key) === 'modifier' || key === 'lbutton';
}

/** Keys that type: each waits a moment for the other, and what comes instead is typed behind it. */
function emitTypedPairs(pairs: readonly Pair[], groups: ReadonlyMap<string, PressGroup>, keyboard: Keyboard): void {
  const actions = pairs.map((pair) => ({
    pair,
    call: `${writtenFor(keyboard.draft, [pair], () => pairFunction(pair, keyboard))}()`,
  }));
  const seen = new Set<string>();
  for (const { pair } of actions) {
    for (const key of [pair.trigger.first, pair.trigger.second]) {
      const place = groupName(key, pair.in);
      if (seen.has(place)) continue;
      seen.add(place);
      const here = actions.filter((each) => groupName(key, each.pair.in) === place && partner(each.pair, key));
      const own = groups.get(place);
      const rules = [...here.map((each) => each.pair), ...(own ? rulesIn(own) : [])];
      writtenFor(keyboard.draft, rules, () => emitTypedKey(key, here, own, keyboard));
    }
  }
}

function pairFunction(pair: Pair, keyboard: Keyboard): string {
  return laterFunction(scopeOf(pair, keyboard), 'PressedTogether', (inner) => ruleLines(pair, inner));
}

type Action = { readonly pair: Pair; readonly call: string };

function emitTypedKey(key: string, actions: readonly Action[], own: PressGroup | undefined, keyboard: Keyboard): void {
  const [first] = actions as [Action];
  const others = actions.map(({ pair }) => literal(bareKeyName(partner(pair, key) ?? '')));
  const call = `${useHelper(keyboard.draft, 'KeyPressedWith')}(${[literal(bareKeyName(key)), ...others].join(', ')})`;
  const alone = own ? ruleBody(own.presses.press, scopeOf(own.rule, keyboard)) : [];
  const body =
    actions.length === 1 && alone.length === 0
      ? [`if ${call}`, `    ${first.call}`]
      : block(`switch ${call}`, [
          ...actions.flatMap((action, index) => [`case ${others[index]}:`, ...indented([action.call])]),
          ...(alone.length > 0 ? ['default:', ...indented(alone)] : []),
        ]);
  addHotkey(keyboard, { keys: [key], condition: keyCondition(first.pair, key, keyboard), body, signs: '$' });
}

function partner({ trigger }: Pair, key: string): string | undefined {
  if (trigger.first === key) return trigger.second;
  return trigger.second === key ? trigger.first : undefined;
}
