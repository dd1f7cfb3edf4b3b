import { knownText, type OptionalValue } from '../../facts/value.ts';
import { sayFolder, sayPath } from '../say-path.ts';
import { sayContent, sayPlain } from '../say-value.ts';
import type { CallTable } from './call-words.ts';

export const FILE_CALLS: CallTable = {
  FileAppend: ([text, file]) => `adds ${sayContent(text)} to the end of ${sayPath(file)}`,
  FileDelete: ([file]) => `deletes ${sayPath(file)}`,
  FileRecycle: ([file]) => `moves ${sayPath(file)} to the Recycle Bin`,
  FileRecycleEmpty: () => 'empties the Recycle Bin',
  FileCopy: ([from, to]) => `copies ${sayPath(from)} to ${sayPath(to)}`,
  FileMove: ([from, to]) => `moves or renames ${sayPath(from)} to ${sayPath(to)}`,
  FileOpen: ([file]) => `opens the file ${sayPath(file)}`,
  FileSelect: () => 'lets you choose a file',
  DirSelect: () => 'lets you choose a folder',
  FileSetAttrib: ([, file]) => `changes the attributes of ${sayPath(file)}`,
  FileCreateShortcut: ([target, link]) => `makes a shortcut to ${sayPath(target)} at ${sayPath(link)}`,
  DirCreate: ([folder]) => `creates ${sayFolder(folder)}`,
  DirDelete: ([folder, recurse]) => `deletes ${sayFolder(folder)}${isOn(recurse) ? ' and everything in it' : ''}`,
  DirCopy: ([from, to]) => `copies ${sayFolder(from)} to ${sayPath(to)}`,
  DirMove: ([from, to]) => `moves or renames ${sayFolder(from)} to ${sayPath(to)}`,
  IniWrite: ([value, file, , key]) =>
    `saves ${sayContent(value)}${knownText(key) ? ` as ${sayContent(key)}` : ''} in ${sayPath(file)}`,
  IniDelete: ([file]) => `removes a setting from ${sayPath(file)}`,
  Download: ([address, file]) => `downloads ${sayPlain(address)} to ${sayPath(file)}`,
  RegWrite: ([value, , key, name]) =>
    `sets the Windows setting ${sayPath(key)}${name ? `, ${sayPlain(name)},` : ''} to ${sayContent(value)}`,
  RegDelete: ([key, name]) => `deletes the Windows setting ${sayPath(key)}${name ? `, ${sayPlain(name)}` : ''}`,
  RegDeleteKey: ([key]) => `deletes the Windows settings under ${sayPath(key)}`,
};

function isOn(value: OptionalValue | undefined): boolean {
  return value !== undefined && value !== null && knownText(value) !== '0';
}
