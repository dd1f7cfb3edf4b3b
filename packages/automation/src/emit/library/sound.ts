import type { Library } from './helper.ts';
import { DEVICE_HELPERS } from './sound-devices.ts';
import { PLAYER_HELPERS } from './sound-players.ts';
import { PROGRAM_VOLUME_HELPERS } from './sound-programs.ts';
import { VOLUME_HELPERS } from './sound-volume.ts';

export const SOUND_HELPERS = {
  ...VOLUME_HELPERS,
  ...PROGRAM_VOLUME_HELPERS,
  ...DEVICE_HELPERS,
  ...PLAYER_HELPERS,
} as const satisfies Library;
