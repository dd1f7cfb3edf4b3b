import { choice, flag, list, maybe, slot, word } from '../grammar.ts';

const SWITCH = choice('state', 'on', 'off', 'toggle');

/** Volume, players, voices. */
export const SOUND = {
  volume: [slot('level', 'level')],
  mute: [SWITCH],
  mic: [SWITCH],
  'mic-volume': [slot('level', 'level')],
  'app-volume': [slot('window', 'window'), slot('level', 'level')],
  'app-mute': [slot('window', 'window'), SWITCH],
  /** Puts back what the volume was before this script changed it. */
  'restore-volume': [],
  'fade-volume': [word('to'), slot('percent', 'amount'), word('over'), slot('time', 'span')],
  'play-pause': [],
  'pause-media': [],
  'next-track': [],
  'previous-track': [],
  'stop-media': [],
  'sound-device': [slot('device', 'text')],
  'next-sound-device': [maybe(list('devices', 'text'))],
  'next-mic-device': [maybe(list('devices', 'text'))],
  beep: [maybe(choice('pitch', 'high', 'low')), flag('long'), maybe(word('x'), slot('times', 'amount'))],
  'play-sound': [slot('file', 'files')],
  'stop-sound': [],
  say: [slot('value', 'value')],
  'stop-speaking': [],
} as const;
