import { type Command, type Line, type Link, type Shell, textOf, unseenCommand } from './command.ts';
import { CUT, LONGEST_LINE } from './growth.ts';
import { innerLines } from './inner-lines.ts';
import { cmdletName } from './powershell-names.ts';
import { isProgramFile, programName, splitProgram } from './program-name.ts';
import { runsInput } from './reads-input.ts';
import { spaced, splitCmd } from './split-cmd.ts';
import { splitPosix } from './split-posix.ts';
import { splitPowershell } from './split-powershell.ts';
import { splitWords } from './split-words.ts';
import { withPlaces } from './with-places.ts';

const MOST_COMMANDS = 1000;
const DEEPEST = 6;
/** Characters that are read for one line: loops in loops could go on for ever. */
const MOST_READ = 120_000;

type Reading = { found: Command[]; left: number };

/** Every command that a line starts, also through the shells in it; each before those that it starts itself. */
export function readCommands(line: Line): Command[] {
  const reading: Reading = { found: [], left: MOST_READ };
  follow(line, 0, reading);
  return reading.found;
}

function follow({ shell, text, folder }: Line, depth: number, reading: Reading): void {
  const line = readable(text);
  reading.left -= line.length;
  if (reading.left < 0) {
    if (depth === 0) reading.found.push(unseenCommand(shell));
    return;
  }
  const commands = withPlaces(SPLIT[shell](line), folder);
  for (const [at, command] of commands.entries()) {
    reading.found.push(command);
    const inner = innerLines(command);
    if (isCut(command)) command.unseen = true;
    const isTooMuch = reading.found.length > MOST_COMMANDS || (depth >= DEEPEST && inner.length > 0);
    if (!isTooMuch) for (const next of inner) follow({ folder: command.folder, ...next }, depth + 1, reading);
    // What is so long or nested so deep that nobody can follow it is hidden.
    if (isTooMuch || reading.left < 0) {
      command.unseen = true;
      return;
    }
    const before = commands[at - 1];
    if (command.link !== '|' || !before || inner.length > 0) continue;
    if (!isShell(command) || !runsInput(command)) continue;
    const given = echoed(before);
    if (given === null) command.unseen = true;
    else follow({ shell: shellOf(command), text: given }, depth + 1, reading);
  }
}

// A file for a shell has many lines, and only each of them is as short as a command line.
function readable(text: string): string {
  const lines = text.length > LONGEST_LINE ? text.split('\n').map((line) => line.slice(0, LONGEST_LINE)) : [text];
  return lines.join('\n').toLowerCase();
}

function isCut({ path, words }: Command): boolean {
  return path.includes(CUT) || words.some((word) => word.includes(CUT));
}

// What `echo … | cmd` and its like hand to the next command.
function echoed({ program, words, rest }: Command): string | null {
  if (program !== 'echo' && program !== 'write-output') return null;
  return program === 'echo' ? rest : words.join(' ');
}

export function isShell({ program }: Pick<Command, 'program'>): boolean {
  return SHELLS.includes(program);
}

const SHELLS = ['cmd', 'powershell', 'pwsh', 'bash', 'sh', 'zsh', 'dash', 'wsl', 'invoke-expression'];

export function shellOf({ program }: Pick<Command, 'program'>): Shell {
  if (program === 'cmd') return 'cmd';
  return program === 'powershell' || program === 'pwsh' || program === 'invoke-expression' ? 'powershell' : 'posix';
}

const SPLIT: Readonly<Record<Shell, (text: string) => Command[]>> = {
  run: (text) => [plainCommand('run', spaced(withoutVerb(text)), '&')],
  cmd: (text) => splitCmd(text).map((piece) => plainCommand('cmd', piece.text, piece.link)),
  posix: (text) => splitPosix(text).map((piece) => plainCommand('posix', piece.text, piece.link, '"\'')),
  powershell: (text) => withoutAliases(splitPowershell(text).map(powershellCommand)),
};

// Run "*RunAs cmd /c …"
function withoutVerb(text: string): string {
  const line = text.trim();
  const blank = line.indexOf(' ');
  return line.startsWith('*') && blank > 0 ? line.slice(blank + 1) : line;
}

function plainCommand(shell: Shell, text: string, link: Link, quotes = '"'): Command {
  const { path, rest } = splitProgram(text);
  const words = splitWords(rest, quotes).map((word) => word.text);
  return { shell, link, program: programName(path), path, words, rest };
}

const KEYWORDS = ['return', 'do', 'else', 'try', 'finally', 'throw'];

function powershellCommand({ words: all, link, rest, called }: ReturnType<typeof splitPowershell>[number]): Command {
  const words = KEYWORDS.includes(all[0]?.text ?? '') ? all.slice(1) : all;
  const [first, ...others] = words;
  const path = called || !first?.quoted ? (first?.text ?? '') : '';
  const name = programName(path);
  const isMethod = path.includes('::') || path.startsWith('.');
  // sc is Set-Content, sc.exe is not.
  const program = isMethod ? path : isProgramFile(path) ? name : cmdletName(name);
  const texts = path === '' ? words.map(({ text }) => text) : others.map(({ text }) => text);
  // Past the program's name; a shell that is started reads the rest with its quotes.
  const blank = rest.indexOf(' ');
  return {
    shell: 'powershell',
    link,
    program,
    path,
    words: texts,
    rest: blank < 0 ? '' : rest.slice(blank + 1).trim(),
  };
}

// Set-Alias x Remove-Item; x C:\Users
function withoutAliases(commands: readonly Command[]): Command[] {
  const aliases = new Map<string, string>();
  return commands.map((command) => {
    if (ALIASES.includes(command.program)) {
      const [name = '', meant = ''] = command.words.filter((word) => !word.startsWith('-'));
      aliases.set(name, meant);
    }
    const meant = aliases.get(command.program);
    return meant ? { ...command, program: cmdletName(meant) } : command;
  });
}

const ALIASES = ['set-alias', 'new-alias', 'sal', 'nal'];

export function plainLine(commands: readonly Command[]): string {
  return commands
    .map((command, at) => (at === 0 ? '' : command.link === '|' ? ' | ' : ' & ') + textOf(command))
    .join('');
}
