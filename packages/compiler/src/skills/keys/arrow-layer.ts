import { ahk } from '../ahk-text.ts';
import { layerKey } from '../layer-key.ts';
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
  title: 'Hold a key to turn letters into arrow keys',
  slots: { layer: key('key to hold', 'CapsLock'), letters: choice('letters', LETTERS, 'hjkl') },
  code: ({ layer, letters }) => {
    const [left = '', down = '', up = '', right = ''] = ARROWS[letters];
    const [home = '', end = '', pageUp = '', pageDown = ''] = JUMPS[letters];
    return ahk`
    ; While ${layer} is held. Shift still selects and Ctrl still moves by words.
    #HotIf GetKeyState("${layer}", "P")
    ${left}::Left
    ${down}::Down
    ${up}::Up
    ${right}::Right
    ${home}::Home
    ${end}::End
    ${pageUp}::PgUp
    ${pageDown}::PgDn
    #HotIf

    ${layerKey(layer)}
  `;
  },
});
