import { canMoveOut, mentions } from './later-blocks.ts';
import type { Rule } from './program.ts';
import { FLOW } from './steps/flow.ts';
import type { Step } from './steps.ts';
import type { Trigger } from './triggers.ts';

type WhenRule = Extract<Rule, { kind: 'when' }>;

/** Keys for the automatic stop: the first that no rule has. */
const STOP_KEYS = ['ctrl+alt+esc', 'ctrl+alt+end', 'ctrl+alt+backspace'] as const;

/** What moves the pointer or presses keys: repeated without end, it makes a computer hard to use. */
const TAKES_OVER = [
  ...['type', 'type-slowly', 'paste', 'paste-plain', 'send', 'press-down', 'hold-key', 'toggle-down', 'play-macro'],
  ...['click', 'click-button', 'click-image', 'click-color', 'click-in', 'move-mouse', 'nudge-mouse', 'drag', 'scroll'],
  'block-input',
];

const MANY_TIMES = 100;

/** Loops of which nobody knows how many rounds they take; with pauses in them they may go on for minutes. */
const ROUNDS = ['each-line', 'each-file', 'each-excel-row'];
export const WAITS = ['wait', 'wait-window', 'wait-closed', 'wait-until', 'type-slowly', 'hold-key'];

/** Milliseconds something may keep running before someone wants to end it. */
const LONG = 10_000;

const REPEATS = ['every', 'toggle-every', 'toggle-loop', 'loop', 'after', 'countdown', 'repeat-while', 'repeat-until'];

const STOPS = ['stop', 'stop-all', 'exit', 'suspend', 'pause-script', 'reload'];

/**
 * The key that stops a program that keeps repeating something and has no rule that ends it; nothing where the
 * program can be stopped or never runs away.
 */
export function automaticStopKey(rules: readonly Rule[]): string | undefined {
  return needsStopKey(rules) ? freeKey(rules) : undefined;
}

/** Whether somebody sets it off on purpose, and can do so again. */
export function isByHand({ kind }: Trigger): boolean {
  return ['key', 'together', 'sequence', 'any-key', 'abbr'].includes(kind);
}

function needsStopKey(rules: readonly Rule[]): boolean {
  const written = rules.filter((rule) => rule.kind === 'when');
  const stops = written.filter(({ trigger, steps }) => canStop(trigger, steps)).flatMap(({ steps }) => stopsIn(steps));
  if (stops.some(({ kind }) => kind !== 'stop')) return false;
  const stopped = new Set(stops.map((step) => (step.kind === 'stop' ? step.timer : '')));
  return written.some((rule) => isRunaway(rule) || stepsIn(rule.steps).some((step) => runsAway(step, rule, stopped)));
}

function isRunaway(rule: WhenRule): boolean {
  return isEvery(rule) && mentions(rule.steps, ...TAKES_OVER) && !isSwitched(rule);
}

function runsAway(step: Step, rule: WhenRule, stopped: ReadonlySet<string>): boolean {
  if (step.kind === 'every') return step.timer === undefined || !stopped.has(step.timer);
  if (step.kind === 'loop') return !endsByItsKey(step, rule);
  if (ROUNDS.includes(step.kind)) return mentions(step, ...TAKES_OVER) && mentions(step, ...WAITS);
  if (step.kind === 'type-slowly') return typingTime(step) > LONG;
  if (step.kind === 'repeat') {
    const isMany = step.times.kind === 'number' && step.times.number >= MANY_TIMES;
    return isMany || (mentions(step, ...TAKES_OVER) && waitingTime(step) > LONG);
  }
  return step.kind === 'repeat-while' || step.kind === 'repeat-until';
}

// How long a text is that is only known later, nobody knows.
function typingTime({ value, pause }: Extract<Step, { kind: 'type-slowly' }>): number {
  return value.kind === 'text' ? value.text.length * ((pause?.to ?? 50) + 20) : Number.POSITIVE_INFINITY;
}

/** The milliseconds that the waits in it take together, in all rounds. */
function waitingTime(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0;
  const step = node as Step;
  if (step.kind === 'type-slowly') return typingTime(step);
  if (step.kind === 'wait' || step.kind === 'hold-key') return step.time.kind === 'span' ? step.time.span.to : LONG;
  const once = Object.values(node).reduce((sum: number, each) => sum + waitingTime(each), 0);
  if (step.kind !== 'repeat' || once === 0) return once;
  return once * (step.times.kind === 'number' ? step.times.number : LONG);
}

// A loop at the end of a rule ends when its key is pressed again.
function endsByItsKey(loop: Step, { trigger, steps }: WhenRule): boolean {
  const loops = stepsIn(steps).filter(({ kind }) => kind === 'loop');
  return isByHand(trigger) && loops.length === 1 && canMoveOut(steps, loop, false);
}

// What somebody switches on and off does not run away: a mode, Caps Lock, a key that is held.
function isSwitched({ in: limit }: WhenRule): boolean {
  return mentions(limit, 'mode', 'on', 'held');
}

function canStop(trigger: WhenRule['trigger'], steps: readonly Step[]): boolean {
  return isByHand(trigger) || mentions(steps, 'tray-menu', 'buttons');
}

// A stop that only comes in the course of what runs away may never come.
function stopsIn(node: unknown): Step[] {
  if (typeof node !== 'object' || node === null) return [];
  const { kind } = node as { kind?: string };
  if (kind !== undefined && STOPS.includes(kind)) return [node as Step];
  return REPEATS.includes(kind ?? '') ? [] : Object.values(node).flatMap(stopsIn);
}

/** The steps of flow that stand anywhere in it, and others that go on for long. */
export function stepsIn(node: unknown): Step[] {
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.values(node).flatMap(stepsIn);
  const { kind } = node as { kind?: string };
  const isFlow = kind !== undefined && (Object.hasOwn(FLOW, kind) || ROUNDS.includes(kind) || kind === 'type-slowly');
  return isFlow ? [node as Step, ...below] : below;
}

function isEvery(rule: Rule): boolean {
  return rule.kind === 'when' && rule.trigger.kind === 'every';
}

function freeKey(rules: readonly Rule[]): string {
  const taken = rules.map((rule) => {
    if (rule.kind === 'remap') return rule.from;
    return rule.trigger.kind === 'key' ? rule.trigger.key : '';
  });
  return STOP_KEYS.find((key) => !taken.includes(key)) ?? 'ctrl+alt+shift+esc';
}
