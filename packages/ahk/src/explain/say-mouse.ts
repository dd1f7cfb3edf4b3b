import { displayText } from '../facts/display-text.ts';
import { knownNumber, type OptionalValue } from '../facts/value.ts';
import { sayTimes } from './say-duration.ts';
import { sayPoint } from './say-point.ts';
import { sayNoun, sayPlain } from './say-value.ts';

const BUTTONS: Record<string, string> = {
  left: 'the left mouse button',
  l: 'the left mouse button',
  right: 'the right mouse button',
  r: 'the right mouse button',
  middle: 'the middle mouse button',
  m: 'the middle mouse button',
  x1: 'the back mouse button',
  x2: 'the forward mouse button',
};

const WHEELS: Record<string, string> = {
  wheelup: 'up',
  wu: 'up',
  wheeldown: 'down',
  wd: 'down',
  wheelleft: 'left',
  wl: 'left',
  wheelright: 'right',
  wr: 'right',
};

/** Click takes its options in one text or several: `Click("100 200 Right")`, `Click(100, 200, 2)`. */
export function sayClick(values: OptionalValue[]): string {
  const words = values.flatMap((value) => (value ? splitOptions(value) : []));
  const numbers = words.filter((word) => /^-?[\d.]+$|^\[/.test(word));
  const names = words.filter((word) => !/^-?[\d.]+$|^\[/.test(word)).map((word) => word.toLowerCase());
  const place = numbers.length >= 2 ? ` at ${placeIn(numbers)}` : '';
  const count = numbers.length === 1 ? numbers[0] : numbers[2];
  const wheel = names.map((name) => WHEELS[name]).find(Boolean);
  const button = names.map((name) => BUTTONS[name]).find(Boolean) ?? 'the left mouse button';
  const where =
    names.some((name) => /^rel/.test(name)) && place !== ''
      ? ` ${placeIn(numbers)} away from where the pointer is`
      : place;
  if (count === '0') return `moves the mouse${where.replace(/^ at/, ' to')}`;
  if (wheel) return `scrolls the mouse wheel ${wheel}${times(count)}`;
  if (names.some((name) => name === 'down' || name === 'd')) return `holds down ${button}${where}`;
  if (names.some((name) => name === 'up' || name === 'u')) return `lets go of ${button}${where}`;
  return `clicks ${button}${where}${count === '2' ? ' twice' : times(count)}`;
}

function placeIn([x = '', y = '']: string[]): string {
  if (!x.startsWith('[') && !y.startsWith('[')) return `${x}, ${y}`;
  return /^\[the position/.test(x) ? x.slice(1, -1) : 'a position that the script calculates';
}

function splitOptions(value: NonNullable<OptionalValue>): string[] {
  const text = displayText(value, (piece) => `[${sayNoun(piece).replace(/ /g, '\u00a0')}]`);
  return text
    .split(/[ \t,]+/)
    .filter(Boolean)
    .map((word) => word.replace(/\u00a0/g, ' '));
}

function times(count: string | undefined): string {
  if (count === undefined || count === '1') return '';
  return /^\d+$/.test(count) ? ` ${sayTimes(Number(count))}` : ' several times';
}

export function sayMouseMove([x, y, , relative]: OptionalValue[]): string {
  if (isHalf(x, 'A_ScreenWidth') && isHalf(y, 'A_ScreenHeight')) return 'moves the mouse to the middle of the screen';
  if (/^r/i.test(sayPlain(relative)) && (knownNumber(x) === null || knownNumber(y) === null))
    return 'moves the mouse a little';
  if (/^r/i.test(sayPlain(relative)))
    return `moves the mouse by ${sayPlain(x)} to the right and ${sayPlain(y)} down`.replace(
      /by (-?\d+) to the right and (-?\d+) down/,
      (_, right, down) => shift(Number(right), Number(down)),
    );
  return `moves the mouse to ${sayPoint(x, y)}`;
}

function isHalf(value: OptionalValue | undefined, name: string): boolean {
  return value?.kind === 'code' && new RegExp(`^${name} //? 2$`).test(value.code);
}

function shift(right: number, down: number): string {
  const parts = [
    ...(right === 0 ? [] : [`${pixels(right)} to the ${right > 0 ? 'right' : 'left'}`]),
    ...(down === 0 ? [] : [`${pixels(down)} ${down > 0 ? 'down' : 'up'}`]),
  ];
  return parts.length === 0 ? 'by nothing' : parts.join(' and ');
}

export function sayMouseClick([button, x, y, count, , state]: OptionalValue[]): string {
  return sayClick([...(x && y ? [x, y] : []), button ?? null, state ?? null, count ?? null]);
}

export function sayDrag([button, x1, y1, x2, y2]: OptionalValue[]): string {
  const name = BUTTONS[sayPlain(button).toLowerCase()] ?? 'the left mouse button';
  return `drags with ${name} from ${x1 ? sayPoint(x1, y1) : 'here'} to ${sayPoint(x2, y2)}`;
}

function pixels(count: number): string {
  return Math.abs(count) === 1 ? '1 pixel' : `${Math.abs(count)} pixels`;
}
