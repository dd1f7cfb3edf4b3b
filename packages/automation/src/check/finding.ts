/** Something wrong (no script is made) or unwise (it is made, and the user is told) in a program. */
export type Finding = {
  readonly severity: 'error' | 'warning';
  readonly code: FindingCode;
  /** The rule that it is about, counted from 1. */
  readonly rule: number;
  readonly message: string;
};

export const FINDING_CODES = [
  'unknown-name',
  'unknown-timer',
  'unknown-mode',
  'no-window',
  'no-file',
  'no-pressed-key',
  'no-held-key',
  'no-loop',
  'not-a-key',
  'wheel-press',
  'same-trigger',
  'empty-text',
  'unnamed-file',
  'bad-abbreviation',
  'out-of-range',
  'never-true',
  'through-the-night',
  'common-key',
  'reserved-key',
  'no-stop',
  'destructive',
  'limited',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

export function error(code: FindingCode, rule: number, message: string): Finding {
  return { severity: 'error', code, rule, message };
}

export function warning(code: FindingCode, rule: number, message: string): Finding {
  return { severity: 'warning', code, rule, message };
}
