import { SCRIPT_NAME_MAX_LENGTH } from './limits.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const SEPARATOR_BETWEEN_WORDS = /(?<=[\p{L}\p{N}])[\\/:|]+(?=[\p{L}\p{N}])/gu;
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}\p{Zl}\p{Zp}]/gu;
// Characters that turn the writing direction around can make an ending look like another one.
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?=\.|$)/i;

/** The file name of a script: its name without what Windows forbids, and the ending `.ahk`. */
export function scriptFileName(name: string): string {
  const kept = name
    .replace(SEPARATOR_BETWEEN_WORDS, '-')
    .replace(FORBIDDEN, '')
    .replace(DIRECTION, '')
    .replace(/\.ahk\s*$/i, '');
  // Windows drops spaces and dots at the end of a name, and reads `con.ahk` as the console.
  const stem = withoutEdges(shortened(withoutEdges(kept))).replace(DEVICE, '$&_');
  return `${stem || 'script'}.ahk`;
}

/** What is in the file: with the mark and the line ends by which Notepad and AutoHotkey read any language right. */
export function scriptFileContent(script: string): string {
  const lines = script.replace(/^\uFEFF/, '').replace(/\r\n|\r|\n/g, '\r\n');
  return BYTE_ORDER_MARK + lines + (lines.endsWith('\r\n') ? '' : '\r\n');
}

function withoutEdges(text: string): string {
  return text.trimStart().replace(/[\s.]+$/u, '');
}

function shortened(text: string): string {
  if (text.length <= SCRIPT_NAME_MAX_LENGTH) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > SCRIPT_NAME_MAX_LENGTH) break;
    kept += segment;
  }
  return kept;
}
