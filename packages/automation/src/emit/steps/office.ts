import type { OFFICE } from '#language/steps/office.ts';
import type { Emitters } from '../emitters.ts';
import { EMIT_EXCEL } from './office-excel.ts';
import { EMIT_MAIL } from './office-mail.ts';
import { EMIT_WORD } from './office-word.ts';

export const EMIT_OFFICE = { ...EMIT_EXCEL, ...EMIT_WORD, ...EMIT_MAIL } satisfies Emitters<typeof OFFICE>;
