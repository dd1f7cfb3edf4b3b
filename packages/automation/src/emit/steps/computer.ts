import type { COMPUTER } from '#language/steps/computer.ts';
import type { Emitters } from '../emitters.ts';
import { EMIT_DEVICES } from './computer-devices.ts';
import { EMIT_POWER } from './computer-power.ts';
import { EMIT_SCREEN } from './computer-screen.ts';
import { EMIT_SWITCHES } from './computer-switches.ts';

export const EMIT_COMPUTER: Emitters<typeof COMPUTER> = {
  ...EMIT_POWER,
  ...EMIT_SCREEN,
  ...EMIT_SWITCHES,
  ...EMIT_DEVICES,
};
