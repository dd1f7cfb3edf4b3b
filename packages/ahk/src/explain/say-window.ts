import { displayText } from '../facts/display-text.ts';
import type { OptionalValue, Value } from '../facts/value.ts';
import { programName } from './program-name.ts';
import { quote } from './quote.ts';
import { sayNoun } from './say-value.ts';

const CLASSES: Record<string, string> = {
  cabinetwclass: 'File Explorer',
  shell_traywnd: 'the taskbar',
  progman: 'the desktop',
  workerw: 'the desktop',
  xlmain: 'Excel',
  opusapp: 'Word',
  notepad: 'Notepad',
  consolewindowclass: 'a console window',
  mozillawindowclass: 'Firefox',
};

/** A window criterion in words; `missing` names the window meant when none is given. */
export function sayWindow(value: OptionalValue | undefined, missing = 'that window'): string {
  if (!value) return missing;
  if (value.kind !== 'text' && value.kind !== 'joined')
    return value.kind === 'choice' ? eitherWindow(value) : 'that window';
  const text = displayText(value, (piece) => `[${sayNoun(piece)}]`).trim();
  if (text === '') return missing;
  if (text === 'A') return 'the active window';
  return sayCriteria(text);
}

function eitherWindow(value: Extract<Value, { kind: 'choice' }>): string {
  return `${sayWindow(value.whenTrue)} or ${sayWindow(value.whenFalse)}`;
}

function sayCriteria(text: string): string {
  if (/\bahk_id\b/i.test(text)) return 'that window';
  const program = /\bahk_exe\s+(.+?)(?=\s+ahk_|$)/i.exec(text)?.[1];
  const kind = /\bahk_class\s+(.+?)(?=\s+ahk_|$)/i.exec(text)?.[1];
  const group = /\bahk_group\s+(\S+)/i.exec(text)?.[1];
  const title = text.split(/\s*\bahk_(?:exe|class|group|pid|id)\b/i)[0]?.trim() ?? '';
  const owner = program
    ? programName(program)
    : kind
      ? (CLASSES[kind.toLowerCase()] ?? `a window of type ${quote(kind)}`)
      : '';
  if (group) return `a window of the group ${quote(group)}`;
  if (title !== '') return owner === '' ? `the window ${quote(title)}` : `the window ${quote(title)} of ${owner}`;
  return owner === '' ? 'that window' : owner;
}
