import { mentions } from '#language/later-blocks.ts';
import { CLIPBOARD } from '#language/steps/clipboard.ts';
import { MOUSE } from '#language/steps/mouse.ts';
import { TYPING } from '#language/steps/typing.ts';
import { WINDOW_STEPS } from '#language/steps/windows.ts';
import type { Step } from '#language/steps.ts';

const OPENING = new Set(['open', 'open-file', 'open-folder', 'open-or-show', 'toggle-app', 'restart-app', 'website']);
const WAITING = new Set(['wait-window', 'wait-until']);
const TO_THE_FRONT = new Set([...Object.keys(TYPING), ...Object.keys(CLIPBOARD), ...Object.keys(MOUSE)]);
const NOT_TO_THE_FRONT = new Set(['nothing', 'lock', 'set-clipboard', 'clear-clipboard', 'move-mouse', 'pointer']);

/** What the steps that follow need of a window that is just being opened. */
export type WindowNeed = 'it' | 'front' | 'nothing';

/** Whether later steps speak of the window, or go to whatever is in front and would miss it if it is not there yet. */
export function windowNeed(rest: readonly Step[]): WindowNeed {
  const end = rest.findIndex(({ kind }) => OPENING.has(kind));
  const own = end === -1 ? rest : rest.slice(0, end);
  if (mentions(own, 'it')) return 'it';
  const waits = own.findIndex(({ kind }) => WAITING.has(kind));
  return (waits === -1 ? own : own.slice(0, waits)).some(goesToFront) ? 'front' : 'nothing';
}

function goesToFront(step: Step): boolean {
  if (TO_THE_FRONT.has(step.kind)) return !NOT_TO_THE_FRONT.has(step.kind);
  if (step.kind in WINDOW_STEPS) return mentions(step, 'active');
  return Object.values(step).some((part) => Array.isArray(part) && part.some(isFrontStep));
}

function isFrontStep(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(isFrontStep);
  return typeof part === 'object' && part !== null && 'kind' in part && goesToFront(part as Step);
}
