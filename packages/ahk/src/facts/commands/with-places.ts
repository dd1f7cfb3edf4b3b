import type { Command } from './command.ts';
import { targetsOf } from './command-words.ts';

const MOVES = ['cd', 'chdir', 'pushd', 'set-location', 'sl', 'push-location'];
const LISTS = ['get-childitem', 'dir', 'ls', 'get-item', 'find'];

/** The commands of one line, each with the folder it starts in and what the list before it hands over. */
export function withPlaces(commands: readonly Command[], start?: string): Command[] {
  let folder = start;
  let listed: readonly string[] | undefined;
  return commands.map((command) => {
    // In PowerShell a block stands apart from the pipe that feeds it.
    if (command.link !== '|' && command.shell !== 'powershell') listed = undefined;
    const placed: Command = { ...command, ...(folder && { folder }), ...(listed && { fed: listed }) };
    if (LISTS.includes(command.program)) listed = targetsOf(command).map((place) => inFolder(place, folder));
    folder = folderAfter(command, folder);
    return placed;
  });
}

/** The folder that a shell is in after a command. */
export function folderAfter(command: Command, folder: string | undefined): string | undefined {
  if (MOVES.includes(command.program)) return inFolder(targetsOf(command)[0] ?? '', folder);
  return isDrive(command.program) ? `${command.program}\\` : folder;
}

/** A place as it is from anywhere: `*` in C:\\Users is C:\\Users\\*. */
export function inFolder(place: string, folder: string | undefined): string {
  if (place === '\\' || place === '/') return folder?.startsWith('/') ? '/' : `${folder?.slice(0, 2) ?? 'c:'}\\`;
  const isWhole =
    place.includes(':') || place.startsWith('\\') || place.startsWith('/') || '%$~‹'.includes(place.charAt(0));
  if (!folder || isWhole) return place;
  const plain = place.startsWith('.\\') || place.startsWith('./') ? place.slice(2) : place;
  return plain === '.' || plain === '' ? folder : `${folder}\\${plain}`;
}

function isDrive(program: string): boolean {
  return program.length === 2 && program.endsWith(':');
}
