import type { Command, Shell } from '../commands/command.ts';
import { innerLines } from '../commands/inner-lines.ts';
import { isShell, readCommands, shellOf } from '../commands/read-commands.ts';

/** Who reads what is typed: a terminal may show cmd.exe as well as PowerShell. */
export type Readers = readonly Shell[];

const TERMINAL: Readers = ['cmd', 'powershell'];
const RUN_DIALOG = ['{2559a1f3-21d7-11d4-bdaf-00c04f60b9f0}', 'shell32.dll,#61'];
const STAYS_OPEN = ['/k', '-noexit', '-noe'];

/** What a command line opens to type into; null where it opens nothing of the kind. */
export function openedBy(line: string, shell: Shell): Readers | null {
  if (RUN_DIALOG.some((sign) => line.includes(sign))) return ['run'];
  const commands = readCommands({ shell, text: line });
  const last = commands.findLast((command) => isShell(command) || command.program === 'wt');
  if (!last) return null;
  if (last.program === 'wt') return TERMINAL;
  return isInteractive(last) ? [shellOf(last)] : null;
}

function isInteractive(command: Command): boolean {
  if (command.program === 'invoke-expression') return false;
  if (command.words.some((word) => STAYS_OPEN.includes(word))) return true;
  return (
    innerLines(command).length === 0 && !command.words.some((word) => word.startsWith('-f') || word.startsWith('-e'))
  );
}

const WINDOWS: readonly [Readers, readonly string[]][] = [
  [['powershell'], ['powershell', 'pwsh']],
  [['cmd'], ['cmd.exe', 'command prompt']],
  [['posix'], ['mintty', 'bash', 'wsl.exe', 'ubuntu']],
  [TERMINAL, ['consolewindowclass', 'windowsterminal', 'cascadia_hosting', 'windows terminal', 'wt.exe', 'conhost']],
];

/** Who reads what is typed into a window with this title; null where it is none that takes commands. */
export function readersOf(window: string): Readers | null {
  const title = window.trim();
  if (title === 'run' || title.startsWith('run ahk_')) return ['run'];
  return WINDOWS.find(([, names]) => names.some((name) => title.includes(name)))?.[0] ?? null;
}
