/** Colors as people name them, told from the red, green and blue of a pixel: what is "red" is seldom FF0000. */
export const SCREEN_COLORS: Readonly<Record<string, string>> = {
  red: 'red > 140 && green < 110 && blue < 110',
  green: 'green > 90 && red < green - 30 && blue < green - 20',
  blue: 'blue > 110 && red < blue - 40 && green < blue - 10',
  yellow: 'red > 170 && green > 150 && blue < 130',
  orange: 'red > 180 && green > 80 && green < 190 && blue < 110',
  purple: 'red > 80 && blue > 100 && green < Min(red, blue) - 30',
  pink: 'red > 190 && blue > 120 && green < red - 40',
  white: 'red > 220 && green > 220 && blue > 220',
  black: 'red < 50 && green < 50 && blue < 50',
  gray: 'Abs(red - green) < 20 && Abs(green - blue) < 20 && red > 50 && red < 220',
  grey: 'Abs(red - green) < 20 && Abs(green - blue) < 20 && red > 50 && red < 220',
};
