import { ahk } from '../ahk-text.ts';
import { layer, layerMode } from '../lock-layer.ts';
import { recipe } from '../skill.ts';
import { choice, key } from '../slot.ts';

const LETTERS = {
  hjkl: ['hjkl', 'h j k l', 'vim'],
  ijkl: ['ijkl', 'i j k l'],
  wasd: ['wasd', 'w a s d'],
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

export const arrowLayer = recipe({
  id: 'arrow-layer',
  title: 'Use letters as arrow keys while a key is held or a lock key is on',
  slots: {
    layer: key('key to hold', 'CapsLock'),
    letters: choice('letters', LETTERS, 'hjkl'),
    mode: layerMode,
  },
  code: ({ layer: layerKey, letters, mode }) => {
    const [left = '', down = '', up = '', right = ''] = ARROWS[letters];
    const [home = '', end = '', pageUp = '', pageDown = ''] = JUMPS[letters];
    const hotkeys = ahk`
    ${left}::Left
    ${down}::Down
    ${up}::Up
    ${right}::Right
    ${home}::Home
    ${end}::End
    ${pageUp}::PgUp
    ${pageDown}::PgDn
  `;
    return ahk`
    ; While ${layerKey} is ${mode === 'held' ? 'held' : 'on'}. Shift still selects and Ctrl still moves by words.
    ${layer(layerKey, mode, hotkeys)}
  `;
  },
});
