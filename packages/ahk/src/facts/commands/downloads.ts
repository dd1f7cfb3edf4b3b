import type { Command } from './command.ts';
import { settingOf, targetsOf } from './command-words.ts';

const DOCUMENTS = 'csv txt json htm html pdf png jpg jpeg gif zip xls xlsx doc docx mp3 mp4 wav ico xml ini'.split(' ');

/** The files that commands download, as they name them. */
export function downloadedFiles(commands: readonly Command[]): string[] {
  return commands.map((command) => FILE_OF.get(command.program)?.(command) ?? '').filter((file) => file !== '');
}

/** Whether a command starts a file, or has another program start it. */
function startsFile(commands: readonly Command[], file: string): boolean {
  const name = nameOf(file);
  if (name === '' || DOCUMENTS.includes(name.split('.').at(-1) ?? '')) return false;
  const isDownload = (command: Command) => FILE_OF.has(command.program);
  return commands.some(
    (command) =>
      !isDownload(command) && [command.path, ...command.words].some((word) => word === file || nameOf(word) === name),
  );
}

/** Whether one line fetches a file and starts it. */
export function fetchesAndStarts(commands: readonly Command[]): boolean {
  return commands.some((command, at) => {
    const [file] = downloadedFiles([command]);
    return file !== undefined && startsFile(commands.slice(at + 1), file);
  });
}

function nameOf(path: string): string {
  const plain = path.split('?')[0] ?? '';
  return plain.slice(Math.max(plain.lastIndexOf('\\'), plain.lastIndexOf('/')) + 1);
}

const lastTarget = (command: Command) => targetsOf(command).at(-1) ?? '';
const address = (command: Command) => command.words.find((word) => word.includes('://')) ?? '';
const written = (command: Command, ...flags: string[]) => {
  const at = command.words.findIndex((word) => flags.includes(word));
  return at < 0 ? '' : (command.words[at + 1] ?? '');
};

// In lower case curl's -O, which keeps the name of the address, looks like its -o; an address after it tells them apart.
function curl(command: Command): string {
  const file = written(command, '-o', '--output');
  if (file.includes('://') || command.words.includes('--remote-name')) return nameOf(address(command));
  return file;
}

const FILE_OF: ReadonlyMap<string, (command: Command) => string> = new Map([
  ['curl', curl],
  ['wget', (command) => written(command, '-o', '--output-document') || nameOf(address(command))],
  ['invoke-webrequest', (command) => settingOf(command, 'outfile')],
  ['invoke-restmethod', (command) => settingOf(command, 'outfile')],
  ['start-bitstransfer', (command) => settingOf(command, 'destination') || lastTarget(command)],
  ['.downloadfile', lastTarget],
  ['certutil', lastTarget],
  ['bitsadmin', lastTarget],
]);
