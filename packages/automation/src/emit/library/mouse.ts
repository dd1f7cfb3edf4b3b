import type { Library } from './helper.ts';
import { CLICK_HELPERS } from './mouse-clicks.ts';
import { POINTER_HELPERS } from './mouse-pointer.ts';

export const MOUSE_HELPERS = { ...CLICK_HELPERS, ...POINTER_HELPERS } as const satisfies Library;
