import type { Capability } from './capability.ts';
import { CAPABILITIES_OF } from './capability-table.ts';
import type { Use } from './collect-uses.ts';
import { commandLine, commandsOf } from './command-line.ts';
import { commandCapabilities } from './commands/command-capabilities.ts';
import { isKeyRecorder } from './key-recorder.ts';
import { runTarget } from './run-target.ts';
import { shapeOf } from './shape.ts';

/** What one use shows the script to be able to do. */
export function useCapabilities(use: Use): Capability[] {
  const found = use.kind === 'call' ? [...(CAPABILITIES_OF.get(use.name) ?? [])] : [];
  if (isKeyRecorder(use)) found.push('records-keystrokes');
  if (startsWithWindows(use)) found.push('starts-with-windows');
  if (commandLine(use) !== null) found.push(...runCapabilities(use));
  switch (use.kind) {
    case 'call':
      return [...found, ...callCapabilities(use)];
    case 'method':
      return [...found, ...methodCapabilities(use)];
    case 'read':
      return use.name === 'a_clipboard' ? [...found, 'reads-clipboard'] : found;
    case 'write':
      if (use.name === 'a_clipboard') found.push('writes-clipboard');
      return use.name === 'a_iconhidden' && shapeOf(use.arguments[0]) !== '0' ? [...found, 'hides-itself'] : found;
    case 'directive':
      return use.name === '#notrayicon' ? [...found, 'hides-itself'] : found;
    case 'files-loop':
      return [...found, 'reads-files'];
    case 'keys':
      return [...found, 'types-keys'];
    case 'typed':
    case 'write-member':
      return found;
    case 'unseen':
      return [...found, 'runs-unseen'];
  }
}

function runCapabilities(use: Use): Capability[] {
  const { asAdministrator, target, ...ran } = runTarget(use.arguments[0]);
  const isConsole = use.kind === 'typed' && use.name !== 'run';
  const kind = isConsole ? 'command' : ran.kind;
  const found: Capability[] = [];
  if (kind === 'web') found.push('opens-web');
  else if (kind === 'command') found.push('runs-commands');
  else found.push('runs-programs');
  if (asAdministrator) found.push('runs-as-administrator');
  if (kind === 'command') found.push(...commandCapabilities(commandsOf(use)));
  if (BROWSERS.some((name) => target.toLowerCase().includes(name)) && shapeOf(use.arguments[0]).includes('http'))
    found.push('opens-web');
  return found;
}

const BROWSERS = ['chrome', 'msedge', 'firefox', 'brave', 'iexplore', 'opera'];

function callCapabilities(use: Use): Capability[] {
  const first = shapeOf(use.arguments[0]);
  if (use.name === 'dllcall') {
    if (isUnknown(first)) return ['runs-unseen'];
    if (/lockworkstation/.test(first)) return ['locks-computer'];
    if (/setsuspendstate|exitwindows|initiatesystemshutdown/.test(first)) return ['shuts-down'];
    if (/urldownloadtofile/.test(first)) return ['downloads'];
    if (/bitblt|printwindow/.test(first)) return ['takes-screenshots'];
    if (/mouse_event|setcursorpos/.test(first)) return ['uses-mouse'];
    if (/keybd_event|sendinput/.test(first)) return ['types-keys'];
    return /blockinput/.test(first) ? ['blocks-input'] : [];
  }
  if (use.name === 'comobject') return comCapabilities(first);
  if (use.name === 'fileopen')
    return /^(?:|r\b.*|0)$/.test(shapeOf(use.arguments[1])) ? ['reads-files'] : ['writes-files'];
  if (/^send(?:input|event|play)?$/.test(use.name)) return sendCapabilities(first);
  return [];
}

// A choice between known names has no unknown piece.
function isUnknown(name: string): boolean {
  return name === '' || name.includes('‹');
}

function comCapabilities(name: string): Capability[] {
  if (isUnknown(name)) return ['runs-unseen'];
  if (/winhttp|xmlhttp/.test(name)) return ['contacts-web'];
  if (/sapi\.spvoice|wmplayer/.test(name)) return ['plays-sound'];
  return /cdo\.message/.test(name) ? ['contacts-web'] : [];
}

function sendCapabilities(keys: string): Capability[] {
  const found: Capability[] = [];
  if (/\{(?:[lrmx]button|click|wheel)/.test(keys)) found.push('uses-mouse');
  if (/\{volume_/.test(keys)) found.push('changes-volume');
  if (/\{printscreen|#\+s/.test(keys)) found.push('takes-screenshots');
  return /!\{f4\}/.test(keys) ? [...found, 'closes-programs'] : found;
}

function methodCapabilities(use: Use): Capability[] {
  const made = shapeOf(use.object);
  if (use.name === 'savetofile') return ['downloads', 'writes-files'];
  if (use.name === 'regwrite' || use.name === 'regdelete')
    return /wscript\.shell/.test(made) ? ['changes-registry'] : [];
  if (use.name === 'speak') return ['plays-sound'];
  return /^(?:write|writeline|rawwrite)$/.test(use.name) && /fileopen/.test(made) ? ['writes-files'] : [];
}

function startsWithWindows(use: Use): boolean {
  const shapes = use.arguments.map((value) => shapeOf(value)).join(' ');
  const startupFolder = /‹a_startup(?:common)?›|\\start menu\\programs\\startup/.test(shapes);
  const runKey = /currentversion\\run(?:once)?\b/.test(shapes);
  if (use.kind !== 'call' && use.kind !== 'method') return false;
  if (use.name === 'regwrite') return runKey;
  if (/^(?:filecreateshortcut|filecopy|filemove|fileappend|fileinstall|fileopen|createshortcut)$/.test(use.name))
    return startupFolder;
  return false;
}
