import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const recordScreen = action({
  id: 'record-screen',
  title: 'Start or stop recording the screen',
  slots: {},
  code: () => ahk`Send("#!r") ; the Xbox Game Bar of Windows`,
});
