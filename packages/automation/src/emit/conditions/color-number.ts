const NAMED: Readonly<Record<string, string>> = {
  red: 'FF0000',
  green: '00FF00',
  blue: '0000FF',
  yellow: 'FFFF00',
  orange: 'FFA500',
  purple: '800080',
  pink: 'FFC0CB',
  brown: 'A52A2A',
  black: '000000',
  white: 'FFFFFF',
  gray: '808080',
  cyan: '00FFFF',
  magenta: 'FF00FF',
  lime: '00FF00',
  navy: '000080',
  teal: '008080',
};

/** A color as AutoHotkey writes it: red, green and blue in hexadecimal. */
export function colorNumber(color: string): string {
  return `0x${NAMED[color] ?? color.replace('#', '').toUpperCase()}`;
}
