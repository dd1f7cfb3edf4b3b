import { QUESTIONS } from './dialogs-ask.ts';
import { SHOWN_THINGS } from './dialogs-show.ts';
import type { Library } from './helper.ts';

export const DIALOGS_HELPERS = { ...SHOWN_THINGS, ...QUESTIONS } as const satisfies Library;
