import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'Expected text',
  number: 'Expected a number',
  int: 'Expected a whole number',
  boolean: 'Expected true or false',
  array: 'Expected a list',
  object: 'Expected an object with fields',
  record: 'Expected an object with fields',
};

/** What is wrong with a value, for people; a field with words of its own keeps them. */
export function plainProblem(issue: Issue): string {
  if (issue.code === 'invalid_type') {
    const isMissing = issue.input === undefined || issue.input === null;
    return isMissing ? 'This field is required' : (EXPECTED[issue.expected] ?? NOT_VALID);
  }
  if (issue.code === 'invalid_value') return `Expected ${issue.values.map(String).join(' or ')}`;
  if (issue.code === 'too_small') return tooSmall(issue.origin, Number(issue.minimum));
  if (issue.code === 'too_big') return tooBig(issue.origin, Number(issue.maximum));
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${issue.keys.join(', ')}`;
  return NOT_VALID;
}

const NOT_VALID = 'This value can’t be used here';

function tooSmall(origin: string, least: number): string {
  if (origin === 'string') return least === 1 ? 'This field is required' : `Use at least ${least} characters`;
  return origin === 'array' ? `Add at least ${least}` : `Must be at least ${least}`;
}

function tooBig(origin: string, most: number): string {
  if (origin === 'string') return `Use at most ${most} characters`;
  return origin === 'array' ? `Add at most ${most}` : `Must be at most ${most}`;
}
