import type { AdviceCode } from './general-advice.ts';

/** What an AutoHotkey error box is about. */
export const ERROR_CAUSES = [
  'wrong-version',
  'old-syntax',
  'missing-quote',
  'curly-quotes',
  'missing-bracket',
  'extra-bracket',
  'misplaced-line',
  'unreadable-line',
  'reserved-name',
  'duplicate-hotkey',
  'duplicate-name',
  'unknown-key',
  'unknown-label',
  'unset-variable',
  'undeclared-global',
  'unknown-function',
  'wrong-parameters',
  'wrong-type',
  'bad-value',
  'no-such-method',
  'no-such-property',
  'not-callable',
  'not-enumerable',
  'item-missing',
  'division-by-zero',
  'program-not-found',
  'window-not-found',
  'control-not-found',
  'file-not-found',
  'device-not-found',
  'access-denied',
  'already-running',
  'runs-too-often',
  'too-many-boxes',
  'endless-recursion',
  'out-of-memory',
  'timed-out',
  'never-runs',
  'thrown',
  'unknown-error',
] as const;

export type ErrorCause = (typeof ERROR_CAUSES)[number];

/** What a script itself shows of a complaint without an error box. */
export type SymptomCause =
  | 'does-not-load'
  | 'suspicious-line'
  | 'one-window-only'
  | 'reserved-key'
  | 'num-lock'
  | 'needs-ending'
  | 'first-run-later'
  | 'ends-at-once'
  | 'laptop-keys'
  | 'starts-paused'
  | 'signs-are-keys'
  | 'keyboard-layout'
  | 'follows-case'
  | 'file-encoding'
  | 'types-too-fast'
  | 'types-too-early'
  | 'fixed-positions'
  | 'key-still-works'
  | 'key-taken-away'
  | 'stop-key'
  | 'second-press-ignored'
  | 'no-stop-key'
  | 'key-held-down'
  | AdviceCode;

/** A part of the instructions page. */
export type HelpSection =
  | 'nothing-happens'
  | 'stop-it'
  | 'games-and-administrators'
  | 'wrong-characters'
  | 'needs-version-2'
  | 'missing-quote'
  | 'never-assigned'
  | 'troubleshooting';

/** The whole script with something mended, and what that was. */
export type Change = { title: string; script: string };

/** One reason why a script did not work. Code in its texts stands between backticks. */
export type Cause = {
  code: ErrorCause | SymptomCause;
  /** The line of the script it is about, from 1. */
  line: number | null;
  why: string;
  todo: string;
  change: Change | null;
  help: HelpSection;
};
