import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';

const SYMBOLS = ['!', '@', '#', '$', '%', '^', '&', '*', '(', ')'];

export const swapNumberRow = recipe({
  id: 'swap-number-row',
  title: 'Type symbols with the number row and digits with Shift',
  slots: {},
  code: () => ahk`
  ; For the symbols of a US keyboard.
  ${SYMBOLS.map((symbol, index) => `$${(index + 1) % 10}::SendText("${symbol}")`).join('\n')}

  ${SYMBOLS.map((_, index) => `$+${(index + 1) % 10}::SendText("${(index + 1) % 10}")`).join('\n')}
`,
});
