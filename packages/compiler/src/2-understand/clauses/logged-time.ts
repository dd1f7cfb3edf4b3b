import { quoteString } from '@hotscribe/ahk';
import { folderExpression } from '#skills/folder-expression.ts';
import { GAP, markOf } from '../mask.ts';
import { type ClauseReader, stepOf } from '../understanding.ts';

const STAMP =
  '(?:date and time|time and date|date ?/ ?time|date & time|date|time|time ?stamp|when (?:it was|that was|i pressed it))';
const LOGGED = new RegExp(
  String.raw`\b(?:writes?|logs?|adds?|saves?|notes?|puts?|records?|appends?|stores?)\s+(?:down\s+)?(?:(?:the|a|an|line|new|with|current|today'?s|todays|exact|down|just)\s+)*${STAMP}(?:\s+(?:and|plus|with)\s+(?:the\s+)?(?:words?\s+|text\s+|note\s+)?(?<text>${markOf('text')}))?\s+(?:down\s+)?(?:in|into|to|onto|at the end of|as a (?:new )?line (?:in|to|into))\s+(?:(?:the|a|my|text|file|called|named|log)\s+)*(?<file>${markOf('path')})(?<rest>[\s\S]*)$`,
  'diu',
);
const LAST =
  /^[^\p{L}\p{N}]*(?:(?:and|then|also|it|should)\s+)*(?:shows?|tells?|displays?|pops? up|says?)\b[^.]{0,40}\b(?:last|previous|before)\b[^.]{0,40}$/iu;
const NOTHING = new RegExp(`^${GAP}$`, 'u');

/** "write the date and time into pills.txt and show me when the last one was". */
export const readLoggedTime: ClauseReader = (clause, text, knowledge) => {
  const match = LOGGED.exec(text);
  const at = (span: readonly [number, number] | undefined) => clause.entities.find(({ start }) => start === span?.[0]);
  const [file, words] = [at(match?.indices?.groups?.file), at(match?.indices?.groups?.text)];
  const rest = match?.groups?.rest ?? '';
  if (!match || file?.kind !== 'path') return undefined;
  const isLast = LAST.test(rest);
  if (!isLast && !NOTHING.test(rest)) return undefined;
  const line = words?.kind === 'text' ? words.value : '';
  const write = stepOf(knowledge, 'append-line', { line, file: file.value });
  const used = [file, ...(words ? [words] : [])];
  if (!isLast) return { steps: [write], assumed: [], used, score: 0.93, by: 'append-line' };
  const path = folderExpression(file.value);
  const read = `lastEntry := FileExist(${path}) && RegExMatch(FileRead(${path}, "UTF-8"), "[^\\r\\n]+(?=[\\r\\n]*$)", &lastLine) ? lastLine[0] : ${quoteString('none yet')}`;
  const show = { title: 'Show the line before it', code: 'MsgBox("Last time: " lastEntry)', needs: '' };
  return { steps: [{ title: '', code: read, needs: '' }, write, show], assumed: [], used, score: 0.95 };
};
