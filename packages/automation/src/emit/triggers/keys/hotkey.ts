import { keyParts, keyText } from '#language/keys.ts';
import { block } from '../../code.ts';
import { hotkeyLabel } from '../../keys/key-names.ts';
import { useHelper } from '../../use-helper.ts';
import type { Keyboard } from './keyboard.ts';
import { withShiftedNumpad } from './num-lock-keys.ts';

export type Hotkey = {
  /** Several keys that do the same stand one below the other. */
  readonly keys: readonly string[];
  readonly condition: string;
  readonly body: readonly string[];
  /** `~` lets the key through, `*` takes it whatever else is held, `$` keeps it from hearing the script. */
  readonly signs?: string;
  readonly up?: boolean;
  /** A hotkey for what AutoHotkey knows as one thing already, such as a remapping: `a::b`. */
  readonly line?: string;
};

/** Writes a hotkey into the script, unless there is one already for that key and condition. */
export function addHotkey(keyboard: Keyboard, { keys, condition, body, signs = '', up, line }: Hotkey): void {
  const limit = withAwaited(keyboard, keys, condition);
  const free = keys
    .flatMap(withAltGr)
    .flatMap(withShiftedNumpad)
    .filter((key) => claim(keyboard, limit, hotkeyLabel(key, signs.replace(/[~$]/g, '')), up));
  if (free.length === 0) return;
  // A remapping holds whatever else is held.
  if (line !== undefined) for (const key of free) claim(keyboard, limit, hotkeyLabel(key, '*'), up);
  const signed = (key: string) => hotkeyLabel(key, line === undefined ? signsFor(keyboard, key, signs) : signs);
  const labels = free.map((key) => `${signed(key)}${up ? ' Up' : ''}::`);
  keyboard.draft.hotkeys.push({ condition: limit, lines: linesOf(labels, body, line) });
}

// Where the right Alt key is AltGr, the keyboard presses the left Ctrl key with it.
function withAltGr(key: string): string[] {
  const { modifiers = [], key: last } = keyParts(key) ?? { key };
  if (!modifiers.includes('ralt') || modifiers.some((each) => each.endsWith('ctrl'))) return [key];
  return [key, keyText({ modifiers: ['lctrl', ...modifiers], key: last })];
}

function linesOf(labels: readonly string[], body: readonly string[], line: string | undefined): string[] {
  const [only] = body;
  const last = labels.at(-1) ?? '';
  if (line !== undefined) return labels.map((label) => `${label}${line}`);
  if (only === undefined) return labels.map((label) => `${label}return`);
  if (body.length === 1 && labels.length === 1 && isStatement(only)) return [`${last}${only}`];
  return [...labels.slice(0, -1), ...block(last, body)];
}

// What begins a block or stands for a comment cannot follow `::` on the same line.
function isStatement(line: string): boolean {
  return !/^(?:if|else|for|while|loop|switch|try|static|;|\{)/i.test(line) && !/ \{$/.test(line);
}

function signsFor({ sent }: Keyboard, key: string, signs: string): string {
  return signs || !sent.has(key) ? signs : '$';
}

function claim({ claimed }: Keyboard, condition: string, label: string, up: boolean | undefined): boolean {
  const name = `${condition}\n${label.toLowerCase()}${up ? ' up' : ''}`;
  if (claimed.has(name)) return false;
  claimed.add(name);
  return true;
}

// While one key waits for the next, the next must not set off a hotkey of its own.
function withAwaited({ awaited, draft }: Keyboard, keys: readonly string[], condition: string): string {
  if (!keys.some((key) => awaited.has(key))) return condition;
  const isFree = `!${useHelper(draft, 'KeptBack')}().hook.InProgress`;
  return condition ? `${isFree} && (${condition})` : isFree;
}
