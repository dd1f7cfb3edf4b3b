import type { CompareOperator } from '../facts/condition.ts';
import { keyCombination } from '../facts/key-combination.ts';
import { knownNumber, knownText, type Value } from '../facts/value.ts';
import { theKey } from './key-label.ts';
import { quote } from './quote.ts';
import { sayClock } from './say-clock.ts';
import { sayCombination } from './say-combination.ts';
import { sayDuration } from './say-duration.ts';
import { sayContent, sayNoun } from './say-value.ts';
import { sayWindow } from './say-window.ts';
import { isGeneric } from './worked-out.ts';

const WORDS: Record<CompareOperator, string> = {
  '=': 'is',
  '==': 'is exactly',
  '!=': 'is not',
  '!==': 'is not exactly',
  '<': 'is less than',
  '>': 'is more than',
  '<=': 'is at most',
  '>=': 'is at least',
  '~=': 'matches the pattern',
};

/** `yes` only matters for `~=`, which has no opposite sign. */
export function sayComparison(operator: CompareOperator, left: Value, right: Value, yes: boolean): string {
  const same = operator === '=' || operator === '==';
  const different = operator === '!=' || operator === '!==';
  if (same || different) {
    const said = sayEquality(left, right, same);
    if (said) return said;
  }
  if (operator === '~=') return `${sayContent(left)} ${yes ? 'matches' : 'doesn’t match'} a pattern`;
  const special =
    sayHour(operator, left, right) ??
    sayWeekday(operator, left, right) ??
    sayElapsed(operator, left, right) ??
    sayColor(operator, left, right);
  if (special) return special;
  const subject = left.kind === 'text' ? sayContent(left) : sayNoun(left);
  const other = isTime(left) ? timeWords(right) : sayAmount(right);
  if (subject.replace('the remembered ', 'the ') === other.replace('the remembered ', 'the '))
    return sayChange(operator, isGeneric(subject) ? null : subject.replace('the remembered ', 'the '));
  const derived = [subject, other].some(
    (noun) =>
      noun === `something based on ${subject}` ||
      noun === `text based on ${other}` ||
      noun === `something based on ${other}`,
  );
  if (derived && (same || different)) return same ? 'that changes nothing' : 'that changes something';
  if (subject === 'the number of entries') return sayEntries(operator, right, other);
  return `${subject} ${isFlat(right) ? WORDS[operator].replace('exactly ', '').replace('is exactly', 'is') : WORDS[operator]} ${other}`;
}

function sayChange(operator: CompareOperator, subject: string | null): string {
  if (operator === '=' || operator === '==') return subject ? `${subject} is still the same` : 'nothing has changed';
  if (operator === '!=' || operator === '!==') return `${subject ?? 'something'} has changed`;
  return `${subject ?? 'the result'} ${WORDS[operator]} before`;
}

function isFlat(value: Value): boolean {
  return value.kind === 'number';
}

function sayEntries(operator: CompareOperator, right: Value, other: string): string {
  const number = knownNumber(right);
  if (number === 0 || (number === 1 && operator === '<'))
    return operator === '>' || operator === '!=' || operator === '!==' ? 'its list is not empty' : 'its list is empty';
  return `its list has ${WORDS[operator].replace(/^is (?:exactly )?/, '').replace('at most', 'at most')} ${other} entries`.replace(
    'has  ',
    'has ',
  );
}

