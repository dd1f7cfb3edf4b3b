import type { Mark } from '../reading.ts';

const ENDINGS = new Set(
  'com org net io dev app co de fr es it pt br ar mx ch at be eu uk us gov edu tv me ai info biz nl se no dk fi pl cz ru jp cn in au nz ca ie gg xyz online site shop store local intranet home lan corp cloud ly so to be cc fm int museum news blog tech page example test'.split(
    ' ',
  ),
);
const FILES = new Set(
  'txt md csv tsv log json xml yaml yml ini cfg conf pdf doc docx docm dot dotx odt rtf xls xlsx xlsm xlsb ods ppt pptx pptm odp pps one msg eml vsdx jpg jpeg png gif bmp webp svg tif tiff ico heic raw psd ai cr2 dng mp3 wav flac ogg m4a aac wma mid mp4 mkv avi mov wmv webm m4v mpg mpeg srt zip rar 7z tar gz iso exe msi bat cmd ps1 vbs lnk url dll ahk reg py js ts html htm css php java cs cpp sql db sqlite mdb accdb bak tmp temp old part crdownload torrent ics vcf dwg dxf stl obj blend step stp gcode ttf otf epub mobi key pages numbers kdbx pst qbw sav dat bin nc rdp qif ofx sh rb go rs c h jpg mht'.split(
    ' ',
  ),
);
const TRAILING = /[.,;:!?)\]}'"’”»>]/;

/** Addresses, paths and file names: everything that is written without blanks and says by its signs what it is. */
export function addressesIn(request: string): Mark[] {
  const found: Mark[] = [];
  let at = 0;
  while (at < request.length) {
    if (/\s/.test(request[at] ?? '')) {
      at += 1;
      continue;
    }
    let end = at;
    while (end < request.length && !/\s/.test(request[end] ?? '')) end += 1;
    // Words of letters alone are neither.
    const isPlain = /^[a-z]+$/i.test(request.slice(at, end));
    const mark = isPlain ? undefined : (pathAt(request, at, end) ?? chunkMark(request, at, end));
    if (mark) found.push(mark);
    at = mark ? Math.max(mark.end, at + 1) : end;
  }
  return found;
}

