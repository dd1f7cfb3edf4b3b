import { ahk } from '../ahk-text.ts';
import { layer, layerMode } from '../lock-layer.ts';
import { recipe } from '../skill.ts';
import { choice, key } from '../slot.ts';

const LETTERS = {
  hjkl: ['hjkl', 'h j k l', 'h/j/k/l', 'h, j, k, l', 'h, j, k and l', 'vim'],
  ijkl: ['ijkl', 'i j k l', 'i/j/k/l', 'i, j, k, l', 'i, j, k and l', 'i k j l', 'ikjl'],
  wasd: ['wasd', 'w a s d', 'w/a/s/d', 'w, a, s, d', 'w, a, s and d'],
  esdf: ['esdf'],
  jkli: ['jkil', 'jkli'],
};
const ARROWS = {
  hjkl: ['h', 'j', 'k', 'l'],
  ijkl: ['j', 'k', 'i', 'l'],
  wasd: ['a', 's', 'w', 'd'],
  esdf: ['s', 'd', 'e', 'f'],
  jkli: ['j', 'k', 'i', 'l'],
};
const JUMPS = {
  hjkl: ['u', 'o', 'y', 'n'],
  ijkl: ['u', 'o', 'y', 'n'],
  wasd: ['q', 'e', 'r', 'f'],
  esdf: ['w', 'r', 't', 'g'],
  jkli: ['u', 'o', 'y', 'n'],
};

const HELD: Readonly<Record<string, string>> = { Alt: '!', Ctrl: '^', Win: '#' };

export const arrowLayer = recipe({
  id: 'arrow-layer',
  title: 'Use letters as arrow keys while a key is held or a lock key is on',
  slots: {
    layer: key('key to hold', 'CapsLock'),
    letters: choice('letters', LETTERS, 'hjkl'),
    mode: layerMode,
  },
  code: ({ layer: said, letters, mode }) => {
    const held = HELD[said.replace(/^[LR](?=Alt$|Ctrl$|Win$)/, '')] ?? /^[!^#]+/.exec(said)?.[0] ?? '';
    // The arrows and the letters are what is held with the key, and not the key.
    const layerKey = /^(?:Left|Right|Up|Down|.)$/.test(said) ? 'CapsLock' : said;
    const [left = '', down = '', up = '', right = ''] = ARROWS[letters];
    const [home = '', end = '', pageUp = '', pageDown = ''] = JUMPS[letters];
    const hotkeys = ahk`
    ${held}${left}::Left
    ${held}${down}::Down
    ${held}${up}::Up
    ${held}${right}::Right
    ${held}${home}::Home
    ${held}${end}::End
    ${held}${pageUp}::PgUp
    ${held}${pageDown}::PgDn
  `;
    if (held && mode === 'held') return hotkeys;
    return ahk`
    ; While ${layerKey} is ${mode === 'held' ? 'held' : 'on'}. Shift still selects and Ctrl still moves by words.
    ${layer(layerKey, mode, hotkeys)}
  `;
  },
});
