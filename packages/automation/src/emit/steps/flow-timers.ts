import { canMoveOut, mentions } from '#language/later-blocks.ts';
import type { FLOW } from '#language/steps/flow.ts';
import type { Step } from '#language/steps.ts';
import { isByHand } from '#language/stop-key.ts';
import type { Time } from '#language/values.ts';
import { block, indented, literal } from '../code.ts';
import { type Draft, freshName, setting } from '../draft.ts';
import type { Emitters } from '../emitters.ts';
import { functionBody, laterFunction } from '../function-body.ts';
import type { Scope } from '../scope.ts';
import { useHelper } from '../use-helper.ts';
import { spanExpression, timeExpression } from '../values/time-expression.ts';
import { emitSteps } from './emit-steps.ts';
import { isLongWait } from './flow-later.ts';
import { goOnAfterStop, inlineLoop, leaves, throttled } from './flow-runs.ts';

export const EMIT_FLOW_TIMERS = {
  every: (step, scope) => [everyCall(step, scope)],
  'toggle-every': (step, scope) => {
    const call = everyCall(step, scope);
    return toggled(nameIn(call), call, step.steps, scope.draft);
  },
  'toggle-loop': ({ timer, steps }, scope) => {
    const call = loopCall(timer, steps, ['return'], scope);
    return toggled(nameIn(call), call, steps, scope.draft);
  },
  loop: (step, scope) => {
    if (scope.loops > 0 || scope.timer || !canMoveOut(scope.rule.steps, step)) {
      return throttled(inlineLoop('Loop', step.steps, scope), step.steps);
    }
    scope.ended = true;
    const leave = [...restCall(scope), 'return'];
    const call = loopCall(undefined, step.steps, leave, scope);
    if (scope.retriggers) scope.first.push(...endedByItself(nameIn(call), leave, step.steps, scope.draft));
    return [call];
  },
  after: (step, scope) => {
    const action = onceFunction(step.timer, step.steps, 'LaterSteps', scope);
    const time = delay(step.time, 'delay', 'milliseconds until it happens', scope);
    if (step.timer === undefined && !scope.draft.stops.has('timers')) return [`SetTimer(${action}, -${atomic(time)})`];
    return [`${useHelper(scope.draft, 'RunOnce')}(${literal(step.timer ?? action)}, ${action}, ${time})`];
  },
  countdown: (step, scope) => {
    const action = onceFunction(step.timer, step.steps, 'TimeIsUp', scope);
    const time = delay(step.time, 'countdownLength', 'milliseconds', scope);
    const name = literal(step.timer ?? action);
    const start = `${useHelper(scope.draft, 'CountDown')}(${name}, ${action}, ${time})`;
    if (!step.warning || !step.early) return [start];
    const warn = onceFunction(undefined, step.warning, 'WarnOfTheEnd', scope);
    return [start, `${useHelper(scope.draft, 'BeforeTheEnd')}(${name}, ${warn}, ${spanExpression(step.early)})`];
  },
  stop: ({ timer }, scope) => [
    `${useHelper(scope.draft, 'StopTimer')}(${literal(timer)})`,
    ...(scope.timer?.name === literal(timer) ? goOnAfterStop(scope) : []),
  ],
} satisfies Partial<Emitters<typeof FLOW>>;

/**
 * What comes after a long wait as a function that a timer calls: a thread that sleeps for minutes would hold up what
 * it has interrupted. Nothing where the rest has to stay where it is.
 */
export function laterRest(step: Extract<Step, { kind: 'wait' }>, scope: Scope): string[] | undefined {
  if (!isLongWait(step) || scope.rest.length === 0 || scope.loops > 0 || scope.timer) return undefined;
  // What comes by itself and sooner than that would start the wait anew each time.
  if (!isByHand(scope.rule.trigger) || !scope.rule.steps.includes(step)) return undefined;
  const time = timeExpression(step.time, scope);
  const [call = ''] = restCall(scope);
  const action = call.slice(0, -'()'.length);
  scope.ended = true;
  if (!scope.draft.stops.has('timers')) return [`SetTimer(${action}, -${atomic(time)})`];
  return [`${useHelper(scope.draft, 'RunOnce')}(${literal(action)}, ${action}, ${time})`];
}

type Every = Extract<Step, { kind: 'every' | 'toggle-every' }>;

