import { shapeOf } from '../../facts/shape.ts';
import { knownNumber, knownText, type OptionalValue } from '../../facts/value.ts';
import { sayPoint } from '../say-point.ts';
import { controlledProgram } from '../say-program.ts';
import { sayRun } from '../say-run.ts';
import { sayPlain } from '../say-value.ts';
import { sayWindow } from '../say-window.ts';
import type { CallTable } from './call-words.ts';

export const SYSTEM_CALLS: CallTable = {
  Run: (values) => sayRun(values),
  RunWait: (values) => sayRun(values, true),
  Shutdown: ([flags]) => sayShutdown(knownNumber(flags)),
  ExitApp: () => 'ends this script',
  Exit: () => 'stops there',
  Reload: () => 'restarts this script',
  DllCall: (values) => sayDllCall(values),
  ComObject: ([name]) => sayComObject(sayPlain(name)),
  ComObjActive: ([name]) => sayComObject(sayPlain(name)),
  PostMessage: (values) => sayMessageCall(values),
  SendMessage: (values) => sayMessageCall(values),
  Edit: () => 'opens this script for editing',
  ListLines: () => [],
};

function sayShutdown(flags: number | null): string {
  if (flags === null) return 'shuts down or restarts the computer';
  if (flags & 2) return 'restarts the computer';
  if (flags & 9) return 'shuts the computer down';
  return 'signs you out of Windows';
}

function sayDllCall([name, ...rest]: OptionalValue[]): string | string[] {
  const text = shapeOf(name);
  if (/lockworkstation/.test(text)) return 'locks the computer';
  if (/setsuspendstate/.test(text))
    return knownText(rest[1]) === '1' ? 'puts the computer into hibernation' : 'puts the computer to sleep';
  if (/clipcursor/.test(text))
    return rest.length < 2 || knownText(rest[1]) === '0'
      ? 'lets the mouse move freely again'
      : 'keeps the mouse inside an area';
  if (/setcursorpos/.test(text)) return `moves the mouse to ${sayPoint(rest[1], rest[3])}`;
  if (/systemparametersinfo/.test(text)) return 'changes a Windows setting';
  if (/showcursor|setsystemcursor/.test(text)) return 'changes the mouse pointer';
  if (/mouse_event/.test(text)) return 'moves or clicks the mouse';
  if (/keybd_event/.test(text)) return 'presses a key';
  if (/exitwindows|initiatesystemshutdown/.test(text)) return 'shuts down or restarts the computer';
  if (/urldownloadtofile/.test(text)) return 'downloads a file';
  return /^[^\\]*\\?(?:get|is|find|query|register|wts|crypt|multibyte|widechar|strlen|lstr|global|open|close|create|delete|select|release)/.test(
    text,
  )
    ? []
    : 'uses a part of Windows directly';
}

function sayComObject(name: string): string | string[] {
  const program = controlledProgram(name);
  return program ? `takes control of ${program}` : [];
}

// Of the many messages only those everybody uses have words of their own.
function sayMessageCall(values: OptionalValue[]): string {
  const [number, wParam, lParam] = values.map((value) => knownNumber(value));
  const window = sayWindow(values[5]);
  if (number === 0x112 && wParam === 0xf170) return lParam === 2 ? 'turns the screen off' : 'turns the screen on';
  if (number === 0x112 && wParam === 0xf140) return 'starts the screen saver';
  if (number === 0x10) return `closes ${window}`;
  return `tells ${window} to do something`;
}
