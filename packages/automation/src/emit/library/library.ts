import { CLIPBOARD_HELPERS } from './clipboard.ts';
import { COMPUTER_HELPERS } from './computer.ts';
import { CONDITIONS_HELPERS } from './conditions.ts';
import { DIALOGS_HELPERS } from './dialogs.ts';
import { FILES_HELPERS } from './files.ts';
import { FLOW_HELPERS } from './flow.ts';
import type { Helper } from './helper.ts';
import { MOUSE_HELPERS } from './mouse.ts';
import { OFFICE_HELPERS } from './office.ts';
import { POINT_HELPERS } from './points.ts';
import { PROGRAMS_HELPERS } from './programs.ts';
import { SOUND_HELPERS } from './sound.ts';
import { TRIGGERS_HELPERS } from './triggers.ts';
import { TYPING_HELPERS } from './typing.ts';
import { VALUES_HELPERS } from './values.ts';
import { WATCH_HELPERS } from './watches.ts';
import { WINDOWS_HELPERS } from './windows.ts';

const ALL = {
  ...VALUES_HELPERS,
  ...CONDITIONS_HELPERS,
  ...TRIGGERS_HELPERS,
  ...WATCH_HELPERS,
  ...TYPING_HELPERS,
  ...POINT_HELPERS,
  ...MOUSE_HELPERS,
  ...PROGRAMS_HELPERS,
  ...WINDOWS_HELPERS,
  ...CLIPBOARD_HELPERS,
  ...SOUND_HELPERS,
  ...COMPUTER_HELPERS,
  ...DIALOGS_HELPERS,
  ...FILES_HELPERS,
  ...OFFICE_HELPERS,
  ...FLOW_HELPERS,
} as const;

/** Every function that a script may need, by name. */
export type HelperName = keyof typeof ALL;
export const LIBRARY: Readonly<Record<HelperName, Helper>> = ALL;
