import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice } from '../slot.ts';

const HELD = {
  '!': ['alt'],
  'CapsLock & ': ['caps', 'capslock', 'caps lock'],
  '#': ['win', 'windows'],
  '^': ['ctrl', 'control'],
  '>!': ['right alt', 'altgr'],
};
const ROW = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-', '='];

export const functionKeysOnNumbers = recipe({
  id: 'function-keys-on-numbers',
  title: 'Use the number row as F1 to F12 while a key is held',
  slots: { held: choice('key to hold', HELD, '!') },
  code: ({ held }) => ahk`
  ${ROW.map((digit, index) => `${held}${digit}::Send("{F${index + 1}}")`).join('\n')}
`,
});