function everyCall({ time, timer, steps }: Every, scope: Scope): string {
  const action = freshName(scope.draft, functionWish(timer, 'RepeatedSteps'));
  const name = literal(timer ?? action);
  const leave = [`${useHelper(scope.draft, 'StopTimer')}(${name})`, 'return'];
  timerFunction(action, { name, leave, steps, asked: false }, scope, (inner) => emitSteps(steps, inner));
  const period = eachDelay(time, 'interval', 'milliseconds from one run to the next', scope);
  return `${useHelper(scope.draft, 'RunEvery')}(${name}, ${action}, ${period})`;
}

// A wait at the end of the round is a pause between two: nothing sleeps meanwhile.
function loopCall(timer: string | undefined, steps: readonly Step[], leave: readonly string[], scope: Scope): string {
  const action = freshName(scope.draft, functionWish(timer, 'LoopSteps'));
  const name = literal(timer ?? action);
  const last = steps.at(-1);
  const pause = last?.kind === 'wait' ? last : undefined;
  timerFunction(action, { name, leave, steps: [], asked: false }, scope, (inner) => {
    const lines = emitSteps(pause ? steps.slice(0, -1) : steps, inner);
    return leaves(lines) ? lines : [...lines, 'return true'];
  });
  const more = pause ? `, ${eachDelay(pause.time, 'loopPause', 'milliseconds between repetitions', scope)}` : '';
  return `${useHelper(scope.draft, 'RunLoop')}(${name}, ${action}${more})`;
}

function timerFunction(
  name: string,
  timer: NonNullable<Scope['timer']>,
  outer: Scope,
  write: (inner: Scope) => readonly string[],
): void {
  const body = functionBody(outer, (inner) => write({ ...inner, timer, retriggers: false }));
  outer.draft.functions.push(block(`${name}(${timer.asked ? 'thisRun' : '*'})`, body).join('\n'));
}

function onceFunction(timer: string | undefined, steps: readonly Step[], wish: string, scope: Scope): string {
  return laterFunction({ ...scope, retriggers: false }, functionWish(timer, wish), (inner) => emitSteps(steps, inner));
}

function restCall(scope: Scope): string[] {
  const { rest } = scope;
  return rest.length > 0 ? [`${onceFunction(undefined, rest, 'Afterwards', scope)}()`] : [];
}

function toggled(name: string, start: string, steps: readonly Step[], draft: Draft): string[] {
  const stop = stopped(name, steps, draft);
  const isRunning = `${useHelper(draft, 'TimerRuns')}(${name})`;
  if (stop.length === 1) return [`if ${isRunning}`, ...indented(stop), 'else', `    ${start}`];
  return [...block(`if ${isRunning}`, stop).slice(0, -1), '} else', `    ${start}`];
}

function endedByItself(name: string, leave: readonly string[], steps: readonly Step[], draft: Draft): string[] {
  return block(`if ${useHelper(draft, 'TimerRuns')}(${name})`, [...stopped(name, steps, draft), ...leave]);
}

// Stopped between a press and the release, a key would stay down.
function stopped(name: string, steps: readonly Step[], draft: Draft): string[] {
  const release = mentions(steps, 'press-down') ? [`${useHelper(draft, 'ReleaseKeys')}()`] : [];
  return [`${useHelper(draft, 'StopTimer')}(${name})`, ...release];
}

// `RunEvery("name", …`: the text that names the timer.
function nameIn(call: string): string {
  return /"[^"]*"/.exec(call)?.[0] ?? '""';
}

/** A fixed length of time is a setting; one that is drawn by lot or answered stays where it is. */
function delay(time: Time, wish: string, comment: string, scope: Scope): string {
  if (time.kind === 'named' || time.span.from !== time.span.to) return timeExpression(time, scope);
  return setting(scope.draft, wish, readable(time.span.from), comment);
}

function readable(milliseconds: number): string {
  if (milliseconds >= 60_000 && milliseconds % 60_000 === 0) return `${milliseconds / 60_000} * 60 * 1000`;
  return milliseconds >= 1000 && milliseconds % 1000 === 0 ? `${milliseconds / 1000} * 1000` : String(milliseconds);
}

// What is drawn by lot is drawn anew each time, and a value that changes meanwhile counts from the next time on.
function eachDelay(time: Time, wish: string, comment: string, scope: Scope): string {
  const length = delay(time, wish, comment, scope);
  return isFixed(time) ? length : `() => ${length}`;
}

function isFixed(time: Time): boolean {
  return time.kind === 'span' && time.span.from === time.span.to;
}

function atomic(time: string): string {
  return /^\w+(?:\(.*\))?$/.test(time) ? time : `(${time})`;
}

function functionWish(label: string | undefined, otherwise: string): string {
  if (label === undefined) return otherwise;
  return label.replace(/(?:^|-+)(.?)/g, (_, first: string) => first.toUpperCase());
}
