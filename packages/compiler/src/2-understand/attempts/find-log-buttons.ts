import type { Entity, Reading } from '#ir/entity.ts';
import { findNamedList } from '../slots/find-named-list.ts';

export type FoundLogButtons = {
  readonly buttons: string;
  readonly file: string;
  readonly used: readonly Entity[];
};

const BUTTONS = /\bbuttons\b/i;
const LOGS =
  /\b(?:writes?|written|adds?|appends?|logs?|logged|saves?|saved|puts?|notes?|noted|records?|recorded|stores?|goes|keeps?)\b/i;
const WHEN = /\b(?:times?|timestamp|when|date)\b/i;
// What is typed or copied goes to no file.
const OTHER = /\b(?:types?|cop(?:y|ies)|clipboard|opens?|stopwatch|minutes|total|sum|count(?:s|er)?)\b/i;
const NAME = String.raw`["']?\p{Lu}\p{L}*(?: \p{Lu}\p{L}*)?["']?`;
const NAMES_BEFORE = new RegExp(String.raw`(?<names>${NAME}(?:\s*(?:,|/|\band\b|\bor\b)\s*${NAME})+)\s+$`, 'u');
const COUNT = /^(?:two|three|four|five|six|\d)\s+/i;

/** "two buttons, In and Out, each click writes the date, the time and which it was into hours.csv". */
export function findLogButtons(reading: Reading): FoundLogButtons | undefined {
  const { text, entities } = reading;
  const at = text.search(BUTTONS);
  const rest = text.slice(at);
  if (at < 0 || !LOGS.test(rest) || !WHEN.test(rest) || OTHER.test(rest)) return undefined;
  const names = namesIn(text, at);
  const files = entities.filter(({ kind }) => kind === 'path');
  const [file] = files;
  if (!names || files.length > 1 || !(file || /\b(?:file|csv|txt|log)\b/i.test(rest))) return undefined;
  const used = entities.filter(({ kind, value }) => kind !== 'text' || names.includes(String(value)));
  return { buttons: names.join('\n'), file: file ? String(file.value) : 'Documents\\log.csv', used };
}

function namesIn(text: string, at: number): string[] | undefined {
  const listed = findNamedList(text.slice(at))?.map((name) => name.replace(COUNT, '').replace(/^["']|["']$/g, ''));
  if (listed && listed.length > 1) return listed;
  // "In / Out buttons"
  const before = NAMES_BEFORE.exec(text.slice(0, at))?.groups?.names;
  const names = before?.split(/\s*(?:,|\/|\band\b|\bor\b)\s*/u).map((name) => name.replace(/["']/g, '').trim());
  return names?.filter(Boolean);
}
