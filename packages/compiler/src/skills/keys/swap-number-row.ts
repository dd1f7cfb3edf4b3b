import { ahk } from '../ahk-text.ts';
import { layer } from '../lock-layer.ts';
import { recipe } from '../skill.ts';
import { hotkey, optional } from '../slot.ts';

const SYMBOLS = ['!', '@', '#', '$', '%', '^', '&', '*', '(', ')'];

export const swapNumberRow = recipe({
  id: 'swap-number-row',
  title: 'Type symbols with the number row and digits with Shift',
  slots: { toggle: optional(hotkey('key that turns it on and off')) },
  code: ({ toggle }) => {
    const hotkeys = ahk`
  ${SYMBOLS.map((symbol, index) => `$${(index + 1) % 10}::SendText("${symbol}")`).join('\n')}

  ${SYMBOLS.map((_, index) => `$+${(index + 1) % 10}::SendText("${(index + 1) % 10}")`).join('\n')}
`;
    // Shift and the digits are part of what changes; only another key turns it on and off.
    const isSwitched = /^F\d|Lock$|^[\^!#]|^Pause$|Button/.test(toggle);
    return ahk`
    ; For the symbols of a US keyboard.
    ${isSwitched ? layer(toggle, 'locked', hotkeys) : hotkeys}
  `;
  },
});
