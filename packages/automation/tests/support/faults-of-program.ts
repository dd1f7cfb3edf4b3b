import { check as checkScript } from '@hotscribe/ahk';
import { canonical, check, emitScript, parse, print } from '../../src/index.ts';

/** What is wrong with the text of a program, from its spelling to the script that it becomes. */
export function faultsOfProgram(text: string): string[] {
  const { program, problem } = parse(text);
  if (problem) return [`${text}\n${problem.line}:${problem.column} ${problem.message}`];
  const spelled = print(canonical(program));
  if (spelled !== text) return [`${text}\nis canonically\n${spelled}`];
  const errors = check(program).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return [`${text}\n${errors.map(({ message }) => message).join(' ')}`];
  return program.kind === 'rules' ? faultsOfScript(text, emitScript(program)) : [];
}

/** What AutoHotkey would complain about when it loads a script. */
export function faultsOfScript(name: string, script: string): string[] {
  return checkScript(script)
    .filter(({ severity }) => severity === 'error' || severity === 'warning')
    .map(({ message, range }) => `${name}\n${message}\n${script.split('\n')[range.start.line] ?? ''}`);
}
