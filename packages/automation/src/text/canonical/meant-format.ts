const PIECES = /'[^']*'|([a-z])\1*|[^a-z']+/gi;

/** What stands for the day and the year where people abbreviate in their own language: jj/mm/aaaa, TT.MM.JJJJ, gg/mm/aaaa. */
const FOREIGN: readonly { readonly day: string; readonly year: string }[] = [
  { day: 'j', year: 'a' },
  { day: 'g', year: 'a' },
  { day: 'd', year: 'a' },
  { day: 't', year: 'j' },
];

/**
 * A format of dates or times in AutoHotkey's letters. People write dd/mm/yyyy, DD.MM.YYYY and HH:MM; for AutoHotkey mm are
 * minutes, MM months, and capital days and years nothing at all.
 */
export function meantFormat(format: string): string {
  const pieces = format.match(PIECES) ?? [];
  const letters = pieces.map((piece) => (/^[a-z]/i.test(piece) ? piece.charAt(0).toLowerCase() : ''));
  const said = letters.filter(Boolean);
  const own = FOREIGN.find(({ day, year }) => said.includes(day) && said.includes(year) && !said.includes('y'));
  const known = own ? [own.day, own.year, ...'mhs'] : [...'dmyhst'];
  if (said.length < 2 || said.some((letter) => !known.includes(letter))) return format;
  return pieces.map((piece, index) => asLetter(piece, nearest(letters, index), own)).join('');
}

type Neighbors = { readonly before: string; readonly behind: string };

function nearest(letters: readonly string[], index: number): Neighbors {
  const before = letters.slice(0, index).findLast(Boolean) ?? '';
  return { before, behind: letters.slice(index + 1).find(Boolean) ?? '' };
}

function asLetter(piece: string, { before, behind }: Neighbors, own: (typeof FOREIGN)[number] | undefined): string {
  const letter = piece.charAt(0).toLowerCase();
  if (letter === own?.day) return 'd'.repeat(piece.length);
  if (letter === own?.year) return 'y'.repeat(piece.length);
  if (letter === 'm') return (before === 'h' || behind === 's' ? 'm' : 'M').repeat(piece.length);
  // The T of 2026-03-05T14:30 stands for itself.
  return /^(?:[dys]|tt)/i.test(piece) ? piece.toLowerCase() : piece;
}
