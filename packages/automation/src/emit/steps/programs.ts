import type { PROGRAMS } from '#language/steps/programs.ts';
import type { Emitters } from '../emitters.ts';
import { EMIT_OPENING } from './programs-open.ts';
import { EMIT_PROGRAM_REST } from './programs-rest.ts';
import { EMIT_WEB } from './programs-web.ts';

export const EMIT_PROGRAMS: Emitters<typeof PROGRAMS> = { ...EMIT_OPENING, ...EMIT_WEB, ...EMIT_PROGRAM_REST };
