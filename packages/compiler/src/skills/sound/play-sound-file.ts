import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';

export const playSoundFile = action({
  id: 'play-sound-file',
  title: 'Play a sound file',
  slots: { file: path('sound file to play', 'C:\\Windows\\Media\\tada.wav') },
  code: ({ file }) => ahk`SoundPlay(${folderExpression(file)})`,
});
