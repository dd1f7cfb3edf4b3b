import type { Step } from '#language/steps.ts';
import type { Words } from './phrases.ts';
import { SAY_CLIPBOARD } from './steps/clipboard.ts';
import { SAY_COMPUTER } from './steps/computer.ts';
import { SAY_DIALOGS } from './steps/dialogs.ts';
import { SAY_FILES } from './steps/files.ts';
import { SAY_FLOW } from './steps/flow.ts';
import { SAY_MOUSE } from './steps/mouse.ts';
import { SAY_OFFICE } from './steps/office.ts';
import { SAY_PROGRAMS } from './steps/programs.ts';
import { SAY_SOUND } from './steps/sound.ts';
import { SAY_TYPING } from './steps/typing.ts';
import { SAY_WINDOWS } from './steps/windows.ts';

const SAY = {
  ...SAY_TYPING,
  ...SAY_MOUSE,
  ...SAY_PROGRAMS,
  ...SAY_WINDOWS,
  ...SAY_CLIPBOARD,
  ...SAY_SOUND,
  ...SAY_COMPUTER,
  ...SAY_DIALOGS,
  ...SAY_FILES,
  ...SAY_OFFICE,
  ...SAY_FLOW,
} as const;

/** "opens Notepad, types “hello”, then presses Enter". */
export function saySteps(steps: readonly Step[], words: Words): string {
  const phrases = steps.map((step) => sayStep(step, words)).filter(Boolean);
  const last = phrases.pop() ?? 'does nothing';
  if (phrases.length === 0) return last;
  return phrases.length === 1 ? `${phrases[0]}, then ${last}` : `${phrases.join(', ')}, then ${last}`;
}

export function sayStep(step: Step, words: Words): string {
  // Each kind has its own phrase, of its own type; TypeScript cannot follow that through the index.
  return (SAY[step.kind] as (step: Step, words: Words) => string)(step, words);
}
