import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

// People who say "mute" mean the mute key, which is a toggle: with a plain mute the sound could not be had back.
const STATES = {
  toggle: ['mute and unmute', 'mute/unmute', 'toggle', 'on and off', 'mute', 'silence'],
  mute: ['mute only', 'only mute', 'force mute', 'stays muted', 'make sure it is muted'],
  unmute: ['unmute', 'turn on', 'sound back on'],
};
const SETTING = { toggle: -1, mute: 1, unmute: 0 };

export const muteSound = action({
  id: 'mute-sound',
  title: 'Mute the sound of the computer, or turn it on again',
  slots: { state: choice('thing to do with the sound', STATES, 'toggle') },
  code: ({ state }) => ahk`SoundSetMute(${SETTING[state]})`,
});
