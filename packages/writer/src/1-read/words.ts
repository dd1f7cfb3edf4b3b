import type { Word } from './reading.ts';

const ASCII_WORD = Uint8Array.from({ length: 128 }, (_, code) => (/\w/.test(String.fromCharCode(code)) ? 1 : 0));

/**
 * The whole request, cut into runs of letters and digits; any other sign is a word of its own, and so is a line break.
 * An apostrophe inside a word stays in it.
 */
export function cutWords(request: string): Word[] {
  const words: Word[] = [];
  let at = 0;
  while (at < request.length) {
    const sign = signAt(request, at);
    const end = isWordSign(sign) ? endOfWord(request, at) : at + sign.length;
    if (!isBlank(sign)) words.push({ start: at, end, seen: request.slice(at, end).toLowerCase() });
    at = end;
  }
  return words;
}

function endOfWord(request: string, start: number): number {
  let at = start;
  while (at < request.length) {
    const sign = signAt(request, at);
    if (isWordSign(sign)) at += sign.length;
    else if (isApostrophe(sign) && isLetter(request[at - 1]) && isLetter(request[at + 1])) at += 1;
    else break;
  }
  return at;
}

function signAt(request: string, at: number): string {
  return request.charCodeAt(at) < 128 ? (request[at] ?? '') : String.fromCodePoint(request.codePointAt(at) ?? 0);
}

export function isWordSign(sign: string | undefined): boolean {
  if (sign === undefined || sign === '') return false;
  const code = sign.charCodeAt(0);
  // Most requests are plain letters and blanks, and Unicode classes are slow.
  return code < 128 ? ASCII_WORD[code] === 1 : /^[\p{L}\p{N}\p{M}_]/u.test(sign);
}

export function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && /^\p{L}/u.test(sign);
}

function isApostrophe(sign: string | undefined): boolean {
  return sign === "'" || sign === '’';
}

// A line break is no blank: it ends a text that is written on a line of its own.
function isBlank(sign: string): boolean {
  return sign === ' ' || (sign !== '\n' && /^\s$/u.test(sign));
}
