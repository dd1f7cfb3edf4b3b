import { expect, test } from 'vitest';
import { read } from '#1-read/read.ts';
import { elementsOf } from '#2-propose/elements.ts';
import { limitingPart } from './limiting-part.ts';

function limitIn(request: string, tokens: readonly (string | number)[] = []): string | undefined {
  return limitingPart(request, elementsOf(read(request)), tokens);
}

test.each([
  ['remind me to drink every 20 min before lunch', 'before lunch'],
  ['Title Case the selection with alt+t but keep and, of, the small', 'but keep and'],
  ['beep every 20 minutes, except on Sundays. thanks', 'except on Sundays'],
  ['F9 schaltet stumm, aber nicht in Teams', 'aber nicht in Teams'],
])('in the request “%s”, the limiting phrase is “%s”', (request, limit) => expect(limitIn(request)).toBe(limit));

test('a plain request has no limiting phrase', () => expect(limitIn('Ctrl+Alt+N opens Notepad')).toBeUndefined());

test('text for the script to type isn’t mistaken for a limiting phrase', () => {
  const request = 'F8 types “never without you”';
  const text = elementsOf(read(request)).findIndex(
    ({ is, ...rest }) => is === 'mark' && 'kind' in rest && rest.kind === 'text',
  );
  expect(limitIn(request)).toBe('never without you');
  expect(limitIn(request, [text])).toBeUndefined();
});
