const LONGEST = 90;
const MOST_LINES = 4;

/** One line in quotation marks, cut where it would run on. */
export function quoted(line: string): string {
  const seen = line.replaceAll('\t', '⇥');
  return `“${seen.length > LONGEST ? `${seen.slice(0, LONGEST).trimEnd()}…` : seen}”`;
}

/** Several lines: “Kind regards”, then on a new line “Ann”. Of many, the first ones. */
export function sayLines(lines: readonly string[]): string {
  let said = '';
  let told = 0;
  let blank = 0;
  for (const line of lines) {
    if (line === '') {
      blank += 1;
      continue;
    }
    if (told === MOST_LINES) return `${said}, and more lines`;
    said += said === '' ? opening(blank) : `, then ${blank === 0 ? 'on a new line' : 'after an empty line'} `;
    said += quoted(line);
    told += 1;
    blank = 0;
  }
  if (said === '') return `${lines.length - 1} line breaks`;
  return blank === 0 ? said : `${said}, then ${breaks(blank)}`;
}

function opening(blank: number): string {
  return blank === 0 ? '' : `${breaks(blank)}, then `;
}

function breaks(count: number): string {
  return count === 1 ? 'a line break' : `${count} line breaks`;
}
