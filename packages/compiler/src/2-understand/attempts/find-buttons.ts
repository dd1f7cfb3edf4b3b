import type { Entity, Reading } from '#ir/entity.ts';
import { findNamedList } from '../slots/find-named-list.ts';

export type FoundButtons = { readonly list: string; readonly start: number; readonly used: readonly Entity[] };

const WINDOW =
  /\b(?:window|panel|popup|pop-up|gui|dialog|toolbar|bar|box)\b[\s\S]*\bbuttons\b|\bbuttons\b[\s\S]*\b(?:window|panel|gui)\b/i;
const VERB =
  '(?:opens?|starts?|launch(?:es)?|runs?|types?|writes?|inserts?|pastes?|press(?:es)?|sends?|shows?|says?|copies)';
const NAME = String.raw`(?:"[^"\n]{1,30}"|'[^'\n]{1,30}'|(?!(?:and|which|that|it|one|click|clicking|the|a|each|they|he|she)\b)[\p{L}\d][\p{L}\d' -]{0,24}?)`;
const DEED = new RegExp(
  String.raw`(?<=[:,;.]\s*|\band\s+|\bone\s+|\d[.)]\s*)(?<name>${NAME})\s+(?:should |must |to |which |that |button )*(?<verb>${VERB})\s+`,
  'giu',
);
const COPIES = /\bcop(?:y|ies)\b[^.]{0,30}\b(?:text|it|that|phrase|sentence)\b|\bclipboard\b/i;

/** The buttons of a window and what each of them does: ""Lunch" opens C:\menu.pdf and "Out" types Bye". */
export function findButtons(reading: Reading): FoundButtons | undefined {
  const { text } = reading;
  const from = WINDOW.test(text) ? text.search(/\bbuttons\b/i) : -1;
  if (from < 0) return undefined;
  const found = withVerbs(text, from) ?? withTexts(text, from);
  return found && { ...found, used: reading.entities.filter(({ start }) => start >= from) };
}

function withVerbs(text: string, from: number): Omit<FoundButtons, 'used'> | undefined {
  const deeds = [...text.matchAll(DEED)].filter(({ index }) => index > from);
  if (deeds.length < 2) return undefined;
  const list = deeds.map((deed, index) => {
    const end = deeds[index + 1]?.index ?? text.length;
    const target = text
      .slice(deed.index + deed[0].length, end)
      .replace(/(?:[\s,;.]|\band\b|\bthen\b)+$/i, '')
      .replace(/[.;]\s[\s\S]*$/, '');
    return `${bare(deed.groups?.name ?? '')} ${deed.groups?.verb} ${bare(target)}`;
  });
  return { list: list.join('\n'), start: from };
}

// "Hello and Bye. Hello: Good morning! Bye: See you.": the texts follow their names.
function withTexts(text: string, from: number): Omit<FoundButtons, 'used'> | undefined {
  const names = findNamedList(text) ?? [];
  const places = names.map((name) => text.indexOf(`${name}:`, from));
  if (names.length < 2 || places.some((place) => place < 0)) return undefined;
  const verb = COPIES.test(text.slice(from)) ? 'copies' : 'types';
  const list = names.map((name, index) => {
    const start = (places[index] ?? 0) + name.length + 1;
    const end = Math.min(...places.filter((place) => place > start), text.length);
    return `${name} ${verb} ${bare(text.slice(start, end).trim())}`;
  });
  return { list: list.join('\n'), start: from };
}

function bare(said: string): string {
  return said.trim().replace(/^(["'])(.*)\1$/su, '$2');
}
