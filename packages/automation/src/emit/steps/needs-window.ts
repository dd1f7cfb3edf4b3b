import { mentions } from '#language/later-blocks.ts';
import type { Span } from '#language/leaves.ts';
import { CLIPBOARD } from '#language/steps/clipboard.ts';
import { MOUSE } from '#language/steps/mouse.ts';
import { TYPING } from '#language/steps/typing.ts';
import { WINDOW_STEPS } from '#language/steps/windows.ts';
import type { Step } from '#language/steps.ts';

const OPENING = new Set(['open', 'open-file', 'open-folder', 'open-or-show', 'toggle-app', 'restart-app', 'website']);
const WAITING = new Set(['wait-window', 'wait-until']);
const FRONT_CHANGES = new Set([...OPENING, 'activate']);
const TO_THE_FRONT = new Set([...Object.keys(TYPING), ...Object.keys(CLIPBOARD), ...Object.keys(MOUSE)]);
const NOT_TO_THE_FRONT = new Set(['nothing', 'lock', 'set-clipboard', 'clear-clipboard', 'move-mouse', 'pointer']);

/** What the steps that follow need of a window that is just being opened. */
export type WindowNeed = 'it' | 'front' | 'nothing';

/** Whether later steps speak of the window, or go to whatever is in front and would miss it if it is not there yet. */
export function windowNeed(rest: readonly Step[]): WindowNeed {
  const own = before(rest, OPENING);
  if (mentions(own, 'it')) return 'it';
  return before(own, WAITING).some(goesToFront) ? 'front' : 'nothing';
}

/** Whether later steps would do harm without the window: type elsewhere, or take it for closed already. */
export function needsItThere(rest: readonly Step[]): boolean {
  const own = before(before(rest, OPENING), WAITING);
  return own.some((step) => goesToFront(step) || mentions(step, 'wait-closed'));
}

/** Whether later steps type, click or copy in the window that was brought to the front. */
export function needsItInFront(rest: readonly Step[]): boolean {
  return before(rest, FRONT_CHANGES).some(goesToFront);
}

/** How long a later step waits for the window that is being opened, where it says so. */
export function saidWait(rest: readonly Step[]): Span | undefined {
  const wait = before(rest, OPENING).find((step) => step.kind === 'wait-window' && step.window.kind === 'it');
  return wait?.kind === 'wait-window' ? wait.time : undefined;
}

function before(steps: readonly Step[], ends: ReadonlySet<string>): readonly Step[] {
  const end = steps.findIndex(({ kind }) => ends.has(kind));
  return end === -1 ? steps : steps.slice(0, end);
}

function goesToFront(step: Step): boolean {
  if (mentions(step, 'selection')) return true;
  if (TO_THE_FRONT.has(step.kind)) return !NOT_TO_THE_FRONT.has(step.kind);
  if (step.kind in WINDOW_STEPS) return mentions(step, 'active');
  return Object.values(step).some((part) => Array.isArray(part) && part.some(isFrontStep));
}

function isFrontStep(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(isFrontStep);
  return typeof part === 'object' && part !== null && 'kind' in part && goesToFront(part as Step);
}
