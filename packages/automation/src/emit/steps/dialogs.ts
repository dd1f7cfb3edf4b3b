import type { DIALOGS } from '#language/steps/dialogs.ts';
import type { Emitters } from '../emitters.ts';
import { EMIT_ASKED } from './dialogs-ask.ts';
import { EMIT_MENUS } from './dialogs-menus.ts';
import { EMIT_SHOWN } from './dialogs-show.ts';

export const EMIT_DIALOGS: Emitters<typeof DIALOGS> = { ...EMIT_SHOWN, ...EMIT_ASKED, ...EMIT_MENUS };
