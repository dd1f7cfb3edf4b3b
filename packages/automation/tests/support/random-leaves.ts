import type { LeafType, Leaves } from '../../src/language/leaves.ts';
import type { RandomNumbers } from './random-numbers.ts';

/** Texts that break careless code: quotes, percent signs, backslashes, comments, line breaks, Unicode, nothing at all. */
const AWKWARD_TEXTS = [
  'hello',
  'Dear Ms. O’Neil, thank you — see you at 5',
  'say "hi" and \'bye\'',
  '100% %name% %%',
  'C:\\Program Files\\',
  'a ; b ;c',
  '`n `` ` `;',
  'line one\nline two\n\nline four',
  '\ttabbed\t',
  '{Enter} ^c !x #r +a {',
  '}',
  '(',
  ')\n)',
  '/* not a comment */',
  '; not a comment',
  '::x::',
  'ñ ß 漢字 😀 «»',
  ' leading and trailing ',
  '#HotIf',
  '$answer @key1',
  'x'.repeat(300),
  '',
];
const SOME_KEYS =
  'f1 f5 f12 f24 a z 7 ctrl+j ctrl+alt+n shift+f5 win+left ctrl+alt+shift+win+k capslock capslock&i numpad5 numpadadd wheelup xbutton1 mbutton lbutton semicolon comma backtick ctrl+backslash quote ralt+e lctrl+x rshift esc enter space volume-up media-next pause ö ctrl+ä less alt+minus printscreen apps lwin leftbracket a&b shift rctrl ctrl+colon'.split(
    ' ',
  );

/** A literal of a kind, awkward where it can be. */
export const RANDOM_LEAVES: { readonly [K in LeafType]: (random: RandomNumbers) => Leaves[K] } = {
  text: (random) => random.pick(AWKWARD_TEXTS),
  number: (random) => random.pick([1, 2, 3, 5, 20, 30, 60]),
  key: (random) => random.pick(SOME_KEYS),
  span: (random) => {
    const from = random.pick([50, 500, 1500, 2000, 60_000, 90_000, 3_600_000]);
    return { from, to: random.chance(0.2) ? from * 2 : from };
  },
  clock: (random) => ({ hour: random.below(24), minute: random.below(60) }),
  hours: (random) => ({
    from: { hour: random.below(24), minute: random.below(60) },
    to: { hour: random.below(24), minute: random.below(60) },
  }),
  days: (random) => random.pick([[1, 2, 3, 4, 5], [6, 7], [1], [1, 3, 5]]),
  xy: (random) => ({ x: random.below(4000) - 1000, y: random.below(2000) }),
  size: (random) => ({ width: 200 + random.below(2000), height: 200 + random.below(1000) }),
  color: (random) => random.pick(['red', 'white', '#2b5c8a', 'gray']),
  name: (random) => random.pick(['answer', 'count', 'text', 'number', 'send', 'name', 'x']),
  label: (random) => random.pick(['timer', 'gaming', 'loop', 'a-b']),
};
