import { expect, test } from 'vitest';
import { parse } from '#text/parse.ts';
import { describe } from '../../src/describe/describe.ts';

export function told(...rules: readonly string[]): string[] {
  const parsed = parse(rules.join('\n'));
  if (!('program' in parsed) || !parsed.program) throw new Error(JSON.stringify(parsed));
  return describe(parsed.program);
}

/** What is said of the steps of one rule, without the key. */
function steps(text: string): string {
  return (told(`key f1: ${text}`)[0] ?? '').replace('When you press F1, ', '');
}

export function check(title: string, text: string, expected: string): void {
  test(title, () => expect(steps(text)).toBe(expected));
}
