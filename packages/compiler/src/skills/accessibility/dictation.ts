import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const dictation = action({
  id: 'dictation',
  title: 'Start dictation (voice typing)',
  slots: {},
  code: () => ahk`Send("#h")`,
});
