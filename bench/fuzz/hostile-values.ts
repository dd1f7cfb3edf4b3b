import type { Random } from './random.ts';

const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u0001\u001f\u007f',
  '\ud800',
  '\udfff tail',
  '\ufeff\u200b\u202e\u2028\u2029',
  '😀'.repeat(300),
  'e\u0301'.repeat(500),
  `'; drop table users; --`,
  '" or 1=1 --',
  '%_\\%',
  '<script>alert(1)</script>',
  '#{7*7}{{7*7}}',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '%00',
  '%ff%fe',
  'null',
  'undefined',
  'NaN',
  'true',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '-1',
  '1e309',
  '9007199254740993',
  '0x10',
  '2026-13-45',
  '9999999-01-01T00:00:00.000Z',
  '-271821-04-19T23:59:59.999Z',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  'http://[::1',
  'javascript:alert(1)',
  'https://user:secret@example.com:99999/',
  'a@b.c',
  'ａ@ｅｘａｍｐｌｅ.ｃｏｍ',
  '"quoted local"@example.com',
  '((((((((((((((((((((((((((((((',
  '`n`r`t`;;;;#HotIf',
  '(\n'.repeat(200),
];

const OTHERS: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.1,
  1e21,
  Number.MAX_SAFE_INTEGER + 2,
  -(2 ** 63),
  2 ** 31,
  [],
  {},
  [[[[[[]]]]]],
  [null],
  { length: 3 },
  { toString: 'x' },
  { constructor: { prototype: {} } },
];

const LENGTHS = [200, 201, 254, 255, 300, 1000, 1001, 4000, 4001, 5001, 10_001, 100_000, 100_001];

/** A text that nobody types. */
export function hostileText(random: Random): string {
  if (random.chance(0.15)) return random.pick(['a', ' ', 'é', '\n', '界', '\u0000', '(']).repeat(random.pick(LENGTHS));
  if (random.chance(0.1)) return Array.from({ length: random.number(60) }, () => anyCharacter(random)).join('');
  return random.pick(TEXTS);
}

/** Anything that JSON can say. */
export function hostileValue(random: Random): unknown {
  if (random.chance(0.6)) return hostileText(random);
  if (random.chance(0.05)) return nested(random.pick([20, 200, 1000]));
  return random.pick(OTHERS);
}

function anyCharacter(random: Random): string {
  return String.fromCharCode(random.number(random.chance(0.5) ? 0x100 : 0x1_0000));
}

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}
