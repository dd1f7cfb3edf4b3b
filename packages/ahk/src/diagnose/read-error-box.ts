/** What could be read in the text of an error box, or in a part of one. */
export type ErrorBox = {
  /** What AutoHotkey complains about. */
  message: string;
  /** The name or value it complains about. */
  specifically: string | null;
  line: number | null;
  lineText: string | null;
  /** Only version 1 words its boxes like this. */
  isVersion1: boolean;
};

/** An error box is short. What is longer was pasted by mistake, and is read only so far. */
const LONGEST = 8000;

const ARROW = /(?:▶|►|->|—>|→)[ \t]*(\d{1,6}):/;
const NAMED_LINE = /\bline[ \t]{0,3}(?:#|number|no\.)?:?[ \t]{0,3}(\d{1,6})\b/i;
const PLAIN_OUTPUT = /\((\d{1,6})\)[ \t]?:[ \t]?==>/;

/** What stands behind the message; the first of them ends it. */
const AFTER_MESSAGE = [
  'Specifically:',
  'Line Text:',
  'Text:',
  'Line:',
  'Line#',
  'File:',
  '▶',
  '►',
  '--->',
  'Show call stack',
  'The program will exit',
  'The current thread will exit',
  'For more details',
];

/** Reads what was pasted, also where it is only a part of the box or has lost its line breaks. */
export function readErrorBox(pasted: string): ErrorBox {
  const text = pasted.slice(0, LONGEST).replace(/\r\n?/g, '\n').trim();
  const row = arrowRow(text) ?? onlyRow(text);
  return {
    message: messageIn(text),
    specifically: labeled(text, 'Specifically:'),
    line: row?.line ?? numberIn(NAMED_LINE, text) ?? numberIn(PLAIN_OUTPUT, text),
    lineText: row?.text ?? labeled(text, 'Line Text:') ?? labeled(text, 'Text:'),
    isVersion1: /\bError at line\b|\bLine Text:|current interpreter:[^\n]{0,40}\bv?1\.\d/i.test(text),
  };
}

function messageIn(text: string): string {
  const output = text.indexOf('==>');
  const start = /\b(?:Error|Warning):/.exec(text);
  const from = output === -1 ? (start ? start.index + start[0].length : 0) : output + 3;
  const ends = AFTER_MESSAGE.map((word) => text.indexOf(word, from)).filter((at) => at > from);
  const message = text
    .slice(from, Math.min(text.length, ...ends))
    .replace(/\s+/g, ' ')
    .trim();
  return message.replace(/^(?:Error|Warning):\s?/, '');
}

function labeled(text: string, label: string): string | null {
  const at = text.indexOf(label);
  if (at === -1) return null;
  const from = at + label.length;
  const ends = AFTER_MESSAGE.filter((word) => word !== label).map((word) => text.indexOf(word, from));
  const rest = text.slice(from, Math.min(text.length, ...ends.filter((end) => end !== -1))).trim();
  const lines = rest.split('\n');
  const value = (lines[0] ?? '').split(/[ \t]\d{3}: /)[0]?.trim();
  return value || null;
}

type Row = { line: number; text: string };

function arrowRow(text: string): Row | undefined {
  const arrow = ARROW.exec(text);
  return arrow ? { line: Number(arrow[1]), text: rowText(text, arrow.index + arrow[0].length) } : undefined;
}

// A copy by hand often has the one line that matters, and no arrow.
function onlyRow(text: string): Row | undefined {
  const rows = [...text.matchAll(/(?:^|\s)(\d{3,6}):[ \t]/g)];
  const [row] = rows;
  if (rows.length !== 1 || !row) return undefined;
  return { line: Number(row[1]), text: rowText(text, row.index + row[0].length) };
}

function rowText(text: string, from: number): string {
  const rest = text.slice(from, from + 500);
  return (rest.split(/\n|[ \t]\d{3,6}:[ \t]/)[0] ?? '').trim();
}

function numberIn(pattern: RegExp, text: string): number | null {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? null : Number(found);
}
