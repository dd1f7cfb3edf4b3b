import type { SOUND } from '#language/steps/sound.ts';
import type { Phrases } from '../phrases.ts';
import { sayList } from '../say-text.ts';
import { sayFiles, sayLevel, sayWindow } from '../say-things.ts';
import { saySpan } from '../say-time.ts';
import { sayTimes } from '../say-times.ts';
import { sayValue } from '../say-value.ts';

const MUTE = { on: 'mutes', off: 'unmutes', toggle: 'mutes or unmutes' } as const;

export const SAY_SOUND: Phrases<typeof SOUND> = {
  volume: ({ level }, words) => `turns the volume ${sayLevel(level, words)}`,
  mute: ({ state }) => `${MUTE[state]} the sound`,
  mic: ({ state }) =>
    ({ on: 'turns the microphone on', off: 'mutes the microphone', toggle: 'mutes or unmutes the microphone' })[state],
  'mic-volume': ({ level }, words) => `turns the microphone ${sayLevel(level, words)}`,
  'app-volume': ({ window, level }, words) => `turns the volume of ${sayWindow(window)} ${sayLevel(level, words)}`,
  'app-mute': ({ window, state }) => `${MUTE[state]} ${sayWindow(window)}`,
  'restore-volume': () => 'puts the volume back to what it was',
  'fade-volume': ({ percent, time }, words) => `fades the volume to ${sayValue(percent, words)}% over ${saySpan(time)}`,
  'play-pause': () => 'plays or pauses the music',
  'pause-media': () => 'pauses the music',
  'next-track': () => 'goes to the next track',
  'previous-track': () => 'goes to the previous track',
  'stop-media': () => 'stops the music',
  'sound-device': ({ device }) => `switches the sound to ${device}`,
  'next-sound-device': ({ devices }) =>
    devices ? `switches the sound between ${sayList(devices, 'and')}` : 'switches to the next sound device',
  'next-mic-device': ({ devices }) =>
    devices ? `switches the microphone between ${sayList(devices, 'and')}` : 'switches to the next microphone',
  beep: ({ times }, words) => `beeps${sayTimes(times, words)}`,
  'play-sound': ({ file }, words) => `plays ${sayFiles(file, words)}`,
  'stop-sound': () => 'stops the sound that is playing',
  say: ({ value }, words) => `says ${sayValue(value, words)} out loud`,
  'stop-speaking': () => 'stops speaking',
};
