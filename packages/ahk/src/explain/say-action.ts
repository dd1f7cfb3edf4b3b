import type { Action, Repetition } from '../facts/action.ts';
import type { Condition } from '../facts/condition.ts';
import { CALLS } from './calls/call-table.ts';
import { closed, group, inOrder } from './in-order.ts';
import { either, quote } from './quote.ts';
import { sayAssign } from './say-assign.ts';
import { sayCondition } from './say-condition.ts';
import { sayMethod } from './say-method.ts';
import { sayRepetition } from './say-repetition.ts';
import { sayTimer } from './say-timer.ts';
import { sayContent, sayNoun, sayPlain } from './say-value.ts';

type Of<K extends Action['kind']> = Extract<Action, { kind: K }>;

const MAX_STEPS = 14;
const MAX_DEPTH = 6;

const SAY: { [K in Action['kind']]: (action: Of<K>, depth: number) => string[] } = {
  call: ({ name, arguments: values }) => sayCall(name, values),
  method: ({ object, name, arguments: values }) => [sayMethod(object, name, values)].filter((said) => said !== null),
  'own-call': sayOwnCall,
  assign: (action) => sayAssign(action),
  toggle: ({ variable }) => [`switches ${quote(variable)} on or off`],
  timer: (action, depth) => sayTimer(action, (actions) => sayActions(actions, depth + 1)),
  bind: ({ trigger, subject }) =>
    trigger === 'hotkey'
      ? [`sets up the shortcut ${subject[0] ? sayPlain(subject[0]).replace(/^[$~*]+/, '') : ''}`.trim()]
      : [],
  if: sayIf,
  repeat: sayRepeat,
  choose: sayChoose,
  try: ({ actions, onError, always }, depth) => [
    ...sayActions(actions, depth),
    ...(onError.length > 0 ? group('if that fails', sayActions(onError, depth + 1)) : []),
    ...sayActions(always, depth),
  ],
  leave: ({ what }) => [LEAVE[what]],
};

const LEAVE: Record<Of<'leave'>['what'], string> = {
  return: 'stops here',
  break: 'ends the repetition',
  continue: 'goes on with the next round',
  throw: 'stops with an error',
  goto: 'jumps to another place in the script',
};

/** The actions as phrases; `depth` counts how deep they lie inside conditions and repetitions. */
export function sayActions(actions: Action[], depth = 0): string[] {
  const phrases = actions.flatMap((action) => {
    const say = SAY[action.kind] as (action: Action, depth: number) => string[];
    return depth > MAX_DEPTH ? [] : say(action, depth);
  });
  if (depth > MAX_DEPTH && actions.length > 0) return ['does further steps'];
  const said = depth === 0 ? withoutLastStop(phrases) : phrases;
  return said.length > MAX_STEPS ? [...said.slice(0, MAX_STEPS), `does ${said.length - MAX_STEPS} more steps`] : said;
}

function withoutLastStop(phrases: string[]): string[] {
  return phrases.at(-1) === LEAVE.return ? phrases.slice(0, -1) : phrases;
}

function sayCall(name: string, values: Of<'call'>['arguments']): string[] {
  const words = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined;
  if (!words) return [`runs ${quote(name)}`];
  const said = words(values);
  return typeof said === 'string' ? [said] : said;
}

function sayOwnCall({ name, actions }: Of<'own-call'>, depth: number): string[] {
  const inner = actions && depth < 3 ? withoutLastStop(sayActions(actions, depth + 1)) : [];
  if (inner.length === 0) return [`runs the script's own function ${quote(name)}`];
  // A function that may stop early is told as a whole: its “stops here” ends the function, not what follows.
  return inner.some((phrase) => phrase.includes(LEAVE.return)) ? [`runs ${quote(name)} (${inOrder(inner)})`] : inner;
}

function sayIf({ condition, whenTrue, whenFalse }: Of<'if'>, depth: number): string[] {
  if (condition.kind === 'always') return sayActions(condition.outcome ? whenTrue : whenFalse, depth + 1);
  const yes = sayActions(whenTrue, depth + 1);
  const no = sayActions(whenFalse, depth + 1);
  if (yes.length === 0) return group(`if ${sayCondition(condition, false)}`, no);
  const [head = ''] = group(`if ${sayCondition(condition)}`, yes, no.length > 0);
  if (no.length === 0) return [head];
  const [only = ''] = no;
  // “otherwise, if …” reads on; anything else is a group of its own.
  if (whenFalse.length === 1 && whenFalse[0]?.kind === 'if' && no.length === 1)
    return [`${closed(head)}; otherwise, ${only}`];
  return group(`${closed(head)}; otherwise`, no);
}

function sayChoose({ subject, cases }: Of<'choose'>, depth: number): string[] {
  const head = subject ? `depending on ${sayNoun(subject)}` : 'depending on what is true';
  const told = cases.flatMap(({ values, actions }) => {
    const inner = sayActions(actions, depth + 1);
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
  const inner = sayActions(rest, depth + 1);
  const head = sayRepetition(repetition);
  const limit = stop ? `${head === 'over and over' ? 'repeats' : `${head},`} until ${sayCondition(stop)}` : head;
  return group(limit, inner.length > 0 ? inner : ['does nothing but wait']);
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
