import type { Library } from './helper.ts';
import { WINDOW_CHANGERS } from './windows-change.ts';
import { WINDOW_FINDERS } from './windows-find.ts';
import { WINDOW_LOOKS } from './windows-look.ts';
import { WINDOW_PLACERS } from './windows-place.ts';
import { WINDOW_SWITCHERS } from './windows-switch.ts';

export const WINDOWS_HELPERS = {
  ...WINDOW_FINDERS,
  ...WINDOW_CHANGERS,
  ...WINDOW_LOOKS,
  ...WINDOW_PLACERS,
  ...WINDOW_SWITCHERS,
} as const satisfies Library;
