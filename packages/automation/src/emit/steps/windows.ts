import type { WINDOW_STEPS } from '#language/steps/windows.ts';
import type { Emitters } from '../emitters.ts';
import { EMIT_WINDOW_LOOKS } from './windows-look.ts';
import { EMIT_WINDOW_PLACES } from './windows-place.ts';
import { EMIT_WINDOW_STATES } from './windows-state.ts';
import { EMIT_WINDOW_SWITCHES } from './windows-switch.ts';

export const EMIT_WINDOWS: Emitters<typeof WINDOW_STEPS> = {
  ...EMIT_WINDOW_STATES,
  ...EMIT_WINDOW_LOOKS,
  ...EMIT_WINDOW_PLACES,
  ...EMIT_WINDOW_SWITCHES,
};
