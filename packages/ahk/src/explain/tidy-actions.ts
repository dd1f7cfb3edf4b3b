import type { Action } from '../facts/action.ts';
import type { Condition } from '../facts/condition.ts';

import { knownText } from '../facts/value.ts';
import { sayAssign } from './say-assign.ts';
import { windowPart } from './say-gui.ts';
import { simplified } from './simplify-condition.ts';

type If = Extract<Action, { kind: 'if' }>;
type Try = Extract<Action, { kind: 'try' }>;

/** What a step out of the list amounts to at its end: nothing, for `return` in a function and `continue` in a loop. */
export type Ending = 'return' | 'continue' | null;

/**
 * The same steps without early exits: “if it is not open, stop; close it” becomes “if it is open, close it”, which is
 * how a person says it.
 */
export function tidied(all: Action[], ending: Ending): Action[] {
  const [first, ...rest] = all.filter((action) => !isNote(action));
  if (!first) return [];
  if (first.kind === 'leave') return first.what === ending ? [] : [first];
  if (first.kind === 'if') {
    const joined = withRest(first, rest, ending);
    if (joined) return [joined];
  }
  if (first.kind === 'try' && leaves(first.onError, ending) && first.always.length === 0)
    return [{ ...first, actions: tidied([...first.actions, ...rest], ending), onError: tidied(first.onError, ending) }];
  const tail = rest.length === 0 ? ending : null;
  return [tidiedInside(first, tail), ...tidiedLoop(rest, ending)];
}

// What the script only notes for itself must not stand between two tests that are one.
function isNote(action: Action): boolean {
  return (
    action.kind === 'bind' ||
    (action.kind === 'assign' && sayAssign(action).length === 0 && windowPart(action) === null)
  );
}

// Thousands of steps in a row must not nest as deep.
function tidiedLoop(actions: Action[], ending: Ending): Action[] {
  const done: Action[] = [];
  for (let at = 0; at < actions.length; at++) {
    const action = actions[at];
    if (!action) break;
    if (action.kind === 'leave' || mayJoin(action, ending)) return [...done, ...tidied(actions.slice(at), ending)];
    done.push(tidiedInside(action, at === actions.length - 1 ? ending : null));
  }
  return done;
}

function mayJoin(action: Action, ending: Ending): boolean {
  if (action.kind === 'if') return leaves(action.whenTrue, ending) || leaves(action.whenFalse, ending);
  return action.kind === 'try' && leaves(action.onError, ending);
}

function tidiedInside(action: Action, ending: Ending): Action {
  switch (action.kind) {
    case 'if':
      return tidiedIf(action, ending);
    case 'try':
      return tidiedTry(action, ending);
    case 'repeat':
      return { ...action, actions: tidied(action.actions, 'continue') };
    case 'choose':
      return { ...action, cases: casesFor(action).map((item) => ({ ...item, actions: tidied(item.actions, ending) })) };
    default:
      return action;
  }
}

// With a fixed subject only one case can be meant.
function casesFor({ subject, cases }: Extract<Action, { kind: 'choose' }>) {
  const text = subject && knownText(subject);
  if (text === null || text === undefined) return cases;
  const fits = cases.filter(({ values }) =>
    values?.some((value) => knownText(value)?.toLowerCase() === text.toLowerCase()),
  );
  return fits.length > 0 ? fits.slice(0, 1) : cases.filter(({ values }) => values === null);
}

function tidiedIf(action: If, ending: Ending): Action {
  return merged({
    ...action,
    condition: simplified(action.condition),
    whenTrue: tidied(action.whenTrue, ending),
    whenFalse: tidied(action.whenFalse, ending),
  });
}

function tidiedTry(action: Try, ending: Ending): Action {
  return {
    ...action,
    actions: tidied(action.actions, ending),
    onError: tidied(action.onError, ending),
    always: tidied(action.always, ending),
  };
}

function withRest(action: If, rest: Action[], ending: Ending): Action | null {
  const [yes, no] = [leaves(action.whenTrue, ending), leaves(action.whenFalse, ending)];
  if (!yes && !no) return null;
  return merged({
    ...action,
    condition: simplified(action.condition),
    whenTrue: tidied(yes ? action.whenTrue : [...action.whenTrue, ...rest], ending),
    whenFalse: tidied(no ? action.whenFalse : [...action.whenFalse, ...rest], ending),
  });
}

function leaves(actions: Action[], ending: Ending): boolean {
  const last = actions.at(-1);
  return ending !== null && last?.kind === 'leave' && last.what === ending;
}

// Two tests in a row with nothing between them are one test.
function merged(action: If): If {
  const only = action.whenTrue.length === 0 ? turned(action) : action;
  const [inner] = only.whenTrue;
  if (only.whenFalse.length > 0 || only.whenTrue.length !== 1 || inner?.kind !== 'if') return only;
  if (inner.whenFalse.length > 0 || only.condition.kind === 'always' || inner.condition.kind === 'always') return only;
  const conditions = [only.condition, inner.condition].flatMap((item) =>
    item.kind === 'all' ? item.conditions : [item],
  );
  return { ...only, condition: { kind: 'all', conditions }, whenTrue: inner.whenTrue };
}

function turned(action: If): If {
  const { condition } = action;
  const opposite: Condition = condition.kind === 'not' ? condition.condition : { kind: 'not', condition };
  return { ...action, condition: simplified(opposite), whenTrue: action.whenFalse, whenFalse: [] };
}
