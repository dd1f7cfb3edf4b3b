import type { CLIPBOARD } from '#language/steps/clipboard.ts';
import type { Phrases } from '../phrases.ts';
import { sayChanges } from '../say-change.ts';
import { sayFiles } from '../say-things.ts';
import { sayValue } from '../say-value.ts';

export const SAY_CLIPBOARD: Phrases<typeof CLIPBOARD> = {
  copy: () => 'copies the selection',
  cut: () => 'cuts the selection',
  'set-clipboard': ({ value }, words) => `copies ${sayValue(value, words)}`,
  'append-clipboard': ({ value }, words) => `adds ${sayValue(value, words)} to what is copied`,
  'clear-clipboard': () => 'clears the clipboard',
  'swap-clipboard': () => 'swaps the selection with what is copied',
  'change-selection': ({ changes }, words) => `rewrites the selected text ${sayChanges(changes, words)}`,
  'change-clipboard': ({ changes }, words) => `rewrites the copied text ${sayChanges(changes, words)}`,
  'change-word': ({ changes }, words) => `rewrites the last word ${sayChanges(changes, words)}`,
  'type-next': ({ lines }, words) => `types the next line of ${sayValue(lines, words)}`,
  'pick-copied': ({ count }) => `shows the last ${count} things you copied, to paste one`,
  'save-clipboard-image': ({ file }, words) => `saves the copied picture as ${sayFiles(file, words)}`,
  'copy-file-path': () => 'copies the path of the selected file',
  'copy-page-link': () => 'copies a link to the web page',
};
