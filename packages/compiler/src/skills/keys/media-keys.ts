import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';

export const mediaKeys = recipe({
  id: 'media-keys',
  title: 'Use four keys as previous track, play/pause, next track and mute',
  slots: {
    previous: hotkey('key for the previous track', 'F9'),
    play: hotkey('key for play and pause', 'F10'),
    next: hotkey('key for the next track', 'F11'),
    mute: hotkey('key for mute', 'F12'),
  },
  code: ({ previous, play, next, mute }) => ahk`
  ${previous}::Send("{Media_Prev}")
  ${play}::Send("{Media_Play_Pause}")
  ${next}::Send("{Media_Next}")
  ${mute}::Send("{Volume_Mute}")
`,
});
