import type { DiagnosticCode } from '../knowledge/diagnostic-codes.ts';
import type { Cause, Change, ErrorCause, HelpSection } from './cause.ts';
import { atLine, type ErrorContext, errorContext } from './error-context.ts';
import { LOAD_ERROR_WORDS, type Words } from './load-error-words.ts';
import { locateLine } from './locate-line.ts';
import { causeOfMessage } from './message-causes.ts';
import { OUTSIDE_ERROR_WORDS } from './outside-error-words.ts';
import { readErrorBox } from './read-error-box.ts';
import { refineCause } from './refine-cause.ts';
import { checkedRepair, declareGlobal, onlyIfOpen, straightenQuotes } from './repairs.ts';
import { RUN_ERROR_WORDS } from './run-error-words.ts';

/** What an error box of AutoHotkey means for this script: the line, the cause, what to do, and a repair where it is sure. */
export function diagnoseError(script: string, pasted: string): Cause {
  const box = readErrorBox(pasted);
  const known = errorContext(script, box);
  const said = causeOfMessage(box.message);
  const likely = known.diagnostics.filter(({ code }) => said && (FOUND_AS[said] ?? []).includes(code));
  const context = atLine(known, locateLine(known.lines, box, likely) ?? onlyHotkey(said, known));
  const code = refineCause(said, context);
  return {
    code,
    line: code === 'wrong-version' && context.line === null ? requiresLine(context) : context.line,
    ...WORDS[code](context),
    change: repairFor(code, context),
    help: HELP[code] ?? 'troubleshooting',
  };
}

const WORDS = { ...LOAD_ERROR_WORDS, ...RUN_ERROR_WORDS, ...OUTSIDE_ERROR_WORDS } satisfies Record<
  ErrorCause,
  (context: ErrorContext) => Words
>;

/** As what the checker finds the same cause: it tells the line where the box does not, and has the repairs. */
const FOUND_AS: { readonly [K in ErrorCause]?: readonly DiagnosticCode[] } = {
  'wrong-version': ['requires-other-version'],
  'old-syntax': ['v1-script', 'comma-after-name', 'unknown-directive', 'equals-for-assignment'],
  'missing-quote': ['unclosed-string'],
  'missing-bracket': ['missing-bracket', 'missing-brace', 'open-section', 'hotkey-without-brace'],
  'extra-bracket': ['unexpected-bracket', 'unexpected-brace'],
  'misplaced-line': ['unexpected-keyword', 'outside-loop', 'misplaced-definition', 'unexpected-declaration'],
  'reserved-name': ['reserved-word', 'read-only'],
  'duplicate-hotkey': ['duplicate-hotkey'],
  'duplicate-name': ['duplicate-definition', 'duplicate-member', 'duplicate-label', 'conflicting-declaration'],
  'unknown-key': ['invalid-key', 'invalid-hotkey'],
  'unknown-label': ['unknown-label'],
  'unset-variable': ['unset-variable', 'unquoted-text'],
  'wrong-parameters': ['too-few-parameters', 'too-many-parameters', 'callback-parameters'],
  'wrong-type': ['quoted-callback'],
  'not-enumerable': ['object-enumeration'],
  'item-missing': ['array-index-zero', 'object-index'],
  'no-such-method': ['unknown-member'],
  'no-such-property': ['unknown-member', 'object-index'],
  'runs-too-often': ['self-trigger'],
  'never-runs': ['unreachable-code'],
  'unreadable-line': ['unexpected-token', 'missing-operand', 'missing-space', 'missing-comma', 'missing-colon'],
};

const HELP: { readonly [K in ErrorCause]?: HelpSection } = {
  'wrong-version': 'needs-version-2',
  'old-syntax': 'needs-version-2',
  'missing-quote': 'missing-quote',
  'missing-bracket': 'missing-quote',
  'extra-bracket': 'missing-quote',
  'curly-quotes': 'never-assigned',
  'unset-variable': 'never-assigned',
  'unknown-function': 'never-assigned',
  'access-denied': 'games-and-administrators',
  'already-running': 'stop-it',
};

function repairFor(code: ErrorCause, context: ErrorContext): Change | null {
  if (code === 'undeclared-global') return declareGlobal(context);
  if (code === 'curly-quotes') return straightenQuotes(context);
  if (code === 'window-not-found') return onlyIfOpen(context);
  return checkedRepair(context, FOUND_AS[code] ?? []);
}

// The box that counts hotkeys names none of them.
function onlyHotkey(said: ErrorCause | undefined, { tree, lines }: ErrorContext): number | null {
  const hotkeys = tree.body.filter((node) => node.kind === 'hotkey');
  const at = said === 'runs-too-often' && hotkeys.length === 1 ? lines.findIndex((line) => line.includes('::')) : -1;
  return at === -1 ? null : at + 1;
}

function requiresLine({ lines }: ErrorContext): number | null {
  const at = lines.findIndex((line) => /^\s*#Requires\b/i.test(line));
  return at === -1 ? null : at + 1;
}
