import { BUILT_IN_FUNCTIONS } from '../knowledge/built-in-functions.ts';
import { V1_COMMANDS, V1_DIRECTIVES } from '../knowledge/v1-words.ts';
import type { ErrorCause } from './cause.ts';
import type { ErrorContext } from './error-context.ts';
import { declareGlobal } from './repairs.ts';

/** What the message is about, now that the script and the line are known. */
export function refineCause(cause: ErrorCause | undefined, context: ErrorContext): ErrorCause {
  if (/^throw\b/i.test(context.source)) return 'thrown';
  if (cause === undefined) return fromLineAlone(context);
  return (REFINE[cause] ?? (() => cause))(context);
}

const REFINE: { [K in ErrorCause]?: (context: ErrorContext) => ErrorCause } = {
  'unset-variable': (context) => {
    const { box, source } = context;
    if (/local variable/i.test(box.message) && declareGlobal(context)) return 'undeclared-global';
    const name = box.specifically ?? '';
    if (/[“”„‘’«»]/.test(name) || (name === '' && /[“”„]/.test(source))) return 'curly-quotes';
    return isCalled(source, name) ? 'unknown-function' : 'unset-variable';
  },
  'old-syntax': ({ box, source, script }) => {
    if (box.isVersion1 && !isOldLine(source)) return 'wrong-version';
    return isOldLine(source) || isOldLine(box.lineText ?? '') || (source === '' && isOldScript(script))
      ? 'old-syntax'
      : 'unreadable-line';
  },
  // Only version 1 looks for functions by these words, and it lacks many that version 2 has.
  'unknown-function': ({ box }) => (isVersion2Function(box.specifically) ? 'wrong-version' : 'unknown-function'),
  'program-not-found': ({ box }) =>
    /denied|elevation/i.test(box.specifically ?? '') ? 'access-denied' : 'program-not-found',
  'file-not-found': ({ source }) => (/\bReg(?:Read|Delete)/i.test(source) ? 'item-missing' : 'file-not-found'),
  'bad-value': ({ source, box }) =>
    /^Parameter/.test(box.message) && PICTURE.test(source) && /\.\w{3,4}$/.test(box.specifically ?? '')
      ? 'file-not-found'
      : 'bad-value',
};

const PICTURE = /\b(?:ImageSearch|LoadPicture|TraySetIcon|SoundPlay)\b/i;

function fromLineAlone({ source, box }: ErrorContext): ErrorCause {
  if (/\bSoundPlay\b/i.test(source)) return 'file-not-found';
  if (/\bSound(?:Get|Set)/i.test(source)) return 'device-not-found';
  if (/\bComObject/i.test(source) && box.message.startsWith('(0x')) return 'program-not-found';
  return 'unknown-error';
}

function isCalled(source: string, name: string): boolean {
  const at = name === '' ? -1 : source.toLowerCase().indexOf(name.toLowerCase());
  if (at === -1) return false;
  const rest = source.slice(at + name.length);
  return rest.startsWith('(') || (at === 0 && /^[ \t]+["'\w]/.test(rest));
}

/** `Send, text`, `IfWinActive …`, `#NoEnv` and the like. */
export function isOldLine(line: string): boolean {
  const word = /^#?\w+/.exec(line.trim())?.[0].toLowerCase() ?? '';
  if (word.startsWith('#')) return V1_DIRECTIVES.has(word) || /^#\w+\s*,/.test(line.trim());
  return V1_COMMANDS.has(word) && /^\w+\s*,|^if\w+\s/i.test(line.trim());
}

function isOldScript(script: string): boolean {
  return script.split('\n').some(isOldLine);
}

function isVersion2Function(specifically: string | null): boolean {
  const name = /^\w+/.exec(specifically ?? '')?.[0] ?? '';
  return BUILT_IN_FUNCTIONS.has(name.toLowerCase());
}
