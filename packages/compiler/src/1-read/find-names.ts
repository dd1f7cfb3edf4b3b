import type { Entity } from '#ir/entity.ts';
import { FOLDERS } from '#knowledge/folders.ts';
import { PROGRAMS } from '#knowledge/programs.ts';
import { SITES } from '#knowledge/sites.ts';

const PROGRAM = anyOf(PROGRAMS.keys());
const SITE = anyOf(SITES.keys());
const FOLDER = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:my |the )?(${[...FOLDERS.keys()].sort(longestFirst).join('|')})(?: folder| directory| ordner)(?![\\p{L}\\p{N}])|(?<=(?:open|show|go to) (?:up )?(?:my |the )?)(downloads|documents|pictures)(?![\\p{L}\\p{N}])`,
  'giu',
);

/** Programs, sites and folders that people call by name. */
export function findNames(text: string): Entity[] {
  return [
    ...[...text.matchAll(FOLDER)].map((match) =>
      found(match, 'path', FOLDERS.get((match[1] ?? match[2] ?? '').toLowerCase())),
    ),
    ...[...text.matchAll(SITE)].map((match) => found(match, 'site', SITES.get(match[0].toLowerCase()))),
    ...[...text.matchAll(PROGRAM)].map((match) => found(match, 'program', PROGRAMS.get(match[0].toLowerCase()))),
  ];
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
