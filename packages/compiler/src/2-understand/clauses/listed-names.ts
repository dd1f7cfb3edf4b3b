import type { Entity } from '#ir/entity.ts';
import { type ClauseReader, stepOf } from '../understanding.ts';

const THINGS =
  "(?:files?|documents?|films?|movies?|songs?|tracks?|pictures?|photos?|pdfs?|books?|videos?|things|everything|items|folders?|ones|what(?:'s| is)?|contents?|drawings?|scans?|recipes?)";
const NAMES = new RegExp(
  String.raw`\b(?:file ?names|(?:just |only |all |the )+names|names of (?:all |the |every |my )*${THINGS}|list (?:of )?(?:all |the |every |my |of )*(?:${THINGS}|names)|${THINGS} list|inventory|catalogu?e|directory listing)\b`,
  'iu',
);
const AS_LIST =
  /\b(?:text ?files?|txt|text document|plain text|text list|notepad|clipboard|csv|list|one (?:per|a|on each) line|(?:below|under(?:neath)?) (?:each other|one another|the other)|inventory|catalogu?e)\b/i;
const OTHER =
  /\b(?:renam\w*|delet\w*|mov(?:e|es|ing)|replac\w*|zip|convert\w*|opens? (?:one|it when)|pick|choose (?:one|from)|from (?:a|the|my) list|drop ?down|menu|window|search\w*|find\w*|duplicates?|sizes?|largest|biggest|newest|latest|recent|modified|changed|play|random|check ?list|to-?do|shopping)\b|\bmake (?:a )?folders?\b/i;
const DEEP =
  /\bsub-? ?(?:folders?|directories|dirs)\b|\brecursive|\b(?:folders?|everything) (?:below|inside|within|underneath)\b/i;
const BARE = /\bwithout (?:the |their |its |file )*(?:extensions?|endings?|\.\p{L}+)|\bno extensions?\b/iu;
const FILE = /\.(?:txt|csv|md|log)$/i;

/** "the names of all files in D:\Films into a text file": a list, and nothing is done to the files. */
export const readListedNames: ClauseReader = (clause, text, knowledge) => {
  // A text, a program or a length of time says that something else is done.
  if (clause.entities.some(({ kind }) => kind !== 'path' && kind !== 'number')) return undefined;
  if (!NAMES.test(text) || !AS_LIST.test(clause.text) || OTHER.test(text)) return undefined;
  const paths = clause.entities.filter((entity): entity is Extract<Entity, { kind: 'path' }> => entity.kind === 'path');
  const folders = paths.filter(({ value }) => !/\.\w{2,4}$/.test(value));
  const target = paths.find(({ value }) => FILE.test(value)) ?? (folders.length > 1 ? folders.at(-1) : undefined);
  const source = folders.find((path) => path !== target);
  if (!source || folders.length > 2) return undefined;
  const isCopied = /\bclipboard\b/i.test(text);
  const values = {
    folder: source.value,
    to: isCopied ? 'clipboard' : 'file',
    deep: DEEP.test(text) ? 'yes' : 'no',
    bare: BARE.test(text) ? 'yes' : 'no',
    file: isCopied ? '' : (target?.value ?? ''),
  };
  return {
    steps: [stepOf(knowledge, 'list-files', values)],
    assumed: [],
    used: clause.entities,
    score: 0.92,
    by: 'list-files',
  };
};
