import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test('a word before each line is typed with it, and remarks are no steps', () => {
  const script = scriptFor(
    'names are in C:\\guild\\list.txt one per line. for each: enter (opens chat), type /invite and the name, enter, wait one second, next. ctrl+shift+i to begin, it would be nice if esc aborts. it is 80 people',
  );
  expect(script).toContain('^+i::');
  expect(script).toContain('SendText("/invite " A_LoopReadLine)');
  expect(script).toContain('Escape::');
});

test('a key whose work is told is pressed, and the key that starts it all is another', () => {
  const script = scriptFor(
    'The names are in C:\\a\\list.txt, one per line. By hand it goes: ctrl+f, type the name, enter, wait 2 seconds till it is there, then F9 prints it. F8 starts it',
  );
  expect(script).toContain('F8::');
  expect(script).toMatch(/Send\("\^f"\)[\s\S]*SendText\(A_LoopReadLine\)[\s\S]*Sleep\(2000\)[\s\S]*Send\("{F9}"\)/);
});
