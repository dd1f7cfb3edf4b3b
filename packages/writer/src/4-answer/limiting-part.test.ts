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
])('“%s” is limited by “%s”', (request, limit) => expect(limitIn(request)).toBe(limit));

test('a plain request has no limit', () => expect(limitIn('Ctrl+Alt+N opens Notepad')).toBeUndefined());

test('text that the script types word for word isn’t mistaken for a limit', () => {
  const request = 'F8 types “never without you”';
  const text = elementsOf(read(request)).findIndex(
    ({ is, ...rest }) => is === 'mark' && 'kind' in rest && rest.kind === 'text',
  );
  expect(limitIn(request)).toBe('never without you');
  expect(limitIn(request, [text])).toBeUndefined();
});
