import type { Library } from './helper.ts';
import { CHANGE_WATCHES } from './watches-changes.ts';
import { COMPUTER_WATCHES } from './watches-computer.ts';
import { TIME_WATCHES } from './watches-times.ts';
import { WINDOW_WATCHES } from './watches-windows.ts';

/** What sets rules off other than keys. Each looks, and calls when it is so. */
export const WATCH_HELPERS = {
  ...CHANGE_WATCHES,
  ...TIME_WATCHES,
  ...WINDOW_WATCHES,
  ...COMPUTER_WATCHES,
} as const satisfies Library;
