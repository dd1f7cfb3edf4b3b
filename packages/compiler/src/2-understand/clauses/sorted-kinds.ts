import type { Entity, Reading } from '#ir/entity.ts';
import { type ClauseReader, stepOf } from '../understanding.ts';
import { fileKinds } from './file-kinds.ts';

const MOVES =
  /\b(?:moves?|moved|moving|go(?:es)?|puts?|belongs?|sorts?|sorted|drags?|sends?|lands?|shoves?|cop(?:y|ies|ied)|transfers?|shifts?|tid(?:y|ies)|cleans?)\b|->|→/i;
const COPIES = /\b(?:cop(?:y|ies|ied)|duplicates?)\b/i;
const KNOWN = '(?:downloads?|desktop|documents|pictures|videos|music)';
const TARGET = new RegExp(
  String.raw`(?:\b(?:in)?to|->|=>|→|=|\binto)\s+(?:(?:the|my|a|folder|drive)\s+)*(?<place>${KNOWN}(?: folder)?\b(?!\\)|\ue003+)`,
  'dgiu',
);
const SOURCE = new RegExp(
  String.raw`\b(?:from|out of|in|on|inside|of|through)\s+(?:(?:the|my|folder|directory|whole)\s+)*(?<place>${KNOWN}\b(?!\\)|\ue003+)`,
  'diu',
);
const HEAPED = new RegExp(String.raw`\b(?:my|the)\s+(?<place>${KNOWN})\b(?: folder)?`, 'diu');
// What is asked besides is another thing to do: by their age, their names, or again and again.
const OTHER =
  /\b(?:renam\w+|zip (?:them|it)|convert\w*|older|newer|newest|latest|print\w*|unzip|delet\w+|subfolders?)\b/i;

/** "all mkv and mp4 to D:\Videos", "pdfs go to A and the jpg and png ones to B": each kind of file to its place. */
export const readSortedKinds: ClauseReader = (clause, text, knowledge) => {
  if (!MOVES.test(text) || OTHER.test(text) || clause.entities.some(({ kind }) => kind === 'duration'))
    return undefined;
  const targets = [...text.matchAll(TARGET)];
  const rules = targets.map((target, index) => ({
    kinds: fileKinds(text.slice(endOf(targets[index - 1]), target.index)),
    place: placeOf(clause, target),
  }));
  const kinds = rules.flatMap((rule) => rule.kinds);
  if (rules.length === 0 || kinds.length < 2 || rules.some((rule) => rule.kinds.length === 0)) return undefined;
  const source = SOURCE.exec(text) ?? HEAPED.exec(text);
  const folder = source && !isWithin(source, targets) ? placeOf(clause, source) : 'Downloads';
  // A folder that is neither left nor reached says something that was not read.
  const used = [folder, ...rules.map(({ place }) => place)];
  if (clause.entities.some(({ kind, value }) => kind === 'path' && !used.includes(String(value)))) return undefined;
  const lines = rules.map((rule) => `${rule.kinds.join(' ')} to ${rule.place}`).join('\n');
  const way = COPIES.test(text) ? 'Copy' : 'Move';
  return {
    steps: [stepOf(knowledge, 'sort-files-by-rules', { rules: lines, folder, way })],
    assumed: source ? [] : ['No folder they are in was named, so “Downloads” is used.'],
    used: clause.entities,
    // One kind alone is what a ranker knows best, and it would leave the others out.
    score: 1,
    by: 'sort-files-by-rules',
  };
};

function placeOf(clause: Reading, match: RegExpExecArray): string {
  const span = match.indices?.groups?.place;
  const path = clause.entities.find((entity: Entity) => entity.kind === 'path' && entity.start === span?.[0]);
  const said = path ? String(path.value) : clause.text.slice(span?.[0], span?.[1]).replace(/ folder$/i, '');
  return /^downloads?$/i.test(said) ? 'Downloads' : said;
}

function isWithin({ index }: RegExpExecArray, targets: readonly RegExpExecArray[]): boolean {
  return targets.some((target) => index >= target.index && index < endOf(target));
}

function endOf(match: RegExpExecArray | undefined): number {
  return match ? match.index + match[0].length : 0;
}
