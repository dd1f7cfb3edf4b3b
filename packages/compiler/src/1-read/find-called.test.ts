import { expect, test } from 'vitest';
import { read } from './read.ts';

test.each([
  ['bring the window called Shift Plan to the front', 'Shift Plan'],
  ['a window that has Gradebook in its title, and then', 'Gradebook'],
  ['hide that window (it is called Kundenliste) with F6', 'Kundenliste'],
  ['all windows whose title contains Error', 'Error'],
  ['minimize windows with invoice in the title', 'invoice'],
  ['go to the window Export and type', 'Export'],
  ['beep when a window called Payment failed shows up', 'Payment failed'],
  ['there is a window first, Session expiring, with a button Continue', 'Session expiring'],
  ['wait until the Export window is there', 'Export'],
  ['make HP Colour Library the default printer', 'HP Colour Library'],
  ['switch to the printer Zebra_Labels', 'Zebra_Labels'],
])('%j names %j', (text, name) => {
  expect(read(text).entities).toContainEqual(expect.objectContaining({ kind: 'text', value: name }));
});

test.each([
  'close the window when I press F7',
  'the window called by F6',
  'the Notepad window',
  'print with my printer',
])('%j names no title', (text) => {
  expect(read(text).entities.filter(({ kind }) => kind === 'text')).toEqual([]);
});
