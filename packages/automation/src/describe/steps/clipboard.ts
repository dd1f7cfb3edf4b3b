import type { CLIPBOARD } from '#language/steps/clipboard.ts';
import { doChanges } from '../do-change.ts';
import type { Phrases } from '../phrases.ts';
import { sayApp } from '../say-app.ts';
import { sayFiles } from '../say-files.ts';
import { sayList } from '../say-text.ts';
import { sayInside, sayValue } from '../say-value.ts';

export const SAY_CLIPBOARD: Phrases<typeof CLIPBOARD> = {
  copy: () => 'copies the selection',
  cut: () => 'cuts the selection',
  'set-clipboard': ({ value }, words) => `copies ${sayValue(value, words)}`,
  'append-clipboard': ({ value }, words) => `adds ${sayValue(value, words)} to what you copied`,
  'clear-clipboard': () => 'clears the clipboard',
  'swap-clipboard': () => 'swaps the selected text with what you copied',
  'change-selection': ({ changes }, words) => doChanges('the selected text', changes, words),
  'change-clipboard': ({ changes }, words) => doChanges('the copied text', changes, words),
  'change-word': ({ changes }, words) => doChanges('the last word you typed', changes, words),
  'type-next': ({ lines }, words) => `types the next line of ${sayInside(lines, words)}`,
  'pick-copied': ({ count, apps }) => {
    const except = apps ? ` (nothing copied in ${sayList(apps.map(sayApp), 'or')} is kept)` : '';
    return `shows the last ${count} things you copied so that you can paste one${except}`;
  },
  'save-clipboard-image': ({ file }, words) => `saves the copied picture as ${sayFiles(file, words)}`,
  'copy-file-path': () => 'copies the full location of the selected file',
  'copy-page-link': () => 'copies the address of the web page',
};
