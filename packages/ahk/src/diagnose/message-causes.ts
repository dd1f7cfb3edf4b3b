import type { ErrorCause } from './cause.ts';

/** Words of AutoHotkey's messages and what they are about; the first row that fits counts. */
const ROWS: readonly [ErrorCause, readonly string[]][] = [
  ['bad-value', ['compile error']],
  ['wrong-version', ['script requires', 'current interpreter', 'requires autohotkey']],
  ['already-running', ['could not close the previous instance', 'older instance', 'already running']],
  ['runs-too-often', ['hotkeys have been received', 'maxhotkeysperinterval']],
  ['too-many-boxes', ['maximum number of msgboxes', 'too many msgboxes']],
  ['undeclared-global', ['global declaration inside', 'same name as a global variable']],
  ['unset-variable', ['been assigned a value', 'never be assigned', 'never assigned', 'variable is unset']],
  ['unknown-function', ['nonexistent function', 'unknown function', 'function not found', 'no such function']],
  ['missing-quote', ['missing """', 'missing "\'"', 'missing close-quote', 'missing quote', 'literal string']],
  [
    'missing-bracket',
    ['missing its opening brace', 'missing close', 'missing "open', 'missing brace', 'missing bracket'],
  ],
  [
    'missing-bracket',
    ['missing ")', 'missing "]', 'missing "}', 'missing "(', 'missing "[', 'missing "{', 'missing }'],
  ],
  ['missing-bracket', ['missing )', 'missing ]', 'missing ending ")']],
  ['extra-bracket', ['unexpected "}', 'unexpected ")', 'unexpected "]', 'unexpected }', 'unexpected )']],
  ['old-syntax', ['function calls require a space', 'not contain a recognized action']],
  [
    'duplicate-hotkey',
    ['duplicate hotkey', 'hotkey already', 'hotstring already', 'same hotkey', 'duplicate hotstring'],
  ],
  ['duplicate-name', ['conflicts with an existing', 'duplicate declaration', 'duplicate function', 'duplicate label']],
  ['unknown-key', ['invalid key name', 'invalid hotkey', 'prefix key', 'nonexistent hotkey', 'alttab hotkey']],
  [
    'program-not-found',
    ['failed attempt to launch', '0x800401f3', '0x80040154', 'class string', 'class not registered'],
  ],
  ['window-not-found', ['target window not found', 'window not found', 'matching window']],
  ['control-not-found', ['target control not found', 'control not found']],
  ['device-not-found', ['device not found', 'component not found', 'audio', 'mixer']],
  ['access-denied', ['access denied', 'access is denied', '0x80070005', 'requires elevation', 'permission']],
  ['file-not-found', ['cannot be opened', 'file not found', 'path not found', 'cannot find the', 'could not be found']],
  ['not-callable', ['no method named "call"', 'no method named call']],
  ['no-such-method', ['has no method', 'unknown method', 'no method named']],
  ['no-such-property', ['has no property', 'unknown property', 'no property named']],
  ['wrong-type', ['expected a', 'requires a number', 'requires an integer', 'requires a string', 'requires an object']],
  ['wrong-type', ['but received', 'type mismatch', 'not a number', 'requires a variable']],
  ['item-missing', ['invalid index', 'has no value', 'nonexistent menu item', 'no such key', 'item has']],
  ['not-enumerable', ['not enumerable', 'enumerable']],
  ['division-by-zero', ['divide by zero', 'division by zero']],
  ['wrong-parameters', ['too few parameters', 'too many parameters', 'required parameter', 'invalid callback']],
  ['wrong-parameters', ['required', 'permitted to be non-optional']],
  [
    'misplaced-line',
    ['unexpected "else', 'unexpected "catch', 'unexpected "finally', 'unexpected "until', 'unexpected else'],
  ],
  ['misplaced-line', ['must be enclosed', 'not allowed inside', 'unexpected function', 'unexpected declaration']],
  ['misplaced-line', ["return's parameter", 'unexpected "{', 'expected case', 'unexpected "case', 'unexpected class']],
  ['reserved-name', ['reserved word', 'as an output variable', 'cannot be assigned', 'reference taken', 'read-only']],
  ['unknown-label', ['label not found', 'label does not exist', 'target label']],
  ['endless-recursion', ['recursion', 'stack overflow']],
  ['out-of-memory', ['out of memory', 'memory limit']],
  ['timed-out', ['timeout', 'timed out']],
  ['never-runs', ['never execute']],
  ['bad-value', ['is invalid', 'invalid option', 'invalid control', 'invalid value', 'out of range']],
  ['bad-value', ['parameter #', 'invalid parameter', 'unknown class', 'invalid class', 'regex']],
  [
    'unreadable-line',
    ['syntax error', 'illegal character', 'missing "', 'missing space', 'missing operand', 'missing comma'],
  ],
  [
    'unreadable-line',
    ['missing parameter', 'missing ending', 'unexpected', 'invalid', 'not a valid', 'starts with a number'],
  ],
];

/** What a message of AutoHotkey is about, as far as its words alone tell; undefined where they are not known. */
export function causeOfMessage(message: string): ErrorCause | undefined {
  const said = message.toLowerCase().replace(/[“”„]/g, '"').replace(/[‘’]/g, "'");
  return ROWS.find(([, words]) => words.some((word) => said.includes(word)))?.[0];
}
