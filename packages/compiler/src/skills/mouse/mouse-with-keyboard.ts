import { ahk } from '../ahk-text.ts';
import { layerKey } from '../layer-key.ts';
import { recipe } from '../skill.ts';
import { choice, key, number } from '../slot.ts';

const KEYS = {
  arrows: ['arrow', 'arrows', 'arrow keys', 'cursor keys'],
  wasd: ['wasd'],
  hjkl: ['hjkl', 'vim'],
  ijkl: ['ijkl'],
};
const DIRECTIONS = {
  arrows: ['Up', 'Left', 'Down', 'Right'],
  wasd: ['w', 'a', 's', 'd'],
  hjkl: ['k', 'h', 'j', 'l'],
  ijkl: ['i', 'j', 'k', 'l'],
};
const CLICKS = { arrows: ['Enter', 'RShift'], wasd: ['q', 'e'], hjkl: ['i', 'o'], ijkl: ['u', 'o'] };

export const mouseWithKeyboard = recipe({
  id: 'mouse-with-keyboard',
  title: 'Move the mouse pointer and click with the keyboard',
  slots: {
    layer: key('key to hold', 'CapsLock'),
    keys: choice('keys that move the pointer', KEYS, 'arrows'),
    speed: number('pixels for each step', 8),
  },
  code: ({ layer, keys, speed }) => {
    const [up = '', left = '', down = '', right = ''] = DIRECTIONS[keys];
    const [leftClick = '', rightClick = ''] = CLICKS[keys];
    return ahk`
    speed := ${speed} ; pixels for each step

    ; Hold ${layer} and use these keys:
    #HotIf GetKeyState("${layer}", "P")
    *${up}::
    *${left}::
    *${down}::
    *${right}::Glide()
    ${leftClick}::LButton ; hold it to drag
    ${rightClick}::RButton
    #HotIf

    ${layerKey(layer)}

    Glide() {
        Loop {
            x := GetKeyState("${right}", "P") - GetKeyState("${left}", "P")
            y := GetKeyState("${down}", "P") - GetKeyState("${up}", "P")
            if !(x || y)
                break
            MouseMove(x * speed, y * speed, 0, "R")
            Sleep(10)
        }
    }
  `;
  },
});
