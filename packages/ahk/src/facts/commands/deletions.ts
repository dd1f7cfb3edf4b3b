import type { RiskCode } from '../risk.ts';
import type { Command } from './command.ts';
import { mentions, parameter, says, switched, targetsOf } from './command-words.ts';
import { isBackupPlace, isDriveOrWindows, isSystemPlace } from './system-place.ts';
import { inFolder } from './with-places.ts';

type Deletes = (command: Command) => readonly string[] | null;

/** What a command that deletes in bulk is: dangerous where it takes a whole drive, Windows or a user's folder. */
export function deletionBy(command: Command): RiskCode | null {
  const places = DELETES.get(command.program)?.(command) ?? null;
  if (places === null) return null;
  const isFed = places.length === 0 || places.some((place) => place.startsWith('$_') || isLoopVariable(place));
  const all = [...places.map((place) => inFolder(place, command.folder)), ...(isFed ? (command.fed ?? []) : [])];
  const isSync = command.program === 'robocopy';
  return all.some((place) => isSystemPlace(place) && !(isSync && isBackupPlace(place)))
    ? 'system-deletion'
    : 'bulk-deletion';
}

// %x and %%x are what a loop goes through; %temp% is a folder.
function isLoopVariable(place: string): boolean {
  const name = place.startsWith('%%') ? place.slice(2) : place.startsWith('%') ? place.slice(1) : '';
  return name.length === 1;
}

export function isDeleter(program: string): boolean {
  return DELETES.has(program);
}

const isPattern = (word: string) => word.includes('*') || word.includes('?');

const del: Deletes = (command) => {
  const places = targetsOf(command);
  return switched(command, 's') || places.some(isPattern) ? places : null;
};

const rd: Deletes = (command) => (switched(command, 's') ? targetsOf(command) : null);

const removeItem: Deletes = (command) => {
  const places = targetsOf(command);
  const isBulk = parameter(command, 'recurse') || switched(command, 's', 'rf', 'fr') || places.some(isPattern);
  // What comes through a pipe is as much as was listed before.
  return isBulk || (command.link === '|' && places.length === 0) ? places : null;
};

const posixRemove: Deletes = (command) => {
  const isBulk = command.words.some(
    (word) => word === '--recursive' || (word.startsWith('-') && !word.startsWith('--') && word.includes('r')),
  );
  const places = targetsOf(command);
  return isBulk || places.some(isPattern) ? places : null;
};

const find: Deletes = (command) => (says(command, '-delete') ? targetsOf(command) : null);

// Robocopy makes the target like the source: what is only in the target goes. What is moved is not lost.
const robocopy: Deletes = (command) => {
  const [source = '', target = ''] = targetsOf(command);
  if (switched(command, 'mir', 'purge')) return [target];
  return switched(command, 'move', 'mov') ? [source].filter(isDriveOrWindows) : null;
};

const directoryDelete: Deletes = ({ words }) => words.filter((word) => !word.startsWith('$'));

const DELETES: ReadonlyMap<string, Deletes> = new Map(
  (
    [
      ['del erase', del],
      ['rd rmdir deltree', rd],
      ['remove-item', removeItem],
      ['rm shred unlink', posixRemove],
      ['find', find],
      ['robocopy', robocopy],
      ['[io.directory]::delete [system.io.directory]::delete .deletefolder .deletefile', directoryDelete],
      ['wsl', (command) => (mentions(command, '--unregister') ? [] : null)],
    ] satisfies [string, Deletes][]
  ).flatMap(([names, deletes]) => names.split(' ').map((name): [string, Deletes] => [name, deletes])),
);
