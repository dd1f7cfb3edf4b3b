import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const emptyRecycleBin = action({
  id: 'empty-recycle-bin',
  title: 'Empty the recycle bin',
  slots: {},
  code: () => ahk`try FileRecycleEmpty() ; fails when it is already empty`,
});
