import { keyParts } from '#language/keys.ts';
import { mentions, waitsForAClick } from '#language/later-blocks.ts';
import type { Span } from '#language/leaves.ts';
import type { FLOW } from '#language/steps/flow.ts';
import type { Step } from '#language/steps.ts';
import type { Window } from '#language/things.ts';
import { block, literal } from '../code.ts';
import { conditionExpression } from '../conditions/condition-expression.ts';
import { freshName, stateVariable } from '../draft.ts';
import type { Emitters } from '../emitters.ts';
import { bareKeyName, keyName } from '../keys/key-names.ts';
import { assign, type Scope } from '../scope.ts';
import { windowHandle } from '../things/window-target.ts';
import { useHelper } from '../use-helper.ts';
import { spanExpression, timeExpression } from '../values/time-expression.ts';
import { emitSteps } from './emit-steps.ts';
import { isShortWait } from './flow-later.ts';
import { leaves, runArgument, runVariable } from './flow-runs.ts';
import { laterRest } from './flow-timers.ts';

const USUAL_WAIT = '10000';

export const EMIT_FLOW_WAITS = {
  wait: (step, scope) => {
    const later = laterRest(step, scope);
    if (later) return later;
    const time = timeExpression(step.time, scope);
    const run = isShortWait(step) && scope.loops === 0 ? undefined : runVariable(scope);
    return run ? [`${useHelper(scope.draft, 'Wait')}(${time}, ${run})`] : [`Sleep(${time})`];
  },
  'wait-window': ({ window, time: limit, otherwise }, scope) => {
    // Whoever opened it has waited until it is there; now it has to come to the front.
    if (window.kind === 'it' && scope.it) return comesToFront(scope.it, limit, missed(otherwise, scope));
    const time = limit ? spanExpression(limit) : USUAL_WAIT;
    const found = waited(`() => ${windowHandle(window, scope)}`, time, scope);
    const instead = missed(otherwise, scope);
    if (scope.it || !mentions(scope.rest, 'it')) return skippedUnless(found, instead);
    scope.it = itVariable(scope);
    return skippedUnless(`(${scope.it} := ${found})`, instead);
  },
  'wait-closed': ({ window, time: limit, otherwise }, scope) => {
    const time = limit ? spanExpression(limit) : undefined;
    const instead = missed(otherwise, scope);
    if (isLasting(window))
      return skippedIf(waited(`() => !${windowHandle(window, scope)}`, time, scope), time, instead);
    const closing = freshName(scope.draft, 'closingWindow');
    const closed = waited(`() => !WinExist(${closing})`, time, scope);
    return [`${closing} := ${windowHandle(window, scope)}`, ...skippedIf(closed, time, instead)];
  },
  'wait-key': ({ key }, scope) => {
    const { modifiers, prefix } = keyParts(key) ?? { modifiers: [], prefix: undefined };
    const others = [...modifiers, ...(prefix ? [prefix] : [])].map((each) => literal(keyName(each)));
    const run = runVariable(scope);
    const held = others.length > 0 || run ? `, [${others.join(', ')}]` : '';
    return [`${useHelper(scope.draft, 'WaitForKey')}(${literal(bareKeyName(key))}${held}${run ? `, ${run}` : ''})`];
  },
  'wait-until': ({ condition, time: limit, otherwise }, scope) => {
    const time = limit ? spanExpression(limit) : undefined;
    const found = waited(`() => ${conditionExpression(condition, scope)}`, time, scope);
    return skippedIf(found, time, missed(otherwise, scope));
  },
  'wait-copied': (_step, scope) => {
    const line = `copiesBefore := ${useHelper(scope.draft, 'CopyNumber')}()`;
    if (!scope.first.includes(line)) scope.first.push(line);
    return skippedUnless(`${useHelper(scope.draft, 'WaitForCopy')}(&copiesBefore${runArgument(scope)})`);
  },
} satisfies Partial<Emitters<typeof FLOW>>;

// What runs later is another function: it sees no local variable of this one.
function itVariable(scope: Scope): string {
  const isLater = mentions(scope.rest, 'every', 'toggle-every', 'toggle-loop', 'after', 'countdown', 'loop', 'wait');
  return isLater || mentions(scope.rest, 'menu', 'buttons', 'tray-menu') || waitsForAClick(scope.rest)
    ? assign(scope, stateVariable(scope.draft, 'foundWindow', '0'))
    : freshName(scope.draft, 'foundWindow');
}

function waited(test: string, time: string | undefined, scope: Scope): string {
  const run = runVariable(scope);
  const limit = time ?? (run ? '0' : undefined);
  const more = [limit, run].filter((each) => each !== undefined).map((each) => `, ${each}`);
  return `${useHelper(scope.draft, 'WaitUntil')}(${test}${more.join('')})`;
}

function comesToFront(window: string, limit: Span | undefined, instead: readonly string[]): string[] {
  return skippedUnless(`WinWaitActive(${window}, , ${limit ? limit.to / 1000 : 3})`, instead);
}

// What is done when it did not come: nothing more of the rule happens after that.
function missed(steps: readonly Step[] | undefined, scope: Scope): readonly string[] {
  return steps ? emitSteps(steps, { ...scope }) : [];
}

function skippedUnless(found: string, instead: readonly string[] = []): string[] {
  if (instead.length === 0) return [`if !${found}`, '    return'];
  return block(`if !${found}`, leaves(instead) ? instead : [...instead, 'return']);
}

// Without a limit it never comes back empty-handed.
function skippedIf(found: string, limit: string | undefined, instead: readonly string[]): string[] {
  return limit === undefined ? [found] : skippedUnless(found, instead);
}

// Whether these words mean the same window later on, when another one is in front.
function isLasting({ kind }: Window): boolean {
  return !['active', 'under-mouse', 'last', 'next', 'it', 'origin'].includes(kind);
}
