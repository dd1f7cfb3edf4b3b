import type { MOUSE } from '#language/steps/mouse.ts';
import type { Emitters } from '../emitters.ts';
import { EMIT_CLICKS } from './mouse-clicks.ts';
import { EMIT_POINTER } from './mouse-pointer.ts';

export const EMIT_MOUSE: Emitters<typeof MOUSE> = { ...EMIT_CLICKS, ...EMIT_POINTER };
