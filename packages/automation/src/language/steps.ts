import type { NodeOf } from './grammar.ts';
import { CLIPBOARD } from './steps/clipboard.ts';
import { COMPUTER } from './steps/computer.ts';
import { DIALOGS } from './steps/dialogs.ts';
import { FILE_STEPS } from './steps/files.ts';
import { FLOW } from './steps/flow.ts';
import { MOUSE } from './steps/mouse.ts';
import { OFFICE } from './steps/office.ts';
import { PROGRAMS } from './steps/programs.ts';
import { SOUND } from './steps/sound.ts';
import { TYPING } from './steps/typing.ts';
import { WINDOW_STEPS } from './steps/windows.ts';

/** Everything that can be done, by family. */
export const STEP_FAMILIES = {
  typing: TYPING,
  mouse: MOUSE,
  programs: PROGRAMS,
  windows: WINDOW_STEPS,
  clipboard: CLIPBOARD,
  sound: SOUND,
  computer: COMPUTER,
  dialogs: DIALOGS,
  files: FILE_STEPS,
  office: OFFICE,
  flow: FLOW,
} as const;

export const STEPS = {
  ...TYPING,
  ...MOUSE,
  ...PROGRAMS,
  ...WINDOW_STEPS,
  ...CLIPBOARD,
  ...SOUND,
  ...COMPUTER,
  ...DIALOGS,
  ...FILE_STEPS,
  ...OFFICE,
  ...FLOW,
} as const;

export type Step = NodeOf<typeof STEPS>;
