import type { CompareOperator } from '../facts/condition.ts';
import { keyCombination } from '../facts/key-combination.ts';
import { knownNumber, knownText, type Value } from '../facts/value.ts';
import { quote } from './quote.ts';
import { sayCombination } from './say-combination.ts';
import { sayDuration } from './say-duration.ts';
import { sayContent, sayNoun } from './say-value.ts';
import { sayWindow } from './say-window.ts';

const WORDS: Record<CompareOperator, string> = {
  '=': 'is',
  '==': 'is exactly',
  '!=': 'is not',
  '!==': 'is not exactly',
  '<': 'is less than',
  '>': 'is more than',
  '<=': 'is at most',
  '>=': 'is at least',
  '~=': 'fits the pattern',
};

/** `yes` only matters for `~=`, which has no opposite sign. */
export function sayComparison(operator: CompareOperator, left: Value, right: Value, yes: boolean): string {
  const same = operator === '=' || operator === '==';
  const different = operator === '!=' || operator === '!==';
  if (same || different) {
    const said = sayEquality(left, right, same);
    if (said) return said;
  }
  if (operator === '~=') return `${sayContent(left)} ${yes ? 'fits' : 'does not fit'} the pattern ${sayContent(right)}`;
  const special =
    sayHour(operator, left, right) ?? sayElapsed(operator, left, right) ?? sayColour(operator, left, right);
  if (special) return special;
  const subject = left.kind === 'text' ? sayContent(left) : sayNoun(left);
  return `${subject} ${WORDS[operator]} ${isTime(left) ? timeWords(right) : sayAmount(right)}`;
}

function sayEquality(left: Value, right: Value, same: boolean): string | null {
  const text = knownText(right);
  const made = left.kind === 'variable' && left.origin ? left.origin : left;
  if (made.kind === 'call' && made.name === 'MsgBox' && text !== null)
    return `you ${same ? 'answer' : 'do not answer'} ${text} to ${sayContent(made.arguments[0])}`;
  if (made.kind === 'call' && made.name === 'WinGetMinMax' && text !== null) {
    const state = (
      { '1': 'maximised', '-1': 'minimised', '0': 'neither maximised nor minimised' } as Record<string, string>
    )[text];
    return state ? `${sayWindow(made.arguments[0])} is ${same ? '' : 'not '}${state}` : null;
  }
  if (made.kind === 'member' && /^result$/i.test(made.name) && text !== null) return sayResult(text, same);
  if (
    left.kind === 'built-in' &&
    left.name === 'A_PriorHotkey' &&
    right.kind === 'built-in' &&
    right.name === 'A_ThisHotkey'
  )
    return `the same key was ${same ? '' : 'not '}pressed just before`;
  if (left.kind === 'built-in' && /^A_(?:Prior|This)Hotkey$/.test(left.name) && text)
    return `${sayNoun(left)} is ${same ? '' : 'not '}${sayCombination(keyCombination(text))}`;
  if (left.kind === 'built-in' && left.name === 'clipboard kind' && text !== null) {
    const kind = CLIPBOARD_KINDS[text];
    if (kind) return `what you copied is ${same ? '' : 'not '}${kind}`;
  }
  if (text === '') return `${sayNoun(left)} is ${same ? '' : 'not '}empty`;
  return null;
}

const CLIPBOARD_KINDS: Record<string, string> = { '0': 'nothing', '1': 'text', '2': 'a picture or other data' };

function sayResult(text: string, same: boolean): string {
  if (/^cancel$/i.test(text)) return same ? 'you cancel' : 'you do not cancel';
  return /^ok$/i.test(text)
    ? same
      ? 'you click OK'
      : 'you do not click OK'
    : `the answer is ${same ? '' : 'not '}${quote(text)}`;
}

function sayHour(operator: CompareOperator, left: Value, right: Value): string | null {
  const hour = left.kind === 'built-in' && left.name === 'A_Hour' ? knownNumber(right) : null;
  if (hour === null || hour < 0 || hour > 24) return null;
  if (operator === '<') return `it is before ${hour}:00`;
  if (operator === '>=') return `it is ${hour}:00 or later`;
  if (operator === '>') return `it is ${hour + 1}:00 or later`;
  if (operator === '<=') return `it is before ${hour + 1}:00`;
  return operator === '=' || operator === '==' ? `it is between ${hour}:00 and ${hour}:59` : null;
}

function sayElapsed(operator: CompareOperator, left: Value, right: Value): string | null {
  const since = left.kind === 'code' ? /^\(?A_TickCount - ([\w.[\]]+)\)?$/i.exec(left.code)?.[1] : undefined;
  const limit = knownNumber(right);
  if (since === undefined || limit === null || limit < 0) return null;
  const words = operator.startsWith('<') ? 'less than' : operator.startsWith('>') ? 'more than' : null;
  return words && `${words} ${sayDuration(limit)} have passed since ${quote(since)}`;
}

const COLOURS: Record<number, string> = { 16777215: 'white', 0: 'black', 16711680: 'red', 65280: 'green', 255: 'blue' };

function sayColour(operator: CompareOperator, left: Value, right: Value): string | null {
  const made = left.kind === 'variable' && left.origin ? left.origin : left;
  const colour = made.kind === 'call' && made.name === 'PixelGetColor' ? knownNumber(right) : null;
  if (colour === null) return null;
  const code = `0x${colour.toString(16).toUpperCase().padStart(6, '0')}`;
  return `${sayNoun(made)} ${WORDS[operator]} ${COLOURS[colour] ?? code}`;
}

function sayAmount(value: Value): string {
  return value.kind === 'text' ? sayContent(value) : sayNoun(value);
}

function isTime(value: Value): boolean {
  return value.kind === 'built-in' && /^A_Time(?:Idle|Since)/.test(value.name);
}

function timeWords(value: Value): string {
  const milliseconds = knownNumber(value);
  return milliseconds === null || milliseconds < 0 ? sayNoun(value) : sayDuration(milliseconds);
}
