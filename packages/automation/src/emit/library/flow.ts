import { HELD_KEY_HELPERS } from './flow-held-keys.ts';
import { MEMORY_HELPERS } from './flow-memory.ts';
import { RUN_HELPERS } from './flow-runs.ts';
import { TIMER_HELPERS } from './flow-timers.ts';
import type { Library } from './helper.ts';

export const FLOW_HELPERS = {
  ...HELD_KEY_HELPERS,
  ...TIMER_HELPERS,
  ...RUN_HELPERS,
  ...MEMORY_HELPERS,
} as const satisfies Library;
