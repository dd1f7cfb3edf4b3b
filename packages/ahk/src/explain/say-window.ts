import { displayText } from '../facts/display-text.ts';
import type { OptionalValue, Value } from '../facts/value.ts';
import { programName } from './program-name.ts';
import { either, quote } from './quote.ts';
import { bracketed } from './say-value.ts';

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
  if (value.kind === 'variable' && value.origin) return sayWindow(value.origin);
  if (value.kind === 'call' && /^Win(?:Exist|Active|GetID)$/.test(value.name))
    return sayWindow(value.arguments[0], missing);
  if (value.kind === 'list')
    return value.items.length > 6 ? 'one of several programs' : either(value.items.map((item) => sayWindow(item)));
  if (value.kind !== 'text' && value.kind !== 'joined')
    return value.kind === 'choice' ? eitherWindow(value) : 'that window';
  const text = displayText(value, bracketed).trim();
  if (text === '') return missing;
  if (/^\[[^\]]*\]$/.test(text)) return 'that window';
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
  const owner = program ? programName(program) : (CLASSES[kind?.toLowerCase() ?? ''] ?? '');
  if (group) return 'one of several programs';
  if (title !== '') return sayTitled(title, owner);
  if (owner === '') return kind ? 'a certain kind of window' : 'that window';
  return unbracketed(owner);
}

function sayTitled(title: string, owner: string): string {
  if (owner === '') return `the window ${quote(title)}`;
  // A program known only at run time is described by a clause, too long to go in front.
  if (owner.startsWith('[')) return `the window ${quote(title)} of ${unbracketed(owner)}`;
  return `the ${owner.replace(/^(?:the|a) /, '').replace(/ window$/, '')} window ${quote(title)}`;
}

function unbracketed(text: string): string {
  return text.replace(/^\[(.*)\]$/, '$1');
}
