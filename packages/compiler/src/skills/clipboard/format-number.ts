import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

const STYLES = {
  ',': ['comma', 'commas', 'thousands separator', 'thousand separators'],
  '.': ['dots', 'points', 'dot', 'german'],
  ' ': ['spaces', 'space', 'french'],
  "'": ['apostrophes', 'apostrophe', 'swiss'],
};

export const formatNumber = action({
  id: 'format-number',
  title: 'Put thousands separators into the selected numbers: 1234567 becomes 1,234,567',
  slots: { separator: choice('separator', STYLES, ','), where: choice('text', WHERE, 'selection') },
  // What stands behind a decimal sign is passed over.
  code: ({ separator, where }) =>
    changeText(where, `RegExReplace(text, "[.,]\\d+(*SKIP)(*F)|\\d{1,3}(?=(\\d{3})+(?!\\d))", "$0${separator}")`),
  needs: ({ where }) => changeTextNeeds(where),
});
