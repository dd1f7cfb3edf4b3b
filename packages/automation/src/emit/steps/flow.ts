import type { FLOW } from '#language/steps/flow.ts';
import type { Emitters } from '../emitters.ts';
import { EMIT_FLOW_CHOICES } from './flow-choices.ts';
import { EMIT_FLOW_LOOPS } from './flow-loops.ts';
import { EMIT_FLOW_MEMORY } from './flow-memory.ts';
import { EMIT_FLOW_SCRIPT } from './flow-script.ts';
import { EMIT_FLOW_TIMERS } from './flow-timers.ts';
import { EMIT_FLOW_WAITS } from './flow-waits.ts';

export const EMIT_FLOW = {
  ...EMIT_FLOW_WAITS,
  ...EMIT_FLOW_CHOICES,
  ...EMIT_FLOW_LOOPS,
  ...EMIT_FLOW_TIMERS,
  ...EMIT_FLOW_MEMORY,
  ...EMIT_FLOW_SCRIPT,
} satisfies Emitters<typeof FLOW>;
