import type { Library } from './helper.ts';
import { DATE_HELPERS } from './values-dates.ts';
import { LINE_HELPERS } from './values-lines.ts';
import { LOOKUP_HELPERS } from './values-lookups.ts';
import { NUMBER_HELPERS } from './values-numbers.ts';
import { TEXT_HELPERS } from './values-texts.ts';

export const VALUES_HELPERS = {
  ...NUMBER_HELPERS,
  ...DATE_HELPERS,
  ...LINE_HELPERS,
  ...TEXT_HELPERS,
  ...LOOKUP_HELPERS,
} as const satisfies Library;
