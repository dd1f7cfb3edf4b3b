import { sayHotkey } from '../explain/say-hotkey.ts';
import { quoteString } from '../quote-string.ts';
import type { Spelling } from './code-knob.ts';
import { readKey } from './key-spelling.ts';
import { keysFor } from './sent-text.ts';
import { readTime } from './time-words.ts';

export const KEY_EXPECTED = 'Choose a key such as Ctrl+Alt+N.';
const LONGEST_TIME = 2_147_483_647;
const LONGEST_TEXT = 5000;

/** A text in quotation marks. */
export function quoted(label: string, kind: 'text' | 'program' | 'folder' = 'text'): Spelling {
  const isOneLine = kind !== 'text';
  return {
    kind,
    label,
    expected: isOneLine ? 'Enter a program, a file, or a web address.' : 'Enter some text.',
    write: (value) => {
      const isFit = value.trim() !== '' && value.length <= LONGEST_TEXT && !(isOneLine && /[\r\n]/.test(value));
      return isFit ? quoteString(value.replaceAll('\r\n', '\n')) : undefined;
    },
  };
}

/** A text that Send types. */
export function typed(label: string, before: string): Spelling {
  const plain = quoted(label);
  return {
    ...plain,
    write: (value) => (plain.write(value) ? quoteString(keysFor(value.replaceAll('\r\n', '\n'), before)) : undefined),
  };
}

/** A key that Send presses. */
export function pressed(label: string): Spelling {
  return {
    kind: 'key',
    label,
    expected: KEY_EXPECTED,
    write: (value) => {
      const key = readKey(value);
      if (!key || /^(?:[LRM]|X)Button|^Wheel/.test(key.key)) return undefined;
      return quoteString(key.modifiers + (key.key.length === 1 ? key.key : `{${key.key}}`));
    },
  };
}

export function milliseconds(label: string): Spelling {
  return {
    kind: 'time',
    label,
    expected: 'Enter a time such as 500 ms or 2 minutes.',
    write: (value) => {
      const time = readTime(value);
      return time !== undefined && time >= 1 && time <= LONGEST_TIME ? String(time) : undefined;
    },
  };
}

export function wholeNumber(label: string, from: number, to: number): Spelling {
  return {
    kind: 'number',
    label,
    expected: `Enter a number from ${from} to ${to}.`,
    write: (value) => {
      const text = value.trim();
      return /^\d{1,7}$/.test(text) && Number(text) >= from && Number(text) <= to ? String(Number(text)) : undefined;
    },
  };
}

/** A key as people say it, from its modifiers and AutoHotkey's name. */
export function sayPlainKey({ modifiers, key }: { modifiers: string; key: string }): string {
  const said = sayHotkey(modifiers + key);
  return said.replace(/^the /, '').replace(/^./, (first) => first.toUpperCase());
}
