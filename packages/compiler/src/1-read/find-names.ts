import type { Entity } from '#ir/entity.ts';
import { FOLDERS } from '#knowledge/folders.ts';
import { PROGRAMS } from '#knowledge/programs.ts';
import { SITES } from '#knowledge/sites.ts';

const PROGRAM = anyOf(PROGRAMS.keys());
const SITE = anyOf(SITES.keys());
const FOLDER = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:my |the )?(${[...FOLDERS.keys()].sort(longestFirst).join('|')})(?: folder| directory| ordner)(?![\\p{L}\\p{N}])|(?<=(?:open|opens|show|shows|go to|goes to) (?:up )?(?:my |the )?)(downloads|documents|pictures)(?![\\p{L}\\p{N}])|(?<=\\b(?:to|on|in|into|onto|from|inside) (?:my |the )?)(desktop|downloads?|documents|pictures|music|videos)(?![\\p{L}\\p{N}]| (?:icons?|background|switch|files))`,
  'giu',
);

/** Programs, sites and folders that people call by name. */
export function findNames(text: string): Entity[] {
  return [
    ...[...text.matchAll(FOLDER)].map((match) =>
      found(match, 'path', FOLDERS.get((match[1] ?? match[2] ?? match[3] ?? '').toLowerCase())),
    ),
    ...[...text.matchAll(SITE)].map((match) => found(match, 'site', SITES.get(match[0].toLowerCase()))),
    ...[...text.matchAll(PROGRAM)]
      .filter((match) => !isOrdinaryWord(match, text))
      .map((match) => found(match, 'program', PROGRAMS.get(match[0].toLowerCase()))),
  ];
}

// "the word", "the edge of the screen": names that are everyday words too.
const ORDINARY: Readonly<Record<string, RegExp>> = {
  word: /\b(?:the|a|this|any|each|every|one|that|last|next|whole|current|same|per|first|marked|selected|highlighted|previous|single)\s$/i,
  edge: /\b(?:the|screen|left|right|top|bottom|an|to|near|snap)\s$/i,
  settings: /\b(?:the|my|through|in|regional|same|your|all)\s$/i,
  editor: /\b(?:copy|video|photo|the|an|text|code|my)\s$/i,
  explorer: /\binternet\s$/i,
};

// "zoom" is mostly a verb: the program is meant where it is opened, closed or been in.
const ZOOM =
  /\b(?:open(?:s|ing)?(?: up)?|launch(?:es|ing)?|start(?:s|ing)?|clos(?:e|es|ing)|quit(?:s|ting)?|run(?:s|ning)?|join(?:s|ing)?|switch(?:es|ing)? to|in|inside|into|on|using|while|when(?:ever)?|if|as soon as|once|app|called|during|bring(?:s)? up|focus) (?:a |my |the )?$/i;

function isOrdinaryWord(match: RegExpExecArray, text: string): boolean {
  if (/^zoom$/i.test(match[0])) {
    const after = text.slice(match.index + match[0].length);
    return /^\s*(?:in|out|level|the|to|by|-)\b/i.test(after) || !ZOOM.test(text.slice(0, match.index));
  }
  const isDocument = /^\s*(?:document|file|window|is|app|only)\b/i.test(text.slice(match.index + match[0].length));
  return !isDocument && Boolean(ORDINARY[match[0].toLowerCase()]?.test(text.slice(0, match.index)));
}

function found(match: RegExpExecArray, kind: 'path' | 'site' | 'program', value: unknown): Entity {
  return { kind, value, start: match.index, end: match.index + match[0].length } as Entity;
}

function anyOf(names: Iterable<string>): RegExp {
  const escaped = [...names].sort(longestFirst).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}+])`, 'giu');
}

function longestFirst(a: string, b: string): number {
  return b.length - a.length;
}
