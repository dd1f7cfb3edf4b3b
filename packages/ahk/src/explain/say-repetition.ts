import type { Repetition } from '../facts/action.ts';
import { knownNumber, type OptionalValue, type Value } from '../facts/value.ts';
import { either } from './quote.ts';
import { sayCondition } from './say-condition.ts';
import { sayTimes } from './say-duration.ts';
import { sayPath } from './say-path.ts';
import { sayContent, sayNoun, sayPlain } from './say-value.ts';
import { isGeneric } from './worked-out.ts';

/** How often something is done: “does this 5 times”, “for as long as A is held down”, “for each file matching …”. */
export function sayRepetition(repetition: Repetition): string {
  switch (repetition.kind) {
    case 'forever':
      return 'does this over and over';
    case 'times': {
      const count = knownNumber(repetition.count);
      return `does this ${count === null ? sayUnknownTimes(sayNoun(repetition.count)) : sayTimes(count)}`;
    }
    case 'while':
      if (repetition.condition.kind === 'on' && repetition.condition.here) return 'for as long as it stays on';
      return repetition.condition.kind === 'always'
        ? 'does this over and over'
        : `for as long as ${sayCondition(repetition.condition)}`;
    case 'each':
      return sayEach(repetition.of);
    case 'files':
      return sayFiles(repetition);
    case 'lines':
      return `for each line of ${sayPath(repetition.file)}`;
    case 'pieces':
      return `for each ${isLines(repetition.separator) ? 'line' : 'piece'} of ${sayContent(repetition.text)}`;
    case 'registry':
      return `for each Windows setting under ${sayPlain(repetition.key)}`;
  }
}

function isLines(separator: OptionalValue): boolean {
  return separator?.kind === 'text' && /^[\r\n]+$/.test(separator.text);
}

function sayUnknownTimes(noun: string): string {
  if (isGeneric(noun)) return 'a number of times';
  return noun.startsWith('what you')
    ? `as many times as ${noun.slice(5).replace(/^you type in$/, 'you say')}`
    : `the number of times given by ${noun}`;
}

function sayEach(of: Value): string {
  const list = of.kind === 'variable' && of.origin ? of.origin : of;
  if (list.kind === 'call' && list.name === 'WinGetList') return `for each of ${sayNoun(list)}`;
  if (
    list.kind !== 'list' ||
    list.items.length === 0 ||
    list.items.length > 5 ||
    list.items.some(({ kind }) => kind !== 'text' && kind !== 'joined')
  ) {
    const noun = sayNoun(list);
    return isGeneric(noun) || noun.startsWith('something') ? 'for each item in its list' : `for each of ${noun}`;
  }
  return `for each of ${either(
    list.items.map((item) => sayContent(item)),
    'and',
  )}`;
}

function sayFiles({ pattern, mode }: Extract<Repetition, { kind: 'files' }>): string {
  const modes = mode ? sayPlain(mode).toUpperCase() : '';
  const what = modes.includes('D') ? (modes.includes('F') ? 'file and folder' : 'folder') : 'file';
  const path = sayPath(pattern)
    .replace(/^\*(?:\.\*)? (?=on |in )/, '')
    .replace(/^(?!on |in )(.*)\\\*(?:\.\*)?$/, 'in $1');
  const all = /^(?:on|in) /.test(path);
  return `for each ${what} ${all ? path : `matching ${path}`}${modes.includes('R') ? ' and in its subfolders' : ''}`;
}
