import { block, indented, literal } from '../../code.ts';
import { functionBody } from '../../function-body.ts';
import { actsForGood } from '../../keys/key-kind.ts';
import { bareKeyName, sendText } from '../../keys/key-names.ts';
import { usualKey } from '../../keys/usual-press.ts';
import type { Scope, WhenRule } from '../../scope.ts';
import { useHelper } from '../../use-helper.ts';
import { ruleLines } from '../rule-lines.ts';
import { lastsWhileHeld } from '../rule-prelude.ts';
import { addHotkey } from './hotkey.ts';
import { keyCondition, scopeOf } from './key-condition.ts';
import type { Keyboard } from './keyboard.ts';
import { longLines, longTime } from './long-press.ts';
import type { PressGroup } from './press-group.ts';
import { tapTime } from './tap-time.ts';

/** A key whose press has to wait: it may become a double press, or a long one. */
export function emitCountedPresses(group: PressGroup, keyboard: Keyboard): void {
  const { key, rule, presses } = group;
  const condition = keyCondition(rule, key, keyboard);
  if (key === 'lbutton' && presses.double.length + presses.triple.length + presses.press.length === 0) {
    emitLongClick(group, condition, keyboard);
    return;
  }
  const isTyped = actsForGood(key) && !group.keep;
  const body = functionBody(scopeOf(rule, keyboard), (inner) => {
    const cases = casesOf(group, inner);
    const count = countCall(group, isTyped, inner);
    return oneOf(count, cases);
  });
  addHotkey(keyboard, { keys: [key], condition, body, signs: group.keep ? '~' : '$' });
}

type Cases = { readonly counted: ReadonlyMap<number, readonly string[]>; readonly other: readonly string[] };

function casesOf(group: PressGroup, inner: Scope): Cases {
  const { key, presses } = group;
  const counted = new Map<number, readonly string[]>();
  const most = mostPresses(group);
  if (presses.long.length > 0) counted.set(0, longLines(presses.long, key, inner));
  if (most === 3 && presses.double.length === 0 && !isTypedAsUsual(group)) counted.set(2, twice(group, inner));
  if (presses.double.length > 0) counted.set(2, linesOf(presses.double, inner));
  if (presses.triple.length > 0) counted.set(3, linesOf(presses.triple, inner));
  return { counted, other: isTypedAsUsual(group) ? [] : onceLines(group, inner) };
}

/** A typing key without a rule for its plain press: whoever counts the presses types it. */
function isTypedAsUsual({ key, keep, presses, remap }: PressGroup): boolean {
  return actsForGood(key) && !keep && presses.press.length + presses.alone.length === 0 && !remap;
}

function mostPresses({ presses }: PressGroup): number {
  return presses.triple.length > 0 ? 3 : presses.double.length > 0 ? 2 : 1;
}

function linesOf(rules: readonly WhenRule[], inner: Scope): string[] {
  return rules.flatMap((rule) => ruleLines(rule, inner));
}

/** What a single press does: its own rule, the key it is remapped to, or what it always did. */
function onceLines({ key, presses, remap, keep }: PressGroup, inner: Scope): string[] {
  const own = linesOf([...presses.press, ...presses.alone], inner);
  if (remap) return [...(remap.to === 'nothing' ? [] : [`Send(${literal(sendText(remap.to))})`]), ...own];
  return presses.press.length + presses.alone.length > 0 || keep ? own : [usualKey(key)];
}

function twice(group: PressGroup, inner: Scope): string[] {
  const { key, presses, remap, keep } = group;
  const isUsual = presses.press.length + presses.alone.length === 0 && !remap;
  return isUsual ? (keep ? [] : [usualKey(key, '2')]) : onceLines(group, inner);
}

function countCall(group: PressGroup, isTyped: boolean, inner: Scope): string {
  const { key, presses } = group;
  const helper = useHelper(inner.draft, isTyped ? 'CountTypedPresses' : 'CountPresses');
  const time = presses.long.length > 0 ? longTime(presses.long, inner) : undefined;
  const atOnce = !isTyped && [...presses.double, ...presses.triple].some(lastsWhileHeld);
  const usual = isTyped ? [isTypedAsUsual(group) ? (presses.double.length > 0 ? 1 : 2) : 0] : [];
  const gap = tapTime(group, inner.draft);
  const long = gap || atOnce ? [time ?? '0', ...(isTyped ? [] : [String(atOnce)])] : time ? [time] : [];
  const options = [...usual, ...long, ...(gap ? [gap] : [])];
  return `${helper}(${[literal(bareKeyName(key)), mostPresses(group), ...options].join(', ')})`;
}

function oneOf(count: string, { counted, other }: Cases): string[] {
  const [first, ...more] = counted;
  if (first && more.length === 0) {
    const [number, lines] = first;
    const rest = other.length > 0 ? block('else', other) : [];
    return joinElse(block(`if (${count} = ${number})`, lines), rest);
  }
  const cases = [...counted].flatMap(([number, lines]) => [`case ${number}:`, ...indented(caseLines(lines))]);
  const rest = other.length > 0 ? ['default:', ...indented(other)] : [];
  return block(`switch ${count}`, [...cases, ...rest]);
}

function caseLines(lines: readonly string[]): readonly string[] {
  return lines.length > 0 ? lines : ['return'];
}

function joinElse(then: readonly string[], rest: readonly string[]): string[] {
  const [head, ...body] = rest;
  return head ? [...then.slice(0, -1), `} ${head}`, ...body] : [...then];
}

// The left button drags and selects: it goes down at once, and is only long where the pointer stands still.
function emitLongClick(group: PressGroup, condition: string, keyboard: Keyboard): void {
  const { presses, key, rule } = group;
  const body = functionBody(scopeOf(rule, keyboard), (inner) => [
    `if !${useHelper(inner.draft, 'HeldStill')}("LButton", ${longTime(presses.long, inner)})`,
    '    return',
    ...linesOf(presses.long, inner),
  ]);
  addHotkey(keyboard, { keys: [key], condition, body, signs: '~' });
}
