import type { Action, Repetition } from '../facts/action.ts';
import type { Condition } from '../facts/condition.ts';
import { knownText } from '../facts/value.ts';
import { isBuiltInName } from '../knowledge/is-built-in-name.ts';
import { CALLS } from './calls/call-table.ts';
import { closed, group } from './in-order.ts';
import { either } from './quote.ts';
import { sayAssign } from './say-assign.ts';
import { makesPlain, sayBrief, withoutPreparations } from './say-brief.ts';
import { constantOutcome, sayCondition } from './say-condition.ts';
import { sayWindowParts, type WindowPart, windowPart } from './say-gui.ts';
import { sayMethod } from './say-method.ts';
import { sayRepetition } from './say-repetition.ts';
import { sayTimer } from './say-timer.ts';
import { sayContent, sayNoun } from './say-value.ts';
import { type Ending, tidied } from './tidy-actions.ts';

type Of<K extends Action['kind']> = Extract<Action, { kind: K }>;

const MAX_STEPS = 14;
const MAX_DEPTH = 6;
const LONGEST_HELPER = 260;

const SAY: { [K in Action['kind']]: (action: Of<K>, depth: number) => string[] } = {
  call: ({ name, arguments: values }) => sayCall(name, values),
  method: ({ object, name, arguments: values }) => [sayMethod(object, name, values)].filter((said) => said !== null),
  'own-call': sayOwnCall,
  assign: (action) => sayAssign(action),
  toggle: () => ['switches between on and off'],
  timer: (action, depth) => sayTimer(action, (actions) => sayActions(actions, depth + 1)),
  bind: () => [],
  if: sayIf,
  repeat: sayRepeat,
  choose: sayChoose,
  try: ({ actions, onError, always }, depth) => {
    const tried = sayActions(actions, depth, null);
    const failed = sayActions(onError, depth + 1, null);
    const head = tried.length > 0 ? 'if that fails' : 'if something goes wrong';
    return [...tried, ...group(head, failed), ...sayActions(always, depth, null)];
  },
  leave: ({ what }) => [LEAVE[what]],
};

const LEAVE: Record<Of<'leave'>['what'], string> = {
  return: 'stops there',
  break: 'stops repeating',
  continue: 'goes on with the next one',
  throw: 'stops with an error',
  goto: 'jumps to another place in the script',
};

/** The actions as phrases; `depth` counts how deep they lie inside conditions and repetitions. */
export function sayActions(actions: Action[], depth = 0, ending: Ending = 'return'): string[] {
  if (depth > MAX_DEPTH) return actions.length > 0 ? ['does further steps'] : [];
  const said = sayInOrder(withoutPreparations(tidied(actions, ending)), depth);
  return said.length > MAX_STEPS ? [...said.slice(0, MAX_STEPS), `does ${said.length - MAX_STEPS} more steps`] : said;
}

function sayInOrder(actions: Action[], depth: number): string[] {
  const phrases: string[] = [];
  let parts: WindowPart[] = [];
  const flush = () => {
    if (parts.length > 0) phrases.push(sayWindowParts(parts));
    parts = [];
  };
  for (const [index, action] of actions.entries()) {
    const part = windowPart(action);
    if (part) {
      parts.push(part);
      continue;
    }
    const plain = makesPlain(action, actions.slice(index + 1, index + 12));
    const said = plain
      ? ['turns the copied text into plain text']
      : (sayBrief(action, actions[index + 1]) ?? sayOne(action, depth));
    if (said.length > 0) flush();
    phrases.push(...said);
  }
  flush();
  return phrases.filter((phrase, index) => phrase !== phrases[index - 1] || !ONCE.test(phrase));
}

// Said twice in a row, these would tell a reader nothing more.
const ONCE =
  /^(?:(?:closes|shows) its window|uses a part|changes something|does something|stops|runs another part|puts back)/;

function sayOne(action: Action, depth: number): string[] {
  const say = SAY[action.kind] as (action: Action, depth: number) => string[];
  return say(action, depth);
}

function sayCall(name: string, values: Of<'call'>['arguments']): string[] {
  const words = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined;
  if (!words) return isBuiltInName(name) ? [] : ['runs a part that is missing from this script'];
  const said = words(values);
  return typeof said === 'string' ? [said] : said;
}

function sayOwnCall({ actions, again }: Of<'own-call'>, depth: number): string[] {
  if (actions) return onlyLeaves(actions) ? [] : sayBriefly(actions, sayActions(actions, depth));
  return [again ? 'starts over' : 'runs another part of the script'];
}

// A long helper with many tests is told by what it does in the end.
function sayBriefly(actions: Action[], said: string[]): string[] {
  if (said.join('').length <= LONGEST_HELPER) return said;
  const steps = [...new Set(leafPhrases(actions, 0))].filter(
    (step) => !/^(?:waits|stops|goes on|does it again|starts over)/.test(step),
  );
  const told = steps.length > 4 ? [...steps.slice(0, 4), 'does more like this'] : steps;
  return told.length === 0 ? [] : group('does this as needed', told);
}

