import { COMPUTER_DEVICE_HELPERS } from './computer-devices.ts';
import { SCREEN_HELPERS } from './computer-screen.ts';
import { SCREENSHOT_HELPERS } from './computer-screenshots.ts';
import { SWITCH_HELPERS } from './computer-switches.ts';
import type { Library } from './helper.ts';

export const COMPUTER_HELPERS = {
  ...SCREENSHOT_HELPERS,
  ...SCREEN_HELPERS,
  ...SWITCH_HELPERS,
  ...COMPUTER_DEVICE_HELPERS,
} as const satisfies Library;
