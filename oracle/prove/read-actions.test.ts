import { expect, test } from 'vitest';
import { readActions } from './read-actions.mjs';

test('rules for comparing observations are kept separate from the actions', () => {
  const { steps, ignored, dates } = readActions(
    '# a note\nsetup tray\n\nkey ctrl+j\nignore \\d+ ms\ndate +1d yyyy-MM-dd\n',
  );
  expect(steps).toEqual(['setup tray', 'key ctrl+j']);
  expect(ignored).toEqual([/\d+ ms/g]);
  expect(dates).toEqual(['+1d yyyy-MM-dd']);
});

test('a “type” action keeps the space at the end of its text', () => {
  expect(readActions('type btw \n').steps).toEqual(['type btw␣']);
});
