import { parse } from '#text/parse.ts';
import { emitScript } from '../../src/emit/emit-script.ts';

/** The script that a program becomes. */
export function scriptFor(text: string): string {
  const { program, problem } = parse(text);
  if (program?.kind !== 'rules') throw new Error(problem?.message ?? 'no rules');
  return emitScript(program);
}

/** The lines of one hotkey or function, without those that only say why. */
export function bodyOf(script: string, name: string): string[] {
  const lines = script.split('\n');
  const start = lines.findIndex((line) => line.startsWith(name) && line.endsWith('{'));
  return lines.slice(start + 1, lines.indexOf('}', start)).map((line) => line.replace(/ ; .*/, '').trim());
}