function leafPhrases(actions: Action[], depth: number): string[] {
  if (depth > MAX_DEPTH) return [];
  return actions.slice(0, 60).flatMap((action) => {
    if (action.kind === 'if') return leafPhrases([...action.whenTrue, ...action.whenFalse], depth + 1);
    if (action.kind === 'try') return leafPhrases(action.actions, depth + 1);
    if (action.kind === 'choose')
      return leafPhrases(
        action.cases.flatMap((item) => item.actions),
        depth + 1,
      );
    if (action.kind === 'repeat' || action.kind === 'own-call' || action.kind === 'timer')
      return leafPhrases(action.actions ?? [], depth + 1);
    return sayOne(action, MAX_DEPTH);
  });
}

function sayIf({ condition, whenTrue, whenFalse }: Of<'if'>, depth: number): string[] {
  const always = constantOutcome(condition);
  if (always !== null) return sayActions(always ? whenTrue : whenFalse, depth + 1, null);
  const yes = sayActions(whenTrue, depth + 1, null);
  const no = sayActions(whenFalse, depth + 1, null);
  // What a shortcut has started goes on for as long as it is on: that needs no words.
  if (isLater(condition) && (yes.length === 0 || no.length === 0)) return [...yes, ...no];
  if (yes.length === 0) return group(`if ${sayCondition(condition, false)}`, no);
  if (yes.join() === no.join()) return yes;
  const [head = ''] = group(`if ${sayCondition(condition)}`, yes, no.length > 0);
  if (no.length === 0) return [head];
  const [only = ''] = no;
  // “otherwise, if …” reads on; anything else is a group of its own.
  if (whenFalse.length === 1 && whenFalse[0]?.kind === 'if' && no.length === 1)
    return [`${closed(head)}; otherwise, ${only}`];
  return group(`${closed(head)}; otherwise`, no);
}

function isLater(condition: Condition): boolean {
  return condition.kind === 'not'
    ? isLater(condition.condition)
    : condition.kind === 'on' && condition.here === 'later';
}

function sayChoose({ subject, cases }: Of<'choose'>, depth: number): string[] {
  const [sole] = cases;
  if (sole && cases.length === 1 && subject && knownText(subject) !== null)
    return sayActions(sole.actions, depth + 1, null);
  const noun = subject ? sayNoun(subject) : 'the result';
  const head = noun === 'the result' ? 'does one of these' : `depending on ${noun}`;
  const told = cases.flatMap(({ values, actions }) => {
    const inner = sayActions(actions, depth + 1, null);
    return group(values ? either(values.map((value) => sayContent(value))) : 'anything else', inner);
  });
  const shown = told.slice(0, MAX_STEPS);
  return told.length === 0
    ? []
    : [`${head} — ${shown.map(closed).join('; ')}${told.length > shown.length ? '; and so on' : ''}`];
}

function sayRepeat({ repetition, until, actions }: Of<'repeat'>, depth: number): string[] {
  const [end, rest] = takeEnd(repetition, actions);
  const stop = until ?? end;
  const inner = sayActions(rest, depth + 1, 'continue');
  if (inner.length === 0 || onlyLeaves(rest)) return rest.length === 0 ? sayIdle(repetition, stop) : [];
  if (isEveryDevice(repetition)) return inner;
  const head = sayRepetition(repetition);
  const limit = stop
    ? `${head === 'does this over and over' ? 'repeats' : `${head},`} until ${sayCondition(stop)}`
    : head;
  return group(limit, inner);
}

// Windows is asked for its screens or drives as a list, even where there is one.
function isEveryDevice(repetition: Repetition): boolean {
  return repetition.kind === 'each' && repetition.of.kind === 'method' && /^execquery$/i.test(repetition.of.name);
}

// A loop that only looks for something and leaves when it is found does nothing a reader would see.
function onlyLeaves(actions: Action[], depth = 0): boolean {
  return actions.every((action) => {
    if (action.kind === 'leave') return true;
    if (depth > MAX_DEPTH) return false;
    if (action.kind === 'if') return onlyLeaves([...action.whenTrue, ...action.whenFalse], depth + 1);
    if (action.kind === 'repeat' || action.kind === 'own-call')
      return action.actions !== null && onlyLeaves(action.actions, depth + 1);
    if (action.kind === 'try') return onlyLeaves([...action.actions, ...action.onError, ...action.always], depth + 1);
    if (action.kind === 'choose')
      return onlyLeaves(
        action.cases.flatMap((item) => item.actions),
        depth + 1,
      );
    return windowPart(action) === null && sayOne(action, MAX_DEPTH).length === 0;
  });
}

function sayIdle(repetition: Repetition, stop: Condition | null): string[] {
  if (repetition.kind === 'while') return [`waits for as long as ${sayCondition(repetition.condition)}`];
  return stop ? [`waits until ${sayCondition(stop)}`] : [];
}

// `if !on` with nothing but `break` below it is how a loop is left: told as “until”, not as a step.
function takeEnd(repetition: Repetition, actions: Action[]): [Condition | null, Action[]] {
  const [first] = actions;
  const leaves = first?.kind === 'if' && first.whenFalse.length === 0 && first.whenTrue.length === 1;
  if (repetition.kind !== 'forever' || !leaves) return [null, actions];
  const [only] = first.whenTrue;
  return only?.kind === 'leave' && (only.what === 'break' || only.what === 'return')
    ? [first.condition, actions.slice(1)]
    : [null, actions];
}
