import { canMoveOut, mentions } from '#language/later-blocks.ts';
import type { Program, Rule } from '#language/program.ts';
import type { Step } from '#language/steps.ts';
import { automaticStopKey, stepsIn } from '#language/stop-key.ts';
import { block } from './code.ts';
import type { Draft } from './draft.ts';
import { hotkeyLabel } from './keys/key-names.ts';
import type { WhenRule } from './scope.ts';
import { isLongWait, isShortWait } from './steps/flow-later.ts';
import { useHelper } from './use-helper.ts';

type Rules = Extract<Program, { kind: 'rules' }>;

/** Steps that a stop of everything has something to do with, by what it has to end. */
const TIMERS = ['every', 'toggle-every', 'toggle-loop', 'loop', 'after', 'countdown'];
const RUNS = [
  ...['wait', 'wait-window', 'wait-closed', 'wait-key', 'wait-until', 'wait-copied', 'hold-key', 'type-slowly'],
  ...['loop', 'repeat', 'repeat-while', 'repeat-until', 'for', 'while-held'],
  ...['each-line', 'each-of', 'each-file', 'each-window', 'each-excel-row'],
];
const KEYS = ['press-down', 'toggle-down', 'hold-key'];

/**
 * Decides what can be stopped in this script, before anything is written: steps that run long then look out for it.
 * A program that keeps repeating something without a way to stop it gets a hotkey that does; the key is given.
 */
export function planStops({ rules }: Rules, draft: Draft): string | undefined {
  const key = automaticStopKey(rules);
  if (key === undefined && !mentions(rules, 'stop-all')) return undefined;
  const steps = stepsIn(rules);
  if (mentions(rules, ...TIMERS) || rules.some(isEvery) || steps.some(isLongWait)) draft.stops.add('timers');
  if (rules.some((rule) => rule.kind === 'when' && runsLong(rule.steps, rule))) draft.stops.add('runs');
  if (mentions(rules, ...KEYS)) draft.stops.add('keys');
  return key;
}

/** Writes the automatic stop; it works while the other hotkeys are suspended, too. */
export function emitStopKey(key: string, draft: Draft): void {
  const lines = [...stopLines(draft), 'ToolTip("Stopped")', 'SetTimer(ToolTip, -1500)'];
  draft.hotkeys.push({
    condition: '',
    lines: ['#SuspendExempt', ...block(`${hotkeyLabel(key)}::`, lines), '#SuspendExempt false'],
  });
}

/** The statements that stop everything that this script may be doing. */
export function stopLines(draft: Draft): string[] {
  return [
    ...(draft.stops.has('timers') ? [`${useHelper(draft, 'StopTimers')}()`] : []),
    ...(draft.stops.has('runs') ? [`${useHelper(draft, 'StopRuns')}()`] : []),
    ...(draft.stops.has('keys') ? [`${useHelper(draft, 'ReleaseKeys')}()`] : []),
  ];
}

// What a timer does ends with the timer.
function runsLong(node: unknown, rule: WhenRule): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const step = node as Step;
  if (isTimer(step, rule) || isShortWait(step)) return false;
  return RUNS.includes(step.kind) || Object.values(node).some((each) => runsLong(each, rule));
}

function isTimer(step: Step, { steps }: WhenRule): boolean {
  if (step.kind === 'loop') return canMoveOut(steps, step);
  return step.kind === 'every' || step.kind === 'toggle-every' || step.kind === 'toggle-loop';
}

function isEvery(rule: Rule): boolean {
  return rule.kind === 'when' && rule.trigger.kind === 'every';
}
