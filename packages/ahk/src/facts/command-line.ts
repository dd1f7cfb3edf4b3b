import type { Use } from './collect-uses.ts';
import { type Command, type Line, type Shell, unseenCommand } from './commands/command.ts';
import { literalsIn } from './commands/literals-in.ts';
import { plainLine, readCommands } from './commands/read-commands.ts';
import { shapeOf } from './shape.ts';
import type { OptionalValue } from './value.ts';
import { variantsOf } from './variants.ts';

const LONGEST = 8000;
const known = new WeakMap<Use, Command[]>();
const knownLines = new WeakMap<Use, string | null>();

/** Every command that a use starts or types, writes into a file for a shell, or hands to something unknown. */
export function commandsOf(use: Use): Command[] {
  const commands = known.get(use) ?? readUse(use);
  known.set(use, commands);
  return commands;
}

// A command that cannot be read must not pass for none, nor keep the rest of the script from being read.
function readUse(use: Use): Command[] {
  try {
    return [...startedBy(use), ...handedOn(use)].flatMap(readCommands);
  } catch {
    return [unseenCommand('run')];
  }
}

/** What a use starts, as one plain line in lower case; null when it starts nothing. */
export function commandLine(use: Use): string | null {
  const line = knownLines.get(use);
  if (line !== undefined) return line;
  const read = startedBy(use).length === 0 ? null : plainLine(commandsOf(use)).slice(0, LONGEST);
  knownLines.set(use, read);
  return read;
}

function startedBy(use: Use): Line[] {
  const [first] = use.arguments;
  if (use.kind === 'typed')
    return [{ shell: use.name as Shell, text: shapeOf(first), folder: shapeOf(use.arguments[1]) || undefined }];
  if (use.kind === 'call') {
    if (use.name === 'run' || use.name === 'runwait')
      return lines('run', first).map((line) => ({ ...line, folder: shapeOf(use.arguments[1]) || undefined }));
    if (use.name === 'dllcall' && STARTS.some((name) => shapeOf(first).includes(name)))
      return [{ shell: 'run', text: textsOf(use.arguments.slice(1)).join(' ') }];
    return [];
  }
  return use.kind === 'method' ? startedByMethod(use) : [];
}

const STARTS = ['winexec', 'shellexecute', 'createprocess', '\\system', '_wsystem'];
const TYPES = ['str', 'astr', 'wstr', 'ptr', 'int', 'uint', 'open', 'runas', '0'];

function textsOf(values: readonly OptionalValue[]): string[] {
  return values.map((value) => shapeOf(value)).filter((text) => text !== '' && !TYPES.includes(text));
}

function startedByMethod(use: Use): Line[] {
  const made = shapeOf(use.object);
  const [first, second] = use.arguments;
  if (made.includes('wscript.shell') && (use.name === 'run' || use.name === 'exec')) return lines('run', first);
  if (use.name === 'shellexecute') return [{ shell: 'run', text: `${shapeOf(first)} ${shapeOf(second)}` }];
  if (use.name === 'create' && (made.includes('winmgmts') || made.includes('win32_process')))
    return lines('run', first);
  // shell.Exec("cmd").StdIn.WriteLine("del …")
  return use.name.startsWith('write') && made.includes('‹.stdin›') ? lines('cmd', first) : [];
}

function lines(shell: Shell, value: OptionalValue | undefined): Line[] {
  return variantsOf(value).map((text) => ({ shell, text }));
}

const SCRIPTS: readonly [string, Shell][] = [
  ['.bat', 'cmd'],
  ['.cmd', 'cmd'],
  ['.ps1', 'powershell'],
  ['.psm1', 'powershell'],
  ['.sh', 'posix'],
];

/** What other programs run; AutoHotkey itself among them. */
const CODE = ['.vbs', '.vbe', '.js', '.jse', '.wsf', '.hta', '.py', '.ahk'];
const MOST_TEXTS = 100;

function handedOn(use: Use): Line[] {
  // Whatever it calls: a text that would do harm as a command is no harmless argument.
  if (use.kind === 'unseen') return use.arguments.flatMap((value) => lines('run', value));
  const file = use.kind === 'call' && use.name === 'fileappend' ? shapeOf(use.arguments[1]) : openedFile(use);
  const shell = SCRIPTS.find(([ending]) => file.includes(ending))?.[1];
  if (shell) return lines(shell, use.arguments[0]);
  if (!CODE.some((ending) => file.includes(ending))) return [];
  const texts = literalsIn(shapeOf(use.arguments[0]), '"\'');
  return texts.slice(0, MOST_TEXTS).map((text) => ({ shell: 'cmd', text }));
}

function openedFile(use: Use): string {
  const made = use.kind === 'method' && use.name.startsWith('write') ? shapeOf(use.object) : '';
  return made.startsWith('‹fileopen›') ? made : '';
}
