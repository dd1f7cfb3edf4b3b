import { shapeOf } from '../../facts/shape.ts';
import { knownNumber, knownText, type OptionalValue } from '../../facts/value.ts';
import { quote } from '../quote.ts';
import { sayRun } from '../say-run.ts';
import { sayContent, sayPlain } from '../say-value.ts';
import { sayWindow } from '../say-window.ts';
import type { CallTable } from './call-words.ts';

export const SYSTEM_CALLS: CallTable = {
  Run: (values) => sayRun(values),
  RunWait: (values) => sayRun(values, true),
  Shutdown: ([flags]) => sayShutdown(knownNumber(flags)),
  ExitApp: () => 'ends this script',
  Exit: () => 'stops here',
  Reload: () => 'restarts this script',
  DllCall: (values) => sayDllCall(values),
  ComObject: ([name]) => sayComObject(sayPlain(name)),
  ComObjActive: ([name]) => sayComObject(sayPlain(name)),
  PostMessage: (values) => sayMessageCall(values),
  SendMessage: (values) => sayMessageCall(values),
  MonitorGetWorkArea: () => 'looks up the size of the screen',
  MonitorGet: () => 'looks up the size of the screen',
  RegExMatch: ([text]) => `looks for a pattern in ${sayContent(text)}`,
  RegExReplace: ([text]) => `looks for everything that matches a pattern in ${sayContent(text)}`,
  Edit: () => 'opens this script for editing',
  ListLines: () => [],
};

function sayShutdown(flags: number | null): string {
  if (flags === null) return 'shuts down or restarts the computer';
  if (flags & 2) return 'restarts the computer';
  if (flags & 9) return 'shuts the computer down';
  return 'signs you out of Windows';
}

function sayDllCall([name, ...rest]: OptionalValue[]): string {
  const text = shapeOf(name);
  if (/lockworkstation/.test(text)) return 'locks the computer';
  if (/setsuspendstate/.test(text))
    return knownText(rest[1]) === '1' ? 'puts the computer into hibernation' : 'puts the computer to sleep';
  if (/clipcursor/.test(text))
    return rest.length < 2 || knownText(rest[1]) === '0'
      ? 'lets the mouse move freely again'
      : 'keeps the mouse inside an area';
  if (/setcursorpos/.test(text)) return `moves the mouse to ${sayPlain(rest[1])}, ${sayPlain(rest[3])}`;
  return `calls the Windows function ${quote(sayPlain(name))}`;
}

function sayComObject(name: string): string {
  const program = /^(\w+)\.application$/i.exec(name)?.[1];
  if (program && !/^shell$/i.test(program)) return `takes control of ${program}`;
  if (/winhttp|xmlhttp/i.test(name)) return 'prepares to contact a web server';
  return /sapi/i.test(name) ? 'prepares to speak' : `uses the Windows component ${quote(name)}`;
}

// Of the many messages only those everybody uses have words of their own.
function sayMessageCall(values: OptionalValue[]): string {
  const [number, wParam, lParam] = values.map((value) => knownNumber(value));
  const window = sayWindow(values[5]);
  if (number === 0x112 && wParam === 0xf170) return lParam === 2 ? 'switches the screen off' : 'switches the screen on';
  if (number === 0x112 && wParam === 0xf140) return 'starts the screen saver';
  if (number === 0x10) return `closes ${window}`;
  return `sends a Windows message to ${window}`;
}
