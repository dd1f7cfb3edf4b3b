import type { SOUND } from '#language/steps/sound.ts';
import type { Phrases } from '../phrases.ts';
import { sayFiles } from '../say-files.ts';
import { sayList } from '../say-text.ts';
import { sayLevel, sayWindow } from '../say-things.ts';
import { saySpan } from '../say-time.ts';
import { sayTimes } from '../say-times.ts';
import { sayValue } from '../say-value.ts';

const MUTE = {
  on: (thing: string) => `mutes ${thing}`,
  off: (thing: string) => `unmutes ${thing}`,
  toggle: (thing: string) => `mutes ${thing}, or unmutes it if it is already muted`,
} as const;

const PITCHES = { high: 'in a high tone', low: 'in a low tone' } as const;

export const SAY_SOUND: Phrases<typeof SOUND> = {
  volume: ({ level }, words) => sayLevel('the volume', level, 5, words),
  mute: ({ state }) => MUTE[state]('the sound'),
  mic: ({ state }) => ({ on: MUTE.off, off: MUTE.on, toggle: MUTE.toggle })[state]('the microphone'),
  'mic-volume': ({ level }, words) => sayLevel('the microphone volume', level, 5, words),
  'app-volume': ({ window, level }, words) => sayLevel(`the volume of ${sayWindow(window)}`, level, 10, words),
  'app-mute': ({ window, state }) => MUTE[state](sayWindow(window)),
  'restore-volume': () => 'puts the volume back to what it was',
  'fade-volume': ({ percent, time }, words) => `fades the volume to ${sayValue(percent, words)}% over ${saySpan(time)}`,
  'play-pause': () => 'plays the music, or pauses it if it is playing',
  'pause-media': () => 'pauses the music',
  'next-track': () => 'goes to the next track',
  'previous-track': () => 'goes to the previous track',
  'stop-media': () => 'stops the music',
  'sound-device': ({ device }) => `switches the sound to ${device}`,
  'next-sound-device': ({ devices }) =>
    devices ? `switches the sound between ${sayList(devices, 'and')}` : 'switches to the next sound device',
  'next-mic-device': ({ devices }) =>
    devices ? `switches the microphone between ${sayList(devices, 'and')}` : 'switches to the next microphone',
  beep: ({ pitch, long, times }, words) => {
    const count = sayTimes(times, words);
    const tone = [pitch && PITCHES[pitch], long && `for a second${count && ' each'}`].filter(Boolean).join(' ');
    return `beeps${count}${tone && ` ${tone}`}`;
  },
  'play-sound': ({ file }, words) => `plays ${sayFiles(file, words)}`,
  'stop-sound': () => 'stops the sound that is playing',
  say: ({ value }, words) => `says ${sayValue(value, words)} out loud`,
  'stop-speaking': () => 'stops speaking',
};
