import { quoteString } from '@hotscribe/ahk';
import { PROGRAMS } from '#knowledge/programs.ts';
import { SITES } from '#knowledge/sites.ts';
import { folderExpression } from '../folder-expression.ts';
import { listed } from '../typing/listed.ts';

const NAMED_AND_TARGET =
  /^(?:a |an |the )?(?<name>.+?)\s*(?:\b(?:which |that )?(?:should |must |will )?(?:opens?|open up|goes to|go to|starts?|shows?|launch(?:es)?|leads to|for)\b|->|=>|→|=|:(?![\\/]))\s*(?<target>.+)$/iu;
const ADDRESS = /^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?$/iu;
const FOLDERS = /^(?:desktop|documents|my documents|downloads|pictures|videos|music|screenshots)(?:[\\/].*)?$/iu;

// What everybody means by a word that names no certain site or program.
const USUAL: readonly (readonly [RegExp, string])[] = [
  [/^(?:e-?mails?|mails?|post|my mail)$/i, 'https://mail.google.com'],
  [/^(?:news|the news)$/i, 'https://news.google.com'],
  [/^(?:weather|the weather)$/i, 'https://www.google.com/search?q=weather'],
  [/^(?:internet|the internet|browser|web)$/i, 'https://www.google.com'],
  [/^(?:calendar)$/i, 'https://calendar.google.com'],
  [/^(?:tv|television|videos to watch|films|movies)$/i, 'https://www.youtube.com'],
  [
    /^(?:switch|turn|shut|power)(?: ?it| the (?:pc|computer))? ?(?:off|down)$|^(?:off|shutdown|turn the (?:pc|computer) off)$/i,
    'shutdown.exe /s /t 5',
  ],
  [/^(?:restart|reboot)$/i, 'shutdown.exe /r /t 5'],
  [/^(?:lock|lock the (?:pc|computer))$/i, 'rundll32.exe user32.dll,LockWorkStation'],
];

export type Opening = { readonly name: string /** An AutoHotkey expression for `Run`. */; readonly opens: string };

/** Named things to open, from a list such as "Email opens gmail.com, Photos opens the Pictures folder". */
export function openings(list: string): Opening[] {
  return listed(list).map((entry) => {
    const { name = entry, target } = NAMED_AND_TARGET.exec(entry)?.groups ?? {};
    return { name: shortName(name), opens: openingOf(target ?? entry) };
  });
}

function shortName(name: string): string {
  const short = name
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .split(/[\\/]/)
    .filter(Boolean)
    .at(-1);
  return (short ?? name).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** What opens when people name a thing to open, as an expression for `Run`: a web search, where nothing is known of it. */
export function openingOf(said: string): string {
  const bare = bareName(said);
  const unknown = / folder$/i.test(said)
    ? folderExpression(bare)
    : quoteString(`https://www.google.com/search?q=${encodeURIComponent(bare)}`);
  return knownOpening(said) ?? unknown;
}

/** The same, but only for what surely names a program, a site, a file or a folder. */
export function knownOpening(said: string): string | undefined {
  const thing = trimmed(said);
  const bare = bareName(said);
  const usual = USUAL.find(([words]) => words.test(bare))?.[1];
  if (usual) return quoteString(usual);
  if (/^photos?$/i.test(bare)) return folderExpression('Pictures');
  if (/^(?:[a-z]:|\\\\)/i.test(thing) || FOLDERS.test(bare)) return folderExpression(FOLDERS.test(bare) ? bare : thing);
  const known = SITES.get(bare.toLowerCase()) ?? PROGRAMS.get(bare.toLowerCase())?.run;
  if (known) return quoteString(known);
  if (/\.(?:exe|lnk|bat)$/i.test(thing)) return quoteString(thing);
  if (ADDRESS.test(thing)) return quoteString(/^https?:/i.test(thing) ? thing : `https://${thing}`);
  return undefined;
}

function bareName(said: string): string {
  return trimmed(said).replace(/ (?:folder|directory|website|site|page|program|app)$/i, '');
}

function trimmed(said: string): string {
  return said
    .trim()
    .replace(/^(?:the|my|a) /i, '')
    .replace(/[.!]$/, '');
}
