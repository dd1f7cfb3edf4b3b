import { expect, test } from 'vitest';
import { read } from '../read.ts';

type Row = readonly [said: string, values: readonly string[]];

const PHRASES: readonly Row[] = [
  ['(divided by 2.54, 1 digit)', ['2.54', '1']],
  ['2,500,000 and 1,000', ['2500000', '1000']],
  ['set volume 20/50/80', ['20', '50', '80']],
  ['opacity to 100, 70 and 40', ['100', '70', '40']],
  ['click at 100, 200 and 300, 400', ['100,200', '300,400']],
  ['second monitor on F1, back to the first on F2', ['2', '1']],
  ['the last monitor, then the first', []],
  ['on the first of the month', ['1']],
  ['volume to half, then full', ['50', '100']],
  ['a quarter of the brightness', ['25']],
  ['full screen', []],
  ['virtual desktops 1-3', ['1', '2', '3']],
  ['hourly at half past', ['30']],
  ['ten minutes before the full hour', ['50']],
  ['screen timeout 2 minutes', ['2']],
  ['the middle 40% of the screen', ['40', '30,0', '40,100', '30,30', '40,40']],
  ['press enter 3 times', ['3']],
  ['click 10x', ['10']],
  ['set the volume to 50%', ['50']],
  ['1,000 times', ['1000']],
  ['2.5 percent', ['2.5']],
  ['twice', ['2']],
  ['a dozen times', ['12']],
  ['the second screen', ['2']],
  ['repeat it three times', ['3']],
  ['twenty-five lines', ['25']],
  ['brightness -20', ['-20', '20']],
  ['x3', ['3']],
  ['roll a d20', ['20']],
  ['30 days ago', ['30']],
  ['two weeks from now', ['14', '2']],
  ['the one I use', []],
  ['one of them', []],
  ['click at 300,200', ['300,200']],
  ['click at (300, 200)', ['300,200']],
  ['x 300 y 200', ['300,200']],
  ['x=300, y=200', ['300,200']],
  ['move to 1200 80', ['1200,80']],
  ['click 100,200, 100,240 and 100,280', ['100,200', '100,240', '100,280']],
  ['800x600', ['800x600']],
  ['1920 by 1080', ['1920x1080']],
  ['1920 x 1080', ['1920x1080']],
  ['make it 400×300', ['400x300']],
  ['the red one', ['red']],
  ['#2b5c8a', ['#2b5c8a']],
  ['0xFF0000', ['#ff0000']],
  ['a grey window', ['gray']],
  ['move the mouse to 0,0', ['0,0']],
  ['the left 60% of the screen', ['60', '0,0', '60,100']],
  ['20% wide at the right', ['20', '80,0', '20,100']],
  ['pixel 5,5 changes', ['5,5']],
];

test.each(PHRASES)('numbers, positions, sizes, and colors in %j are read correctly', (said, values) => {
  expect(valuesIn(said)).toEqual(values);
});

function valuesIn(said: string): string[] {
  return read(said).marks.flatMap(({ kind, value }) =>
    ['number', 'point', 'size', 'color'].includes(kind) ? [value] : [],
  );
}
