import type { FILE_STEPS } from '#language/steps/files.ts';
import { doChanges } from '../do-change.ts';
import type { Phrases } from '../phrases.ts';
import { sayAge, sayFiles, sayIn, sayPlace } from '../say-files.ts';
import { sayValue } from '../say-value.ts';

export const SAY_FILES: Phrases<typeof FILE_STEPS> = {
  append: ({ file, value }, words) =>
    value.kind === 'text'
      ? `adds the line ${sayValue(value, words)} to ${sayFiles(file, words)}`
      : `adds ${sayValue(value, words)} as a new line to ${sayFiles(file, words)}`,
  write: ({ file, value }, words) => `saves ${sayValue(value, words)} as ${sayFiles(file, words)}`,
  read: ({ file }, words) => `reads ${sayFiles(file, words)}`,
  'move-files': ({ files, folder }, words) => `moves ${sayFiles(files, words)} to ${sayPlace(folder, words)}`,
  'copy-files': ({ files, folder }, words) => `copies ${sayFiles(files, words)} to ${sayPlace(folder, words)}`,
  'delete-files': ({ files, days }, words) => `moves ${sayFiles(files, words)}${sayAge({ days })} to the Recycle Bin`,
  'rename-files': ({ files, name, numbered }, words) =>
    `renames ${sayFiles(files, words)} to ${sayValue(name, words)}${numbered ? ' plus a sequence number' : ''}`,
  'change-names': ({ files, change }, words) => doChanges(`the names of ${sayFiles(files, words)}`, [change], words),
  'change-extension': ({ files, extension }, words) =>
    `changes the extension of ${sayFiles(files, words)} to ${extension}`,
  'change-text': ({ files, change }, words) => doChanges(`the text of ${sayFiles(files, words)}`, [change], words),
  zip: ({ files, file }, words) => `zips ${sayFiles(files, words)} into ${sayFiles(file, words)}`,
  unzip: ({ files, folder }, words) =>
    `unzips ${sayFiles(files, words)}${folder ? ` to ${sayPlace(folder, words)}` : ''}`,
  'new-folder': ({ folder }, words) => `creates ${sayPlace(folder, words)}`,
  'new-file': ({ file, 'and-open': opens }, words) => `creates ${sayFiles(file, words)}${opens ? ' and opens it' : ''}`,
  backup: ({ folder, target }, words) => `backs up ${sayPlace(folder, words)} to ${sayPlace(target, words)}`,
  sync: ({ folder, target }, words) => `makes ${sayPlace(target, words)} an exact copy of ${sayPlace(folder, words)}`,
  'sort-files': ({ folder, by }, words) => `sorts the files ${sayIn(folder, words)} into folders by ${by}`,
  flatten: ({ folder }, words) => `moves all files from the subfolders of ${sayPlace(folder, words)} up into it`,
  'delete-empty-folders': ({ folder }, words) => `deletes the empty folders ${sayIn(folder, words)}`,
  'find-files': ({ folder, name }, words) =>
    `looks ${sayIn(folder, words)} for files with ${sayValue(name, words)} in their name and shows a list of them`,
  'find-duplicates': ({ folder }, words) =>
    `looks for duplicate files ${sayIn(folder, words)} and shows a list of them (nothing is deleted)`,
  'list-files': ({ folder, file }, words) =>
    `saves a list of the files ${sayIn(folder, words)} as ${sayFiles(file, words)}`,
  'merge-files': ({ files, file }, words) => `joins ${sayFiles(files, words)} into ${sayFiles(file, words)}`,
  'resize-pictures': ({ files, width }, words) => `resizes ${sayFiles(files, words)} to a width of ${width} pixels`,
  'convert-pictures': ({ files, format }, words) => `converts ${sayFiles(files, words)} to ${format.toUpperCase()}`,
  shortcut: ({ file, folder }, words) => `makes a shortcut to ${sayFiles(file, words)} ${sayIn(folder, words)}`,
  'hide-folder': ({ folder, state }, words) =>
    ({
      on: `hides ${sayPlace(folder, words)}`,
      off: `shows ${sayPlace(folder, words)} again`,
      toggle: `hides ${sayPlace(folder, words)}, or shows it again if it is hidden`,
    })[state],
  'print-file': ({ files }, words) => `prints ${sayFiles(files, words)}`,
  'show-in-folder': ({ file }, words) => `shows ${sayFiles(file, words)} in its folder`,
};
