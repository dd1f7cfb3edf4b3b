import { ahk } from '../ahk-text.ts';
import { layer, layerMode } from '../lock-layer.ts';
import { recipe } from '../skill.ts';
import { choice, key } from '../slot.ts';

const SIDES = {
  right: ['right hand', 'uio', 'jkl', 'right'],
  left: ['left hand', 'wer', 'sdf', 'left'],
  // As on old laptops, or one row higher than the others.
  upper: ['u i o 4 5 6', 'uio 456', 'u i o should be 4 5 6', 'u i o are 4 5 6', 'j k l 1 2 3', 'jkl 123'],
};
const DIGITS = {
  right: 'u7 i8 o9 j4 k5 l6 m1 ,2 .3 n0',
  left: 'w7 e8 r9 s4 d5 f6 x1 c2 v3 z0',
  upper: '77 88 99 u4 i5 o6 j1 k2 l3 m0',
};

export const numpadLayer = recipe({
  id: 'numpad-layer',
  title: 'Use letters as a number pad while a key is held or a lock key is on',
  slots: {
    layer: key('key to hold', 'CapsLock'),
    side: choice('side of the keyboard', SIDES, 'right'),
    mode: layerMode,
  },
  code: ({ layer: layerKey, side, mode }) => ahk`
  ; While ${layerKey} is ${mode === 'held' ? 'held' : 'on'}
  ${layer(
    layerKey,
    mode,
    DIGITS[side]
      .split(' ')
      .filter((pair) => pair[0] !== pair[1])
      .map((pair) => `${pair[0]}::${pair[1]}`)
      .join('\n'),
  )}
`,
});
