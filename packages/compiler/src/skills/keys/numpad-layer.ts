import { ahk } from '../ahk-text.ts';
import { layerKey } from '../layer-key.ts';
import { recipe } from '../skill.ts';
import { choice, key } from '../slot.ts';

const SIDES = { right: ['right hand', 'uio', 'jkl', 'right'], left: ['left hand', 'wer', 'sdf', 'left'] };
const DIGITS = { right: 'u7 i8 o9 j4 k5 l6 m1 ,2 .3 n0', left: 'w7 e8 r9 s4 d5 f6 x1 c2 v3 z0' };

export const numpadLayer = recipe({
  id: 'numpad-layer',
  title: 'Hold a key to use letters as a number pad',
  slots: { layer: key('key to hold', 'CapsLock'), side: choice('side of the keyboard', SIDES, 'right') },
  code: ({ layer, side }) => ahk`
  ; While ${layer} is held
  #HotIf GetKeyState("${layer}", "P")
  ${DIGITS[side]
    .split(' ')
    .map((pair) => `${pair[0]}::${pair[1]}`)
    .join('\n')}
  #HotIf

  ${layerKey(layer)}
`,
});
