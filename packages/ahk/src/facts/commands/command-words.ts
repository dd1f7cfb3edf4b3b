import type { Command } from './command.ts';

/** Whether one of the words is one of these. */
export function says({ words }: Command, ...any: string[]): boolean {
  return words.some((word) => any.includes(word));
}

/** Whether a word contains one of these. */
export function mentions({ words }: Command, ...any: string[]): boolean {
  return words.some((word) => any.some((part) => word.includes(part)));
}

/** Whether a switch is given: `/s`, `-s`, `/s/q`, `/S:on`. */
export function switched({ words }: Command, ...any: string[]): boolean {
  return words.some((word) => switchesIn(word).some((name) => any.includes(name)));
}

/** Whether a parameter of a cmdlet is given, shortened as far as PowerShell lets it be. */
export function parameter({ words }: Command, name: string, shortest = 1): boolean {
  return words.some((word) => isParameter(word, name, shortest));
}

/** What a parameter of a cmdlet is set to: `-Enabled False`, `-Enabled:$false`. */
export function settingOf({ words }: Command, name: string, shortest = 1): string {
  const at = words.findIndex((word) => isParameter(word, name, shortest));
  if (at < 0) return '';
  const word = words[at] ?? '';
  const colon = word.indexOf(':');
  return colon < 0 ? (words[at + 1] ?? '') : word.slice(colon + 1) || (words[at + 1] ?? '');
}

/** The words that are no switches and no redirections. */
export function targetsOf({ words, shell }: Command): string[] {
  return words.filter((word, at) => {
    if (word === '>' || word === '<' || words[at - 1] === '>' || words[at - 1] === '<') return false;
    if (word.startsWith('-') && word.length > 1) return false;
    // In bash and PowerShell a slash begins a path.
    return shell === 'posix' || shell === 'powershell' || !word.startsWith('/');
  });
}

function switchesIn(word: string): string[] {
  if (word.startsWith('-')) return [word.slice(word.startsWith('--') ? 2 : 1).split(':')[0] ?? ''];
  if (!word.startsWith('/')) return [];
  return word.split('/').flatMap((part) => (part === '' ? [] : [part.split(':')[0] ?? '']));
}

function isParameter(word: string, name: string, shortest: number): boolean {
  if (!'-–—―'.includes(word.charAt(0)) || word.length < 2) return false;
  const given = word.slice(1).split(':')[0] ?? '';
  return given.length >= shortest && name.startsWith(given);
}
