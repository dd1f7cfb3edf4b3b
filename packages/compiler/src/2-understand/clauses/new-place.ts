import { quoteString } from '@hotscribe/ahk';
import type { Step } from '#ir/automation.ts';
import type { Entity, Reading } from '#ir/entity.ts';
import { CURRENT_FOLDER } from '#skills/files/explorer.ts';
import { folderExpression } from '#skills/folder-expression.ts';
import type { ClauseReader } from '../understanding.ts';

const MAKES = String.raw`\b(?:makes?|creates?|adds?|sets? up|making|creating|puts?(?= an?\b)|new)\b`;
const FOLDER = new RegExp(String.raw`${MAKES}[^.;\n]{0,40}?\b(?:sub-?)?(?:folders?|director(?:y|ies))\b`, 'iu');
const FILE = new RegExp(
  String.raw`${MAKES}[^.;\n]{0,25}?\b(?:(?:text|txt|empty|blank|notepad)\s+)+(?:files?|documents?)\b|${MAKES} (?:an? |the |my )?(?:new )?(?:file|\ue003)`,
  'iu',
);
const CALLED = /\b(?:called|named|with (?:the )?names?|by the name(?: of)?|(?:call|name) (?:it|them))\s*:?\s+/iu;
// "a new folder "Project X"", "a folder Taxes"
const AT_ONCE = /\b(?:[Ff]older|[Dd]irectory|[Ff]ile)\s+(?=["']\S|(?!In\b|On\b|With\b|I\b|[A-Z]:)\p{Lu}[\p{L}\p{N}])/u;
// What comes behind the name says where, when or what else.
const NAME_ENDS =
  /\s+(?:on|in|inside|under|into|at|when(?:ever)?|if|with|every|then|using|for|please|here|there|by|via|to|and(?: then)? (?=(?:opens?|shows?|goes|puts?|moves?|writes?|starts?)\b))\b|\s*[.;\n](?:\s|$)|\s{2,}|$/iu;
const SEVERAL = /\b(?:folders|directories|files)\b/iu;
// "named with today's date", "called whatever I type": a name that is worked out is another thing to do.
const NO_NAME =
  /\b(?:dates?|today'?s?|now|time ?stamp|time|years?|months?|weeks?|weekday|clipboard|copied|selected|whatever|what|type|enter|ask|prompt|numbers?|numbered|after|same|each|every|it|them|that)\b|\d+\s*(?:to|-|through|\.\.)\s*\d+/iu;
const OTHER =
  /\b(?:select(?:ed|ion)|copies|copy|move|moves|asks?|prompts?|input box|template|zip|each|per|backs? up|numbered|shortcut|screenshots?|hid(?:e|es|den)|renames?|clipboard|if (?:it|the folder) (?:exists|is there)|date|today)\b/iu;
const OPENS = /\b(?:and|then|,)\s+(?:then )?opens? (?:it|the (?:new )?(?:folder|file)|that(?: (?:folder|file))?)\b/iu;

/** "make a new folder on the desktop called Notes", "create a text file named ideas in Documents". */
export const readNewPlace: ClauseReader = (clause, text) => {
  const isFolder = FOLDER.test(text);
  if ((!isFolder && !FILE.test(text)) || OTHER.test(clause.text)) return undefined;
  const named = nameOf(clause);
  const paths = clause.entities.filter((entity) => entity.kind === 'path' && !isWithin(entity, named));
  const others = clause.entities.filter((entity) => entity.kind !== 'path' && !isWithin(entity, named));
  const [place] = paths;
  if (paths.length > 1 || others.length > 0 || (!named && !place)) return undefined;
  const isWhole = !named || /\\/.test(named.value);
  // Without a name it must be the folder itself that is said: "create C:\Work\New".
  if (isWhole && !named && !/^[a-z]:\\./i.test(String(place?.value)) && isFolder) return undefined;
  const names = named && SEVERAL.test(clause.text) ? listOf(named.value) : [named?.value ?? ''];
  const steps = names.flatMap((name) => stepsFor(pathOf(name, place, isFolder), isFolder, OPENS.test(clause.text)));
  return {
    steps,
    assumed: [],
    used: clause.entities,
    score: 0.94,
    by: isFolder ? 'new-dated-folder' : 'new-text-file',
  };
};

type Named = { readonly value: string; readonly start: number; readonly end: number };

function nameOf(clause: Reading): Named | undefined {
  const called = CALLED.exec(clause.text) ?? AT_ONCE.exec(clause.text);
  if (!called) return undefined;
  const start = called.index + called[0].length;
  const quoted = clause.entities.find((entity) => entity.kind === 'text' && Math.abs(entity.start - start) <= 1);
  if (quoted) return { value: String(quoted.value), start: quoted.start, end: quoted.end };
  const file = clause.entities.find((entity) => entity.kind === 'path' && entity.start === start);
  const isFile = file && /\.\w{1,5}$/.test(String(file.value));
  if (file && isFile) return { value: String(file.value), start: file.start, end: file.end };
  const rest = clause.text.slice(start);
  const said = rest.slice(0, NAME_ENDS.exec(rest)?.index ?? rest.length).trim();
  const value = SEVERAL.test(clause.text) ? said : said.replace(/,.*$/su, '');
  const isName = value.length > 0 && value.length <= 60 && !NO_NAME.test(value) && !/[<>:"|?*/]/u.test(value);
  return isName ? { value, start, end: start + value.length } : undefined;
}

function isWithin({ start, end }: Entity, named: Named | undefined): boolean {
  return named !== undefined && start >= named.start && end <= named.end;
}

function listOf(said: string): string[] {
  return said.split(/\s*,\s*(?:and\s+)?|\s+and\s+/i).filter(Boolean);
}

// A folder that is named beside it is where it goes; without one it is the folder that is open.
function pathOf(name: string, place: Entity | undefined, isFolder: boolean): string {
  const file = isFolder || !name || /\.\w{1,5}$/.test(name) ? name : `${name}.txt`;
  if (!file) return folderExpression(String(place?.value));
  if (/\\/.test(file)) return folderExpression(file);
  return place
    ? folderExpression(`${String(place.value).replace(/\\$/, '')}\\${file}`)
    : `CurrentFolder() ${quoteString(`\\${file}`)}`;
}

function stepsFor(path: string, isFolder: boolean, opens: boolean): Step[] {
  const needs = path.startsWith('CurrentFolder()') ? CURRENT_FOLDER : '';
  const make: Step = isFolder
    ? { title: 'Make a folder', code: `DirCreate(${path})`, needs }
    : { title: 'Make a text file', code: `if !FileExist(${path})\n    FileAppend("", ${path}, "UTF-8")`, needs };
  return opens ? [make, { title: 'Open it', code: `Run(${path})`, needs }] : [make];
}
