import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Row = readonly (string | number)[];
type Section = { title: string; command: string; about: string; head: Row; rows: readonly Row[] };

const PAGE = join(import.meta.dirname, 'RELIABILITY.md');
const START = '# Reliability\n\nWhat was tried on purpose to break it, each a command that can be run again.\n';

/** Prints a table and puts it under its own heading in RELIABILITY.md, in the place of an earlier one. */
export function writeReliability({ title, command, about, head, rows }: Section): void {
  const line = (row: Row) => `| ${row.join(' | ')} |`;
  const table = [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
  const made = `Made by \`${command}\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.version}.`;
  const section = `## ${title}\n\n${about}\n\n${made}\n\n${table}\n`;
  const [start = START, ...sections] = (existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : START).split(/\n(?=## )/);
  const others = sections.filter((other) => !other.startsWith(`## ${title}\n`)).map((other) => other.trimEnd());
  writeFileSync(PAGE, `${[start.trimEnd(), ...others, section.trimEnd()].join('\n\n')}\n`);
  console.log(table);
}
