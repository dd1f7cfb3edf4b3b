/** " (did you mean …?)" for a word that nearly is one of the table's, else nothing. */
export function nearestWord(word: string, table: object): string {
  const near = Object.keys(table)
    .map((known) => ({ known, away: distance(word, known) }))
    .sort((a, b) => a.away - b.away)[0];
  return near && word && near.away <= 2 ? ` (did you mean “${near.known}”?)` : '';
}

// Edits between two words. Only the beginning of a long word counts, so that no input is slow.
function distance(first: string, second: string): number {
  const [a, b] = [first.slice(0, 30), second.slice(0, 30)];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
