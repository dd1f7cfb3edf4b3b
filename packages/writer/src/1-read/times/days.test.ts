import { expect, test } from 'vitest';
import { read } from '../read.ts';

type Row = readonly [said: string, values: readonly string[]];

const PHRASES: readonly Row[] = [
  ['on weekdays', ['weekdays']],
  ['every weekday', ['weekdays']],
  ['on workdays', ['weekdays']],
  ['working days', ['weekdays']],
  ['at the weekend', ['weekends']],
  ['weekends', ['weekends']],
  ['monday', ['mon']],
  ['every tuesday and thursday', ['tue+thu']],
  ['mon, wed and fri', ['mon+wed+fri']],
  ['monday to friday', ['weekdays']],
  ['monday through thursday', ['mon+tue+wed+thu']],
  ['sunday to thursday', ['mon+tue+wed+thu+sun']],
  ['fridays', ['fri']],
  ['saturday and sunday', ['weekends']],
  ['every day but sunday', ['sun', 'mon+tue+wed+thu+fri+sat']],
  ['not on weekends', ['weekends', 'weekdays']],
  ['Sat and Sun', ['weekends']],
  ['he sat down', []],
  ['the sun is out', []],
  ['tues & thurs', ['tue+thu']],
  ['at 8:55 launch Zoom mon tue wed thu', ['mon+tue+wed+thu']],
  ['17:00 fri, open Spotify', ['fri']],
];

test.each(PHRASES)(
  'any days of the week in %j are recognized, and nothing else is mistaken for one',
  (said, values) => {
    expect(valuesIn(said)).toEqual(values);
  },
);

function valuesIn(said: string): string[] {
  return read(said).marks.flatMap(({ kind, value }) => (kind === 'days' ? [value] : []));
}
