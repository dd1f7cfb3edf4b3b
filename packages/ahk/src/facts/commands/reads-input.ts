import type { Command } from './command.ts';
import { powershellParameter } from './powershell-names.ts';

/** Whether a shell that is given no command runs what comes through a pipe; a script of its own takes it for data. */
export function runsInput({ program, words }: Command): boolean {
  if (program === 'powershell' || program === 'pwsh') return powershellRunsInput(program, words);
  if (!POSIX.includes(program)) return true;
  return words.includes('-s') || words.every((word) => word.startsWith('-') || word === '/dev/stdin');
}

const POSIX = ['bash', 'sh', 'zsh', 'dash'];

function powershellRunsInput(program: string, words: readonly string[]): boolean {
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const parameter = powershellParameter(word);
    if (word === '-' || parameter === 'command') return true;
    if (parameter === 'file' || (parameter === null && program === 'pwsh')) return false;
    if (parameter === 'value') at++;
  }
  return true;
}
