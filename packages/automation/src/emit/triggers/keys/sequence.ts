import { keyParts } from '#language/keys.ts';
import type { Rule } from '#language/program.ts';
import { block, indented, literal } from '../../code.ts';
import { stateVariable } from '../../draft.ts';
import { functionBody } from '../../function-body.ts';
import { fullKeyName, isTyping, keyKind } from '../../keys/key-kind.ts';
import { bareKeyName, modifierSigns } from '../../keys/key-names.ts';
import { usualKey } from '../../keys/usual-press.ts';
import { assign, type Scope, type WhenRule } from '../../scope.ts';
import { useHelper } from '../../use-helper.ts';
import { writtenFor } from '../../written-for.ts';
import { ruleLines } from '../rule-lines.ts';
import { addHotkey } from './hotkey.ts';
import { keyCondition, scopeOf } from './key-condition.ts';
import type { Keyboard } from './keyboard.ts';
import { groupName, type PressGroup } from './press-group.ts';

type Sequence = WhenRule & { readonly trigger: Extract<WhenRule['trigger'], { kind: 'sequence' }> };
/** What is left of a sequence after its first keys. */
type Tail = { readonly keys: readonly string[]; readonly rule: Sequence };

const SECONDS = '2';

export function isSequence(rule: Rule): rule is Sequence {
  return rule.kind === 'when' && rule.trigger.kind === 'sequence';
}

/** Keys one after the other. All that begin with the same key share its hotkey. */
export function emitSequences(
  sequences: readonly Sequence[],
  groups: ReadonlyMap<string, PressGroup>,
  keyboard: Keyboard,
): void {
  for (const rule of sequences)
    if (!isOnKeyboard(rule)) writtenFor(keyboard.draft, [rule], () => emitWithMouse(rule, keyboard));
  const byFirst = Map.groupBy(sequences.filter(isOnKeyboard), ({ trigger, in: limit }) =>
    groupName(trigger.keys[0] ?? '', limit),
  );
  for (const [place, together] of byFirst) {
    const own = groups.get(place)?.presses.press ?? [];
    writtenFor(keyboard.draft, [...together, ...own], () => emitFirstKey(together, own, keyboard));
  }
}

function emitFirstKey(together: readonly Sequence[], own: readonly WhenRule[], keyboard: Keyboard): void {
  const [rule] = together as readonly [Sequence];
  const key = rule.trigger.keys[0] ?? '';
  const tails = together.map((each) => ({ keys: each.trigger.keys.slice(1), rule: each }));
  const body = functionBody(scopeOf(rule, keyboard), (inner) => {
    const alone = own.length > 0 ? own.flatMap((each) => ruleLines(each, inner)) : isTyping(key) ? [usualKey(key)] : [];
    return [...waitForRelease(key, tails), ...next(key, tails, alone, inner)];
  });
  addHotkey(keyboard, { keys: [key], condition: keyCondition(rule, key, keyboard), body, signs: '$' });
}

// Where a key follows itself, the repeats of the keyboard must not be taken for the second press.
function waitForRelease(key: string, tails: readonly Tail[]): string[] {
  return tails.some(({ keys }) => keys[0] === key) ? [`KeyWait(${literal(bareKeyName(key))})`] : [];
}

function next(before: string, tails: readonly Tail[], otherwise: readonly string[], inner: Scope): string[] {
  const done = tails.filter(({ keys }) => keys.length === 0).flatMap(({ rule }) => ruleLines(rule, inner));
  const open = Map.groupBy(
    tails.filter(({ keys }) => keys.length > 0),
    ({ keys }) => keys[0] ?? '',
  );
  if (open.size === 0) return done;
  const expected: string[] = [];
  const cases = [...open].flatMap(([key, each]) => {
    const later = each.map(({ keys, rule }) => ({ keys: keys.slice(1), rule }));
    const spelled = spellings(before, key, open);
    expected.push(...spelled);
    return [`case ${spelled.join(', ')}:`, ...indented(next(key, later, [], inner))];
  });
  const other = [...otherwise, ...done, `${useHelper(inner.draft, 'TypeKeptBack')}()`];
  const call = `${useHelper(inner.draft, 'NextKey')}(${[SECONDS, ...expected].join(', ')})`;
  return block(`switch ${call}`, [...cases, 'default:', ...indented(other)]);
}

// After Ctrl+K, C people often have not let go of Ctrl yet.
function spellings(before: string, key: string, others: ReadonlyMap<string, unknown>): string[] {
  const held = keyParts(before)?.modifiers ?? [];
  const stillHeld = [...held, key].join('+');
  const isFree = held.length > 0 && !keyParts(key)?.modifiers.length && !others.has(stillHeld);
  return [spelling(key), ...(isFree ? [literal(plainSigns(before) + nameOf(key))] : [])];
}

function spelling(key: string): string {
  return literal(plainSigns(key) + nameOf(key));
}

function plainSigns(key: string): string {
  // The order in which AutoHotkey tells them.
  const signs = modifierSigns(key);
  return [...'^!+#'].filter((sign) => signs.includes(sign)).join('');
}

function nameOf(key: string): string {
  const last = keyParts(key)?.key ?? key;
  return fullKeyName(last, bareKeyName(key));
}

/** Whether every key behind the first can be waited for: the mouse is none of the keyboard's business. */
function isOnKeyboard({ trigger }: Sequence): boolean {
  return trigger.keys.slice(1).every((key) => !/button|wheel/.test(keyKind(keyParts(key)?.key ?? key)));
}

/** A sequence that ends with the mouse: its last part only counts shortly after the first. */
function emitWithMouse(rule: Sequence, keyboard: Keyboard): void {
  const [first = '', last = first] = [rule.trigger.keys[0], rule.trigger.keys.at(-1)];
  const start = stateVariable(keyboard.draft, 'sequenceStart', '-60000');
  const limit = keyCondition(rule, first, keyboard);
  const isNext = `A_TickCount - ${start} < ${SECONDS}000`;
  const body = functionBody(scopeOf(rule, keyboard), (inner) => [
    `${assign(inner, start)} := -60000`,
    ...ruleLines(rule, inner),
  ]);
  addHotkey(keyboard, { keys: [last], condition: limit ? `(${limit}) && ${isNext}` : isNext, body });
  addHotkey(keyboard, { keys: [first], condition: limit, body: [`global ${start} := A_TickCount`], signs: '~' });
}
