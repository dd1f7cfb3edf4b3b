import type { Repetition } from '../facts/action.ts';
import { knownNumber, type Value } from '../facts/value.ts';
import { either } from './quote.ts';
import { sayCondition } from './say-condition.ts';
import { sayTimes } from './say-duration.ts';
import { sayPath } from './say-path.ts';
import { sayContent, sayNoun, sayPlain } from './say-value.ts';

/** How often something is done: “5 times”, “for as long as A is held down”, “for each file matching …”. */
export function sayRepetition(repetition: Repetition): string {
  switch (repetition.kind) {
    case 'forever':
      return 'over and over';
    case 'times': {
      const count = knownNumber(repetition.count);
      return count === null ? `as many times as ${sayNoun(repetition.count)} says` : sayTimes(count);
    }
    case 'while':
      return repetition.condition.kind === 'always'
        ? 'over and over'
        : `for as long as ${sayCondition(repetition.condition)}`;
    case 'each':
      return sayEach(repetition.of);
    case 'files':
      return sayFiles(repetition);
    case 'lines':
      return `for each line of ${sayPath(repetition.file)}`;
    case 'pieces':
      return `for each piece of ${sayContent(repetition.text)}`;
    case 'registry':
      return `for each Windows setting under ${sayPlain(repetition.key)}`;
  }
}

function sayEach(list: Value): string {
  if (list.kind === 'call' && list.name === 'WinGetList') return `for each of ${sayNoun(list)}`;
  if (list.kind !== 'list' || list.items.length === 0 || list.items.length > 5)
    return `for each item of ${sayNoun(list)}`;
  return `for each of ${either(
    list.items.map((item) => sayContent(item)),
    'and',
  )}`;
}

function sayFiles({ pattern, mode }: Extract<Repetition, { kind: 'files' }>): string {
  const modes = mode ? sayPlain(mode).toUpperCase() : '';
  const what = modes.includes('D') ? (modes.includes('F') ? 'file and folder' : 'folder') : 'file';
  return `for each ${what} matching ${sayPath(pattern)}${modes.includes('R') ? ' and in its subfolders' : ''}`;
}
