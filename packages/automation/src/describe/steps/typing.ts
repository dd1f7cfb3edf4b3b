import type { TYPING } from '#language/steps/typing.ts';
import type { Phrases } from '../phrases.ts';
import { sayKey, sayScroll } from '../say-key.ts';
import { capital } from '../say-text.ts';
import { saySpan, sayTime } from '../say-time.ts';
import { sayTimes } from '../say-times.ts';
import { sayValue } from '../say-value.ts';

const LOCK_NAMES = { capslock: 'Caps Lock', numlock: 'Num Lock', scrolllock: 'Scroll Lock' } as const;
const LOCKED = {
  on: (name: string) => `turns ${name} on`,
  off: (name: string) => `turns ${name} off`,
  toggle: (name: string) => `turns ${name} on, or off if it is already on`,
  'always-on': (name: string) => `keeps ${name} on all the time`,
  'always-off': (name: string) => `keeps ${name} off all the time`,
} as const;
const BLOCKED = { keyboard: 'the keyboard', mouse: 'the mouse', both: 'the keyboard and the mouse' } as const;

export const SAY_TYPING: Phrases<typeof TYPING> = {
  type: ({ value }, words) => `types ${sayValue(value, words)}`,
  'type-slowly': ({ value, pause }, words) =>
    `types ${sayValue(value, words)} slowly${pause ? `, one letter every ${saySpan(pause)}` : ''}`,
  paste: ({ value }, words) => (value ? `pastes ${sayValue(value, words)}` : 'pastes what you copied'),
  'paste-plain': () => 'pastes what you copied without formatting',
  send: ({ key, times }, words) =>
    `${sayScroll(key)?.replace(/^scroll/, 'scrolls') ?? `presses ${sayKey(key)}`}${sayTimes(times, words)}`,
  'press-down': ({ key }) => `holds ${sayKey(key)} down`,
  release: ({ key }) => `lets go of ${sayKey(key)}`,
  'hold-key': ({ key, time }, words) => `holds ${sayKey(key)} for ${sayTime(time, words)}`,
  'toggle-down': ({ key }, words) => ({
    kind: 'verb',
    text: `holds ${sayKey(key)} down`,
    more: [words.again.replace(/to stop$/, 'to let go').replace(/it stops$/, 'it lets go')],
  }),
  'cursor-back': ({ characters }) =>
    `moves the cursor back ${characters} ${characters === 1 ? 'character' : 'characters'}`,
  'clipboard-history': () => 'opens the clipboard history',
  nothing: () => 'does nothing (the key is turned off)',
  'as-usual': () => 'does what the key usually does',
  lock: ({ key, state }) => LOCKED[state](LOCK_NAMES[key]),
  'block-input': ({ what, time }, words) => `blocks ${BLOCKED[what]} for ${sayTime(time, words)}`,
  'block-keyboard': ({ state }) => sayBlocked('keyboard', state),
  'block-mouse': ({ state }) => sayBlocked('mouse', state),
  'block-both': ({ state }) => sayBlocked('both', state),
  'input-language': ({ language }) => `switches the keyboard to ${capital(language)}`,
  'record-macro': () => 'starts recording what you press, or stops recording if it is recording',
  'play-macro': ({ times }, words) => `plays the recording${sayTimes(times, words)}`,
};

function sayBlocked(what: keyof typeof BLOCKED, state: 'on' | 'off' | 'toggle'): string {
  const them = what === 'both' ? 'them' : 'it';
  const are = what === 'both' ? 'they are' : 'it is';
  if (state === 'off') return `unblocks ${BLOCKED[what]}`;
  if (state === 'on') return `blocks ${BLOCKED[what]} until something unblocks ${them} (Ctrl+Alt+Esc always does)`;
  return `blocks ${BLOCKED[what]}, or unblocks ${them} if ${are} blocked (Ctrl+Alt+Esc always does)`;
}
