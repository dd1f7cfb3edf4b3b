import type { Found } from '../found.ts';
import { lowAt } from '../low-at.ts';
import type { Token } from '../tokens.ts';

const KINDS = new Set(
  'pdf jpg jpeg png gif bmp webp svg tif tiff heic psd mp3 wav flac ogg m4a mp4 mkv avi mov wmv webm srt zip rar 7z iso txt csv json xml docx xlsx pptx md stl epub eml ics html torrent crdownload ahk dwg dxf odt'.split(
    ' ',
  ),
);
// Words of their own, too: kinds of files only with a dot, or where files are spoken of.
const WORDS = new Set('log tmp bak doc msg exe lnk msi xls ppt py js bat url ini dat css'.split(' '));
// "the temp files" and "old files" say which files, not how they end.
const DOTTED = new Set(['raw', 'part', 'old', 'temp']);
const FILES = /^(?:files?|images?|photos?|pictures?|documents?|attachments?|s)$/;
// "save it as pdf" makes one; it looks for none.
const MADE = /^(?:as|to|into|to-|a4)$/;

/** "a new pdf", "all .log files", "jpgs": files of a kind, as programs look for them. */
export function findFileKinds(tokens: readonly Token[]): Found[] {
  return tokens.flatMap(({ low, glued }, at) => {
    const isDotted = glued && lowAt(tokens, at - 1) === '.' && !tokens[at - 1]?.glued;
    if (glued && !isDotted && /^[.@_-]$/.test(lowAt(tokens, at - 1))) return [];
    const kind = kindOf(low, isDotted || FILES.test(lowAt(tokens, at + 1)), isDotted);
    const from = isDotted ? at - 1 : at;
    if (!kind || MADE.test(lowAt(tokens, from - 1)) || isName(tokens, at)) return [];
    return [{ kind: 'path' as const, value: `*.${kind}`, from, to: at + 1 }];
  });
}

function kindOf(low: string, isFile: boolean, isDotted: boolean): string | undefined {
  const one = low.length > 3 && low.endsWith('s') ? low.slice(0, -1) : low;
  return KINDS.has(one) || (isFile && WORDS.has(one)) || (isDotted && DOTTED.has(one)) ? one : undefined;
}

// "pdf.exe"
function isName(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.low === '.' && tokens[at + 1]?.glued === true && tokens[at + 2]?.glued === true;
}
