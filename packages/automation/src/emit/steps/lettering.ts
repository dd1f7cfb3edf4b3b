import { literal } from '../code.ts';
import { colorNumber } from '../conditions/color-number.ts';

/** Points of letters; what is usual is written in the function itself. */
type Sizes = { readonly small: string; readonly large: string };
export const PLAIN: Sizes = { small: '12', large: '40' };
export const HUGE: Sizes = { small: '28', large: '96' };

type Look = { readonly color?: string; readonly size?: 'small' | 'large' };

/** The last arguments of words on the screen: their color, their size and what is behind them. */
export function lettering({ color, size }: Look, sizes: Sizes): string[] {
  const hex = color && colorNumber(color).slice('0x'.length);
  return [hex ? literal(hex) : '', size ? sizes[size] : '', hex && isDark(hex) ? '"White"' : ''];
}

// Words are usually on black, where dark ones could not be read.
function isDark(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return red * 0.3 + green * 0.59 + blue * 0.11 < 50;
}
