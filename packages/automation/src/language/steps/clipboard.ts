import { list, maybe, slot, word } from '../grammar.ts';

/** What is copied, and changes to texts. */
export const CLIPBOARD = {
  copy: [],
  cut: [],
  'set-clipboard': [slot('value', 'value')],
  'append-clipboard': [slot('value', 'value')],
  'clear-clipboard': [],
  'swap-clipboard': [],
  'change-selection': [list('changes', 'change')],
  'change-clipboard': [list('changes', 'change')],
  /** The last word that was typed. */
  'change-word': [list('changes', 'change')],
  /** One line of a text at each press: `type-next clipboard`. */
  'type-next': [slot('lines', 'value')],
  /** Keeps what is copied, and shows a list to paste from. */
  'pick-copied': [slot('count', 'number'), maybe(word('except'), list('apps', 'text'))],
  'save-clipboard-image': [slot('file', 'files')],
  'copy-file-path': [],
  'copy-page-link': [],
} as const;
