import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const stopSound = action({
  id: 'stop-sound',
  title: 'Stop the sound file that is playing',
  slots: {},
  code: () => ahk`try SoundPlay("none.wav") ; a file that does not exist: ends what is playing`,
});
