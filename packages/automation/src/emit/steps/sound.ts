import type { SOUND } from '#language/steps/sound.ts';
import { isByHand } from '#language/stop-key.ts';
import { literal } from '../code.ts';
import type { Emitters } from '../emitters.ts';
import { oneFile } from '../things/files.ts';
import { useHelper } from '../use-helper.ts';
import { argument, countExpression } from '../values/expression.ts';
import { EMIT_VOLUME } from './sound-volume.ts';

const PITCHES = { high: '1500', usual: '750', low: '300' } as const;
const USUAL_BEEP = '300';
const LONG_BEEP = '1000';

/** Volume, players, voices. */
export const EMIT_SOUND: Emitters<typeof SOUND> = {
  ...EMIT_VOLUME,
  // While the computer is locked, a key press does nothing.
  'play-pause': (_, { draft, rule }) => [
    isByHand(rule.trigger) ? 'Send("{Media_Play_Pause}")' : `${useHelper(draft, 'PlayPause')}()`,
  ],
  'pause-media': (_, { draft }) => [`${useHelper(draft, 'PauseMedia')}()`],
  'next-track': () => ['Send("{Media_Next}")'],
  'previous-track': () => ['Send("{Media_Prev}")'],
  'stop-media': (_, { draft }) => [`${useHelper(draft, 'StopMedia')}()`],
  'sound-device': ({ device }, { draft }) => [`${useHelper(draft, 'PlaySoundOn')}(${literal(device)})`],
  'next-sound-device': ({ devices }, { draft }) => [
    `${useHelper(draft, 'NextDevice')}(${['0', ...(devices ?? []).map(literal)].join(', ')})`,
  ],
  'next-mic-device': ({ devices }, { draft }) => [
    `${useHelper(draft, 'NextDevice')}(${['1', ...(devices ?? []).map(literal)].join(', ')})`,
  ],
  beep: ({ pitch, long, times }, scope) => {
    const count = times ? countExpression(times, scope) : '1';
    const tone = `${PITCHES[pitch ?? 'usual']}, ${long ? LONG_BEEP : USUAL_BEEP}`;
    if (count === '1') return [`SoundBeep(${tone})`];
    return [`${useHelper(scope.draft, 'BeepTimes')}(${count}${pitch || long ? `, ${tone}` : ''})`];
  },
  'play-sound': ({ file }, scope) => [`${useHelper(scope.draft, 'PlaySoundFile')}(${oneFile(file, scope)})`],
  'stop-sound': () => ['try SoundPlay("none.wav") ; a file that does not exist: ends what is playing'],
  say: ({ value }, scope) => [`${useHelper(scope.draft, 'Speak')}(${argument(value, scope)})`],
  'stop-speaking': (_, { draft }) => [`${useHelper(draft, 'StopSpeaking')}()`],
};