function sayEquality(left: Value, right: Value, same: boolean): string | null {
  const text = knownText(right);
  const made = left.kind === 'variable' && left.origin ? left.origin : left;
  if (made.kind === 'call' && made.name === 'MsgBox' && text !== null && left.kind === 'variable')
    return `you ${same ? 'answer' : 'don’t answer'} ${quote(text)}`;
  if (made.kind === 'call' && made.name === 'MsgBox' && text !== null)
    return `you ${same ? 'answer' : 'don’t answer'} ${quote(text)} to ${sayContent(made.arguments[0])}`;
  if (made.kind === 'call' && made.name === 'WinGetMinMax' && text !== null) {
    const state = (
      { '1': 'maximized', '-1': 'minimized', '0': 'neither maximized nor minimized' } as Record<string, string>
    )[text];
    if (text === '0' && !same) return `${sayWindow(made.arguments[0])} is maximized or minimized`;
    return state ? `${sayWindow(made.arguments[0])} is ${same ? '' : 'not '}${state}` : null;
  }
  if (made.kind === 'member' && /^endreason$/i.test(made.name) && /^timeout$/i.test(text ?? ''))
    return same ? 'you type nothing in time' : 'you type something in time';
  if (left.kind === 'built-in' && left.name === 'A_PriorKey' && text)
    return `the previous key is ${same ? '' : 'not '}${theKey(text)}`;
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
  if (/^cancel$/i.test(text)) return same ? 'you cancel' : 'you don’t cancel';
  return /^ok$/i.test(text)
    ? same
      ? 'you click OK'
      : 'you don’t click OK'
    : `the answer is ${same ? '' : 'not '}${quote(text)}`;
}

function sayHour(operator: CompareOperator, left: Value, right: Value): string | null {
  const made = left.kind === 'variable' && left.origin ? left.origin : left;
  const hour = made.kind === 'built-in' && made.name === 'A_Hour' ? knownNumber(right) : null;
  if (hour === null || !Number.isInteger(hour)) return null;
  if (operator === '<') return sayBefore(hour);
  if (operator === '>=') return sayFrom(hour);
  if (operator === '>') return sayFrom(hour + 1);
  if (operator === '<=') return sayBefore(hour + 1);
  const isHour = (operator === '=' || operator === '==') && hour >= 0 && hour < 24;
  return isHour ? `it is between ${sayClock(hour)} and ${sayClock(hour, 59)}` : null;
}

// Midnight is the start of a day and its end: “midnight or later” must not be said of hour 24, which never comes.
function sayBefore(hour: number): string | null {
  return hour > 0 && hour <= 24 ? `it is before ${sayClock(hour)}` : null;
}

function sayFrom(hour: number): string | null {
  return hour >= 0 && hour < 24 ? `it is ${sayClock(hour)} or later` : null;
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function sayWeekday(operator: CompareOperator, left: Value, right: Value): string | null {
  const number = left.kind === 'built-in' && left.name === 'A_WDay' ? knownNumber(right) : null;
  if (number === null) return null;
  const [day, after] = [DAYS[number - 1], DAYS[number]];
  if (operator === '=' || operator === '==') return day ? `it is ${day}` : null;
  if (operator === '!=' || operator === '!==') return day ? `it is not ${day}` : null;
  if (operator === '>') return after ? `it is ${after} or later in the week` : null;
  if (operator === '>=') return day ? `it is ${day} or later in the week` : null;
  const end = operator === '<' ? day : after;
  return end ? `it is before ${end}` : null;
}

function sayElapsed(operator: CompareOperator, left: Value, right: Value): string | null {
  const since = left.kind === 'code' ? /^\(?A_TickCount - ([\w.[\]]+)\)?$/i.exec(left.code)?.[1] : undefined;
  const limit = knownNumber(right);
  if (since === undefined || limit === null || limit < 0) return null;
  const words = operator.startsWith('<') ? 'less than' : operator.startsWith('>') ? 'more than' : null;
  const time = sayDuration(limit);
  const last = left.kind === 'code' && left.from.some((item) => item.kind === 'variable' && item.origin === null);
  return (
    words &&
    `${words} ${time} ${/^(?:half a|1) \w+$/.test(time) ? 'has' : 'have'} passed${last ? ' since the last time' : ''}`
  );
}

const COLORS: Record<number, string> = { 16777215: 'white', 0: 'black', 16711680: 'red', 65280: 'green', 255: 'blue' };

function sayColor(operator: CompareOperator, left: Value, right: Value): string | null {
  const made = left.kind === 'variable' && left.origin ? left.origin : left;
  const color = made.kind === 'call' && made.name === 'PixelGetColor' ? knownNumber(right) : null;
  if (color === null) return null;
  const code = `0x${color.toString(16).toUpperCase().padStart(6, '0')}`;
  return `${sayNoun(made)} ${WORDS[operator]} ${COLORS[color] ?? code}`;
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
