import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each(['P@ssw0rd', 'p@ssw0rd', 'Password1!', 'PASSWORD123!!', 'Qwerty123!', '!abc123$', 'Welcome1?', 'iloveyou1!'])(
  '%s is recognized as a common password',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test.each(['walnut7!', 'changed2?', 'correct8horse&battery', 'kX3v$9sTqLw0', '1!a2?b3', 'Tr0ub4dor&3'])(
  '%s is not treated as a common password',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
