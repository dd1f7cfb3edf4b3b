import type { Files, Place } from '#language/things.ts';
import type { Primary } from '#language/values.ts';
import type { Words } from './phrases.ts';
import { sayText } from './say-text.ts';
import { sayValue } from './say-value.ts';

const PLACE_NAMES = {
  desktop: 'the desktop',
  documents: 'Documents',
  downloads: 'Downloads',
  pictures: 'Pictures',
  music: 'Music',
  videos: 'Videos',
  home: 'your user folder',
  startup: 'the Startup folder',
  temp: 'the temporary folder',
  'recycle-bin': 'the Recycle Bin',
  'this-pc': 'This PC',
  'script-folder': 'the script’s folder',
  'open-folder': 'the folder that is open in File Explorer',
  'asked-folder': 'a folder that you choose',
} as const;

/** A folder: "Downloads", "the Done folder in Documents". */
export function sayPlace({ base, below }: Place, words: Words): string {
  const start = base.kind === 'folder' ? plain(base.path, words) : PLACE_NAMES[base.kind];
  return below.reduce<string>((folder, part) => {
    if (part.kind !== 'text') return `the folder named after ${sayValue(part, words)} ${within(folder)}`;
    const isPath = base.kind === 'folder' && base.path.kind === 'text' && !folder.includes(' ');
    return isPath ? `${folder.replace(/\\$/, '')}\\${part.text}` : `the ${part.text} folder ${within(folder)}`;
  }, start);
}

/** "in Downloads", "on the desktop". */
export function sayIn(place: Place, words: Words): string {
  return within(sayPlace(place, words));
}

function within(folder: string): string {
  return folder === PLACE_NAMES.desktop ? `on ${folder}` : `in ${folder}`;
}

// A path needs no quotation marks; anything that is worked out does not either.
function plain(value: Primary, words: Words): string {
  return value.kind === 'text' ? value.text : sayValue(value, words);
}

/** One file or several: "report.docx in Documents", "all PDF files in Downloads". */
export function sayFiles(files: Files, words: Words): string {
  switch (files.kind) {
    case 'in':
      if (files.name.kind !== 'text') {
        return `a file ${sayIn(files.folder, words)} whose name is ${sayValue(files.name, words)}`;
      }
      return filesNamed(files.name.text, sayIn(files.folder, words));
    case 'the-file':
      return 'that file';
    case 'selected-files':
      return 'the selected files';
    case 'asked-file':
      return 'a file that you choose';
    case 'newest':
      return `the newest ${oneNamed(files.name, sayIn(files.folder, words), words)}`;
    case 'random':
      return `a random ${oneNamed(files.name, sayIn(files.folder, words), words)}`;
    case 'shuffled':
      return `a random ${oneNamed(files.name, sayIn(files.folder, words), words)} (each once before any repeats)`;
    case 'path':
      return plain(files.path, words);
  }
}

/** Each of the files that are meant: "each TXT file in Documents". */
export function sayEachFile(files: Files, words: Words): string {
  if (files.kind === 'selected-files') return 'each selected file';
  if (files.kind !== 'in') return sayFiles(files, words);
  return `each ${oneNamed(files.name, sayIn(files.folder, words), words)}`;
}

/** Which names a pattern with wildcards means: "whose name starts with “report”". */
export function sayNamePattern(pattern: string): string {
  const [, start, middle, end] = /^([^*?]*)\*?([^*?]*)\*([^*?]*)$/.exec(pattern) ?? [];
  const isPlain = start !== undefined && [start, middle, end?.replace(/^\./, '')].filter(Boolean).length > 0;
  if (!isPlain) return `whose name matches “${pattern}”`;
  const parts = [
    start ? `starts with ${sayText(start)}` : '',
    middle ? `contains ${sayText(middle)}` : '',
    end && end !== '.' ? `ends with ${sayText(end)}` : '',
  ].filter(Boolean);
  return `whose name ${parts.join(' and ')}`;
}

function filesNamed(name: string, place: string): string {
  if (!/[*?]/.test(name)) return `${name} ${place}`;
  return `all ${kindOf(name, place)
    .replace(/\bfile\b/, 'files')
    .replace(/ whose name (\w+?)e?s /, ' whose names $1 ')}`;
}

function oneNamed(name: Primary, place: string, words: Words): string {
  return name.kind === 'text' ? kindOf(name.text, place) : `file ${place} whose name is ${sayValue(name, words)}`;
}

function kindOf(pattern: string, place: string): string {
  if (/^\*(\.\*)?$/.test(pattern)) return `file ${place}`;
  const [, before, type] = /^(.*)\*\.(\w+)$/.exec(pattern) ?? [];
  if (type === undefined) return `file ${place} ${/[*?]/.test(pattern) ? sayNamePattern(pattern) : `named ${pattern}`}`;
  const kind = `${type.toUpperCase()} file ${place}`;
  return before ? `${kind} ${sayNamePattern(`${before}*`)}` : kind;
}

/** " older than 30 days, oldest first". */
export function sayAge({ days, order }: { readonly days?: number | undefined; readonly order?: string }): string {
  const age = days === undefined ? '' : ` older than ${days} ${days === 1 ? 'day' : 'days'}`;
  return order ? `${age}, ${order.replace('-', ' ')}` : age;
}
