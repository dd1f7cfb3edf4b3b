import type { CompareOperator, Condition } from '../facts/condition.ts';
import { knownText, type Value } from '../facts/value.ts';
import { keyLabel, theKey } from './key-label.ts';
import { programName } from './program-name.ts';
import { either, quote } from './quote.ts';
import { sayComparison } from './say-comparison.ts';
import { sayDuration } from './say-duration.ts';
import { sayPath } from './say-path.ts';
import { sayContent, sayNoun, sayPlain } from './say-value.ts';
import { sayWindow } from './say-window.ts';

type Of<K extends Condition['kind']> = Extract<Condition, { kind: K }>;

const SAY: { [K in Condition['kind']]: (condition: Of<K>, yes: boolean) => string } = {
  window: sayWindowTest,
  key: ({ key, test }, yes) =>
    test === 'toggled'
      ? `${keyLabel(sayPlain(key))} is ${yes ? 'on' : 'off'}`
      : `${knownText(key) === null ? sayNoun(key) : theKey(sayPlain(key))} is ${yes ? '' : 'not '}held down`,
  on: ({ variable }, yes) => `${quote(variable)} is ${yes ? 'on' : 'off'}`,
  not: ({ condition }, yes) => sayCondition(condition, !yes),
  all: ({ conditions }, yes) =>
    either(
      conditions.map((item) => sayCondition(item, yes)),
      yes ? 'and' : 'or',
    ),
  any: ({ conditions }, yes) =>
    either(
      conditions.map((item) => sayCondition(item, yes)),
      yes ? 'or' : 'and',
    ),
  compare: ({ operator, left, right }, yes) => sayComparison(yes ? operator : OPPOSITE[operator], left, right, yes),
  value: ({ value }, yes) => sayTruth(value, yes),
  always: ({ outcome }, yes) => (outcome === yes ? 'always' : 'never'),
};

const OPPOSITE: Record<CompareOperator, CompareOperator> = {
  '=': '!=',
  '==': '!==',
  '!=': '=',
  '!==': '==',
  '<': '>=',
  '>': '<=',
  '<=': '>',
  '>=': '<',
  '~=': '~=',
};

/** The condition as a clause that fits after “if” and “while”. */
export function sayCondition(condition: Condition, yes = true): string {
  const say = SAY[condition.kind] as (condition: Condition, yes: boolean) => string;
  return say(condition, yes);
}

function sayWindowTest({ test, criteria }: Of<'window'>, yes: boolean): string {
  const window = sayWindow(criteria, 'that window');
  if (test === 'active')
    return `${window} is ${yes ? '' : 'not '}the active window`.replace(
      'the active window is the active',
      'a window is the active',
    );
  return `${window} is ${yes ? '' : 'not '}open`;
}

function sayTruth(value: Value, yes: boolean): string {
  const made = value.kind === 'variable' && value.origin ? value.origin : value;
  if (made.kind === 'call' && !made.own) {
    const said = sayCallTruth(made.name, made.arguments, yes);
    if (said) return said;
  }
  if (made.kind === 'call' && made.own) return `its own check ${quote(made.name)} says ${yes ? 'yes' : 'no'}`;
  if (made.kind === 'method') return sayMethodTruth(made, yes);
  if (value.kind === 'variable') return `${quote(value.name)} is ${yes ? 'set' : 'not set'}`;
  if (made.kind === 'built-in' && made.name === 'A_IsAdmin')
    return `the script ${yes ? 'has' : 'does not have'} administrator rights`;
  if (made.kind === 'built-in' && made.name === 'A_IsSuspended')
    return `the shortcuts are switched ${yes ? 'off' : 'on'}`;
  if (made.kind === 'code') return `${quote(made.code)} is ${yes ? 'true' : 'not true'}`;
  return `${sayNoun(made)} is ${yes ? 'not empty or zero' : 'empty or zero'}`;
}

function sayCallTruth(name: string, [first, second]: (Value | null)[], yes: boolean): string | null {
  const is = yes ? 'is' : 'is not';
  switch (name) {
    case 'ProcessExist':
      return first ? `${programName(sayPlain(first))} ${is} running` : null;
    case 'FileExist':
      return `${sayPath(first)} ${yes ? 'exists' : 'does not exist'}`;
    case 'DirExist':
      return `the folder ${sayPath(first)} ${yes ? 'exists' : 'does not exist'}`;
    case 'InStr':
      return `${sayContent(first)} ${yes ? 'contains' : 'does not contain'} ${sayContent(second)}`;
    case 'RegExMatch':
      return `${sayContent(first)} ${yes ? 'fits' : 'does not fit'} the pattern ${sayContent(second)}`;
    case 'ClipWait':
      return yes ? 'something has arrived on the clipboard' : 'nothing arrives on the clipboard';
    case 'WinWait':
    case 'WinWaitActive':
      return `${sayWindow(first)} ${yes ? 'appears' : 'does not appear in time'}`;
    case 'WinActive':
    case 'WinExist':
      return `${sayWindow(first, 'that window')} ${is} ${name === 'WinActive' ? 'the active window' : 'open'}`;
    case 'KeyWait':
      return first ? sayKeyWait(sayPlain(first), sayPlain(second), yes) : null;
    case 'PixelSearch':
      return `the colour is ${yes ? '' : 'not '}found on the screen`;
    case 'ImageSearch':
      return `the picture is ${yes ? '' : 'not '}found on the screen`;
    case 'WinGetMinMax':
      return `${sayWindow(first)} ${is} maximised or minimised`;
    case 'SoundGetMute':
      return `the sound ${is} muted`;
    case 'GetKeyState':
      return `${theKey(sayPlain(first))} ${is} held down`;
    default:
      return null;
  }
}

function sayKeyWait(key: string, options: string, yes: boolean): string {
  const seconds = /t(\d*\.?\d+)/i.exec(options)?.[1];
  const time = seconds === undefined ? '' : ` within ${sayDuration(Number(seconds) * 1000)}`;
  return `${theKey(key)} is ${yes ? '' : 'not '}${/d/i.test(options) ? 'pressed' : 'released'}${time}`;
}

function sayMethodTruth({ object, name, arguments: values }: Extract<Value, { kind: 'method' }>, yes: boolean): string {
  const owner = object.kind === 'variable' ? object.name : 'it';
  if (/^has$/i.test(name)) return `there is ${yes ? 'an' : 'no'} entry for ${sayContent(values[0])} in ${quote(owner)}`;
  return `${quote(`${owner}.${name}`)} says ${yes ? 'yes' : 'no'}`;
}