const OPENING = /[("'“„«<[`=:,;{]/;

function chunkMark(request: string, from: number, to: number): Mark | undefined {
  let start = from;
  let end = to;
  while (start < end && OPENING.test(request[start] ?? '')) start += 1;
  while (end > start && TRAILING.test(request[end - 1] ?? '') && !keepsEnd(request, start, end)) end -= 1;
  const chunk = request.slice(start, end);
  const kind = kindOf(chunk.toLowerCase());
  return kind && { kind, value: chunk, start, end };
}

// "…/page_(x)": a bracket that was opened inside belongs to the address.
function keepsEnd(request: string, start: number, end: number): boolean {
  return request[end - 1] === ')' && request.slice(start, end).includes('(');
}

function kindOf(chunk: string): 'address' | 'path' | undefined {
  if (chunk.length < 3 || chunk.length > 500 || !/[.:@]|localhost/.test(chunk)) return undefined;
  if (/^(?:https?|ftp|file|mailto|steam|ms-settings|spotify|slack|zoommtg|obsidian|tel):\/{0,2}\S/.test(chunk))
    return /^tel:$/.test(chunk) ? undefined : 'address';
  if (/^www\.\S/.test(chunk)) return 'address';
  const mail = chunk.split('@');
  if (mail.length === 2 && mail[0] && isDomain(mail[1] ?? '')) return 'address';
  const slash = chunk.indexOf('/');
  const host = slash < 0 ? chunk : chunk.slice(0, slash);
  const name = chunk.split(/[\\/]/).at(-1) ?? '';
  if (slash < 0 && isFileName(name)) return 'path';
  if (isDomain(host.split(':')[0] ?? '')) return 'address';
  if (/^localhost(?:$|[:/])/.test(chunk) || /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}(?:$|[:/])/.test(chunk))
    return 'address';
  return isFileName(name) && /^[^/]/.test(chunk) ? 'path' : undefined;
}

function isDomain(text: string): boolean {
  const parts = text.split('.');
  return (
    parts.length > 1 &&
    parts.length < 6 &&
    ENDINGS.has(parts.at(-1) ?? '') &&
    parts.every((part) => /^[\p{L}\p{N}-]{1,63}$/u.test(part))
  );
}

function isFileName(name: string): boolean {
  const dot = name.lastIndexOf('.');
  if (dot < 0) return false;
  const ending = name.slice(dot + 1);
  if (name.startsWith('*.')) return /^[a-z0-9*?]{1,12}$/.test(ending);
  return dot > 0 && FILES.has(ending) && /^[^\s"<>|:]+$/.test(name);
}

// A path may have blanks in it: "C:\Program Files\x\y.exe", "D:\My Data\2025".
function pathAt(request: string, from: number, to: number): Mark | undefined {
  let start = from;
  while (start < to && OPENING.test(request[start] ?? '')) start += 1;
  if (!isPathStart(request, start)) return undefined;
  const line = request.slice(start, start + 260).split('\n')[0] ?? '';
  const end = start + pathLength(line);
  return end - start > 1 ? { kind: 'path', value: request.slice(start, end), start, end } : undefined;
}

function isPathStart(request: string, at: number): boolean {
  const here = request.slice(at, at + 40);
  if (/^[a-zA-Z]:[\\/](?!\/)/.test(here)) return true;
  if (/^[A-Z]:(?=[\s,.;)]|$)/.test(here)) return isDrive(request, at);
  return /^\\\\[\p{L}\p{N}]/u.test(here) || /^%[a-zA-Z_()0-9]{2,30}%(?:\\|$|\s)/.test(here) || /^~[\\/]/.test(here);
}

const BEFORE_DRIVE = /(?:^|\s)(?:drives?|to|on|from|in|of|eject|disk|and|open|stick|when|if|onto|into|the)\s?$/i;

// "eject F:"; but "F: fish" and "Alt + H: type" are keys.
function isDrive(request: string, at: number): boolean {
  if (/(?:ctrl|control|alt|shift|win|windows) and $/i.test(request.slice(Math.max(0, at - 14), at))) return false;
  return BEFORE_DRIVE.test(request.slice(Math.max(0, at - 12), at)) || /^["'“]/.test(request[at - 1] ?? '');
}

function pathLength(line: string): number {
  const words = line.split(' ');
  let length = clean(words[0] ?? '').length;
  if (length < (words[0] ?? '').length || !(words[0] ?? '').includes('\\')) return length;
  if (endsInFile(words[0] ?? '')) return length;
  let whole = words[0] ?? '';
  for (const word of words.slice(1, 6)) {
    whole += ` ${word}`;
    const cleaned = clean(word);
    // What follows belongs to the path only if another part or a file name comes in it.
    if (word.includes('\\') && !/^(?:[a-zA-Z]:|\\\\|%)/.test(word)) {
      length = whole.length - (word.length - cleaned.length);
      if (cleaned.length < word.length) return length;
    } else if (endsInFile(cleaned) && !/^(?:and|to|or)$/.test(words[words.indexOf(word) - 1] ?? '')) {
      return whole.length - (word.length - cleaned.length);
    }
    if (cleaned.length < word.length || /^(?:and|to|or|every|when|with|then|in|into|on|at|as|if|from)$/i.test(word))
      return length;
  }
  return length;
}

function endsInFile(word: string): boolean {
  return isFileName((clean(word).split(/[\\/]/).at(-1) ?? '').toLowerCase());
}

function clean(word: string): string {
  let end = word.length;
  while (end > 0 && TRAILING.test(word[end - 1] ?? '') && !(end === 2 && word[1] === ':')) end -= 1;
  return word.slice(0, end);
}
