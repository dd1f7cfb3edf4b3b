import { expect, test } from 'vitest';
import { readActions } from './read-actions.mjs';

test('observations are kept apart from actions', () => {
  const { steps, ignored, dates } = readActions(
    '# a note\nsetup tray\n\nkey ctrl+j\nignore \\d+ ms\ndate +1d yyyy-MM-dd\n',
  );
  expect(steps).toEqual(['setup tray', 'key ctrl+j']);
  expect(ignored).toEqual([/\d+ ms/g]);
  expect(dates).toEqual(['+1d yyyy-MM-dd']);
});

test('a space at the end of a typed line is typed', () => {
  expect(readActions('type btw \n').steps).toEqual(['type btw␣']);
});
