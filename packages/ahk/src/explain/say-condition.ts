import type { CompareOperator, Condition } from '../facts/condition.ts';
import { shapeOf } from '../facts/shape.ts';
import { knownText, type OptionalValue, type Value } from '../facts/value.ts';
import { keyLabel, theKey } from './key-label.ts';
import { programName } from './program-name.ts';
import { either } from './quote.ts';
import { sayCombination } from './say-combination.ts';
import { sayComparison } from './say-comparison.ts';
import { sayDuration } from './say-duration.ts';
import { sayFolder, sayPath } from './say-path.ts';
import { sayContent, sayNoun, sayPlain } from './say-value.ts';
import { sayWindow } from './say-window.ts';
import { isGeneric } from './worked-out.ts';

type Of<K extends Condition['kind']> = Extract<Condition, { kind: K }>;

const SAY: { [K in Condition['kind']]: (condition: Of<K>, yes: boolean) => string } = {
  window: sayWindowTest,
  key: ({ key, test }, yes) =>
    test === 'toggled'
      ? `${keyLabel(sayPlain(key))} is ${yes ? 'on' : 'off'}`
      : `${knownText(key) === null ? sayNoun(key) : theKey(sayPlain(key))} is ${yes ? '' : 'not '}held down`,
  on: saySwitch,
  not: ({ condition }, yes) => sayCondition(condition, !yes),
  all: ({ conditions }, yes) => saySeveral(conditions, yes, yes ? 'and' : 'or'),
  any: ({ conditions }, yes) => sayWindows(conditions, yes) ?? saySeveral(conditions, yes, yes ? 'or' : 'and'),
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

// “A or B and C” leaves open what belongs together.
function saySeveral(conditions: Condition[], yes: boolean, word: 'and' | 'or'): string {
  const said = conditions.map((item) => {
    const text = sayCondition(item, yes);
    return word === 'and' && isAlternative(item, yes) ? `either ${text}` : text;
  });
  return either([...new Set(said)], word);
}

function isAlternative(condition: Condition, yes: boolean): boolean {
  if (condition.kind === 'not') return isAlternative(condition.condition, !yes);
  return condition.kind === (yes ? 'any' : 'all') && sayWindows(condition.conditions, yes) === null;
}

// “Chrome, Edge, or Firefox is the active window”: one verb for all of them.
function sayWindows(conditions: Condition[], yes: boolean): string | null {
  const windows = conditions.filter((item) => item.kind === 'window');
  const [first] = windows;
  if (!first || windows.length < conditions.length || windows.some(({ test }) => test !== first.test)) return null;
  const names = windows.map(({ criteria }) => sayWindow(criteria));
  const state = first.test === 'active' ? 'the active window' : 'open';
  return yes ? `${either(names)} is ${state}` : `none of ${either(names, 'and')} is ${state}`;
}

/** Whether the condition is always or never true; null where that depends. */
export function constantOutcome(condition: Condition): boolean | null {
  if (condition.kind === 'always') return condition.outcome;
  if (condition.kind !== 'not') return null;
  const inner = constantOutcome(condition.condition);
  return inner === null ? null : !inner;
}

function sayWindowTest({ test, criteria }: Of<'window'>, yes: boolean): string {
  const over = sayOver(criteria, yes);
  if (over) return over;
  if (test === 'exists' && criteria?.kind === 'variable' && criteria.role === 'kept')
    return yes ? 'that window is still open' : 'that window is gone';
  if (test === 'exists' && knownText(criteria) === 'A') return yes ? 'a window is active' : 'no window is active';
  const window = sayWindow(criteria, 'that window');
  if (test === 'active')
    return `${window} is ${yes ? '' : 'not '}the active window`.replace(
      'the active window is the active',
      'a window is the active',
    );
  return `${window} is ${yes ? '' : 'not '}open`;
}

// A switch is told by the key that turns it on; its own name says nothing to a reader.
function saySwitch({ by, here }: Of<'on'>, yes: boolean): string {
  if (here === 'flipped') return yes ? 'that turns the switch on' : 'that turns the switch off';
  if (here === 'later') return `it is ${yes ? 'still on' : 'off by then'}`;
  if (here === 'set') return yes ? 'it is already on' : 'it is not on yet';
  if (by.length === 0) return `a switch in the script is ${yes ? 'on' : 'off'}`;
  return `it is turned ${yes ? 'on' : 'off'} with ${either(by.map(sayCombination))}`;
}

// `WinExist("ahk_class … ahk_id " win)` with the window that MouseGetPos found asks what the mouse is over.
function sayOver(criteria: OptionalValue, yes: boolean): string | null {
  if (criteria?.kind !== 'joined') return null;
  const at = criteria.parts.findIndex((part) => part.kind === 'variable' && part.role === 'mouse-place');
  const rest = criteria.parts
    .slice(0, at)
    .map((part) => (part.kind === 'text' ? { ...part, text: part.text.replace(/\s*ahk_id\s*$/i, '') } : part));
  return at > 0 ? `the mouse is ${yes ? '' : 'not '}over ${sayWindow({ kind: 'joined', parts: rest })}` : null;
}

function sayTruth(value: Value, yes: boolean): string {
  const made = value.kind === 'variable' ? (value.origin ?? value.source ?? value) : value;
  if (made.kind === 'call' && !made.own) {
    const said = sayCallTruth(made.name, made.arguments, yes);
    if (said) return said;
  }
  if (made.kind === 'call' && made.own) return `a check in the script ${yes ? 'succeeds' : 'fails'}`;
  if (made.kind === 'method') return sayMethodTruth(made, yes);
  if (made.kind === 'built-in' && made.name === 'A_IsAdmin')
    return `the script ${yes ? 'has' : 'doesn’t have'} administrator rights`;
  if (made.kind === 'built-in' && made.name === 'A_IsSuspended')
    return `the shortcuts are turned ${yes ? 'off' : 'on'}`;
  if (made.kind === 'code' || made.kind === 'function') return `a check in the script ${yes ? 'succeeds' : 'fails'}`;
  const noun = sayNoun(made);
  if (noun === 'the number of entries') return `its list is ${yes ? 'not ' : ''}empty`;
  if (noun === 'the count') return `the count is ${yes ? 'not zero' : 'zero'}`;
  if (noun === 'the result') return `a check in the script ${yes ? 'succeeds' : 'fails'}`;
  if (isGeneric(noun) || /^the position/.test(noun)) return yes ? 'there is one' : 'there is none';
  return `${noun} is ${yes ? 'not ' : ''}empty`;
}

function sayCallTruth(name: string, [first, second]: (Value | null)[], yes: boolean): string | null {
  const is = yes ? 'is' : 'is not';
  switch (name) {
    case 'ProcessExist':
      return first ? `${programName(sayPlain(first))} ${is} running` : null;
    case 'FileExist':
      return `${sayPath(first)} ${yes ? 'exists' : 'doesn’t exist'}`;
    case 'DirExist':
      return `${sayFolder(first)} ${yes ? 'exists' : 'doesn’t exist'}`;
    case 'InStr':
      if (first?.kind === 'call' && first.name === 'FileExist' && knownText(second) === 'D')
        return `${sayPath(first.arguments[0])} ${is} a folder`;
      return `${sayContent(first)} ${yes ? 'contains' : 'doesn’t contain'} ${sayContent(second)}`;
    case 'RegExMatch':
      return `${sayContent(first)} ${yes ? 'matches' : 'doesn’t match'} a pattern`;
    case 'ClipWait':
      return yes ? 'something was copied' : 'nothing was copied';
    case 'WinWait':
    case 'WinWaitActive':
      return name === 'WinWaitActive'
        ? `${sayWindow(first)} ${yes ? 'becomes' : 'does not become'} active`
        : `${sayWindow(first)} ${yes ? 'appears' : 'doesn’t appear in time'}`;
    case 'WinActive':
    case 'WinExist':
      return `${sayWindow(first, 'that window')} ${is} ${name === 'WinActive' ? 'the active window' : 'open'}`;
    case 'KeyWait':
      return first ? sayKeyWait(sayPlain(first), sayPlain(second), yes) : null;
    case 'PixelSearch':
      return `the color is ${yes ? '' : 'not '}found on the screen`;
    case 'ImageSearch':
      return `the picture is ${yes ? '' : 'not '}found on the screen`;
    case 'WinGetMinMax':
      return `${sayWindow(first)} ${is} maximized or minimized`;
    case 'SoundGetMute':
      return `the sound ${is} muted`;
    case 'GetKeyState':
      return `${theKey(sayPlain(first))} ${is} held down`;
    case 'IsSet':
      return first ? sayTruth(first, yes) : null;
    case 'IsNumber':
    case 'IsInteger':
    case 'IsDigit':
    case 'IsFloat':
      return first ? `${sayContent(first)} is ${yes ? '' : 'not '}a number` : null;
    case 'DllCall':
      return /internetgetconnected|internetcheckconnection/.test(shapeOf(first))
        ? `there is ${yes ? 'an' : 'no'} internet connection`
        : `a check in the script ${yes ? 'succeeds' : 'fails'}`;
    default:
      return /^Is/.test(name) ? `a check in the script ${yes ? 'succeeds' : 'fails'}` : null;
  }
}

function sayKeyWait(key: string, options: string, yes: boolean): string {
  const seconds = /t(\d*\.?\d+)/i.exec(options)?.[1];
  const time = seconds === undefined ? '' : ` within ${sayDuration(Number(seconds) * 1000)}`;
  return `${theKey(key)} is ${yes ? '' : 'not '}${/d/i.test(options) ? 'pressed' : 'released'}${time}`;
}

function sayMethodTruth({ name, arguments: values }: Extract<Value, { kind: 'method' }>, yes: boolean): string {
  if (!/^has$/i.test(name)) return `a check in the script ${yes ? 'succeeds' : 'fails'}`;
  const noun = sayContent(values[0]);
  return `${isGeneric(noun) ? 'it' : noun} is ${yes ? '' : 'not '}in its list`;
}
