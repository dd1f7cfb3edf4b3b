import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const COMMANDS = {
  Play_Pause: ['play', 'pause', 'play/pause', 'resume', 'unpause'],
  Next: ['next', 'skip', 'forward', 'following'],
  Prev: ['previous', 'prev', 'last', 'back', 'before'],
  Stop: ['stop'],
};

export const mediaControl = action({
  id: 'media-control',
  title: 'Play, pause, stop or skip the music or video',
  slots: { command: choice('thing to do with the music', COMMANDS, 'Play_Pause') },
  code: ({ command }) => ahk`Send("{Media_${command}}")`,
});
