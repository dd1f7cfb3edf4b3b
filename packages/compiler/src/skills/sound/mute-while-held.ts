import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, key } from '../slot.ts';

const TARGETS = {
  sound: ['sound', 'speakers', 'audio', 'volume', 'computer'],
  microphone: ['microphone', 'mic', 'myself', 'cough'],
};

export const muteWhileHeld = recipe({
  id: 'mute-while-held',
  title: 'Mute only while a key is held down (cough button)',
  slots: {
    hold: key('key to hold', 'Pause'),
    target: choice('thing to mute', TARGETS, 'microphone'),
  },
  code: ({ hold, target }) => ahk`
  *${hold}:: {
      SoundSetMute(true${DEVICE[target]})
      KeyWait("${hold}")
      SoundSetMute(false${DEVICE[target]})
  }
`,
  stop: ({ hold }) => `Let go of ${hold} to end the mute.`,
});

const DEVICE = { sound: '', microphone: ', , "Microphone"' };
