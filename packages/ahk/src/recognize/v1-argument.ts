import { quoteString } from '../quote-string.ts';

/** What version 1 wrote as bare text, as an expression of version 2; empty where it was left out. */
export function v1Argument(text: string): string {
  const bare = text.trim();
  if (bare === '') return '';
  if (bare.startsWith('% ')) return bare.slice(2).trim();
  if (/^-?\d+(?:\.\d+)?$/.test(bare)) return bare;
  return pieces(bare)
    .map((piece) => (piece.isName ? piece.text : quoteString(piece.text)))
    .join(' ');
}

/** The arguments behind a command, which commas part unless a backtick stands before them. */
export function v1Arguments(text: string, most: number): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length && parts.length < most - 1; at++) {
    if (text[at] === '`') at++;
    else if (text[at] === ',') {
      parts.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  return [...parts, text.slice(from).trim()];
}

type Piece = { text: string; isName: boolean };

// `Hello %name%!`: every other piece between percent signs is the name of a variable.
function pieces(text: string): Piece[] {
  const parts = text.split('%');
  if (parts.length % 2 === 0) return [{ text: plain(text), isName: false }];
  return parts
    .map((part, index) => ({ text: index % 2 === 1 ? part : plain(part), isName: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

function plain(text: string): string {
  return text.replace(/`,/g, ',').replace(/`%/g, '%').replace(/`n/g, '\n').replace(/`t/g, '\t');
}
