import { FILE_AGE_HELPERS } from './files-by-age.ts';
import { FILE_CHANGERS } from './files-change.ts';
import { FILE_FINDERS } from './files-find.ts';
import { FOLDER_HELPERS } from './files-folders.ts';
import { FILE_TEXTS } from './files-text.ts';
import type { Library } from './helper.ts';

export const FILES_HELPERS = {
  ...FILE_FINDERS,
  ...FILE_AGE_HELPERS,
  ...FILE_TEXTS,
  ...FILE_CHANGERS,
  ...FOLDER_HELPERS,
} as const satisfies Library;
