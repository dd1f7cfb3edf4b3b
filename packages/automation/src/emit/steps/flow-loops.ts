import { laterBlocks, mentions } from '#language/later-blocks.ts';
import type { FLOW } from '#language/steps/flow.ts';
import type { Step } from '#language/steps.ts';
import { WAITS } from '#language/stop-key.ts';
import type { Amount } from '#language/values.ts';
import { literal } from '../code.ts';
import { conditionExpression } from '../conditions/condition-expression.ts';
import { stateVariable } from '../draft.ts';
import type { Emitters } from '../emitters.ts';
import { assign, assignedVariable, insideLoop, type Scope } from '../scope.ts';
import { filesByAge } from '../things/files-by-age.ts';
import { eachWindow, isMany } from '../things/window-target.ts';
import { useHelper } from '../use-helper.ts';
import { amountExpression, argument } from '../values/expression.ts';
import { spanExpression } from '../values/time-expression.ts';
import { emitSteps } from './emit-steps.ts';
import { inlineLoop, leaves, stopCheck, throttled } from './flow-runs.ts';

/** Loops in the thread of the rule. `for` puts its own variable back when it ends, so it is copied in each round. */
export const EMIT_FLOW_LOOPS = {
  repeat: ({ times, name, steps }, scope) => {
    const index = name === undefined ? [] : [`${assignedVariable(scope, name)} := A_Index`];
    const lines = inlineLoop(`Loop ${amountExpression(times, scope)}`, steps, scope, index, isFew(times));
    return floods(times, steps) ? throttled(lines, steps, 30) : lines;
  },
  'repeat-while': ({ condition, steps }, scope) =>
    throttled(inlineLoop(`while ${conditionExpression(condition, scope)}`, steps, scope), steps),
  'repeat-until': ({ condition, steps }, scope) =>
    throttled(inlineLoop(`while !${conditionExpression(condition, scope)}`, steps, scope), steps),
  for: ({ name, from, to, steps }, scope) => {
    const numbers = `${amountExpression(from, scope)}, ${amountExpression(to, scope)}`;
    const list = `${useHelper(scope.draft, 'Counting')}(${numbers})`;
    const lines = forEach(list, name, steps, scope, isFew(from) && isFew(to));
    return floods(to, steps) ? throttled(lines, steps, 30) : lines;
  },
  'each-line': ({ lines, name, steps }, scope) => {
    const line = `${assignedVariable(scope, name)} := A_LoopField`;
    const text = argument(lines, scope);
    // A line break at the end of a file is not the beginning of another line.
    const trimmed = lines.kind === 'text' ? text : `RTrim(${text}, "\`r\`n")`;
    return inlineLoop(`Loop Parse ${trimmed}, "\`n", "\`r"`, steps, scope, [line]);
  },
  'each-of': ({ values, name, steps }, scope) =>
    forEach(`[${values.map((value) => argument(value, scope)).join(', ')}]`, name, steps, scope, true),
  'each-file': (step, scope) => forEach(filesByAge(step, scope), step.name, step.steps, scope),
  'each-window': ({ window, steps }, scope) =>
    eachWindow(window, scope, (handle) => {
      const inside = isMany(window) ? insideLoop(scope) : scope;
      const check = isMany(window) ? stopCheck(scope) : [];
      if (!steps.some((step) => laterBlocks(step).length > 0)) {
        return [...check, ...emitSteps(steps, { ...inside, it: handle })];
      }
      // A block that runs later is another function: it sees no local variable of this one.
      const it = stateVariable(scope.draft, 'thisWindow', '0');
      return [...check, `${assign(scope, it)} := ${handle}`, ...emitSteps(steps, { ...inside, it })];
    }),
  'while-held': ({ time, steps }, scope) => {
    const key = keptKey(scope);
    if (key === undefined) return inPlace(steps, scope);
    const pause =
      time && time.from !== time.to ? `"T" ${spanExpression(time)} / 1000` : literal(`T${(time?.from ?? 50) / 1000}`);
    // Also ends at once when the key is let go during the pause.
    return [...inlineLoop('Loop', steps, scope).slice(0, -1), `} until KeyWait(${literal(key)}, ${pause})`];
  },
  'during-hold': ({ steps, released }, scope) => {
    const key = keptKey(scope);
    const before = inPlace(steps, scope);
    if (scope.ended) return before;
    const wait = key === undefined ? [] : [`KeyWait(${literal(key)})`];
    return [...before, ...wait, ...inPlace(released, scope)];
  },
  break: (_step, scope) => {
    scope.ended = true;
    if (scope.loops > 0) return ['break'];
    return scope.timer ? scope.timer.leave : ['return'];
  },
} satisfies Partial<Emitters<typeof FLOW>>;

function forEach(list: string, name: string, steps: readonly Step[], scope: Scope, isQuick = false): string[] {
  return inlineLoop(`for each in ${list}`, steps, scope, [`${assignedVariable(scope, name)} := each`], isQuick);
}

// Programs lose some of many presses that come without a pause.
function floods(times: Amount, steps: readonly Step[]): boolean {
  const isMuch = times.kind === 'number' && times.number > 50;
  return isMuch && mentions(steps, 'send', 'type', 'click') && !mentions(steps, ...WAITS);
}

function isFew(times: Amount): boolean {
  return times.kind === 'number' && times.number < 100;
}

// A wheel cannot be held: each notch is a press of its own.
function keptKey({ heldKey }: Scope): string | undefined {
  return heldKey?.startsWith('Wheel') ? undefined : heldKey;
}

// Steps that stand where the step itself stands: if they leave the function, nothing comes after them.
function inPlace(steps: readonly Step[], scope: Scope): string[] {
  const lines = emitSteps(steps, scope);
  scope.ended = leaves(lines);
  return lines;
}
