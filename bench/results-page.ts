import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Row = readonly (string | number)[];

/** Prints a table and keeps it as a page beside the benchmark, of its name unless another is given. */
export function writeResults(name: string, about: string, head: Row, rows: readonly Row[], page = name): void {
  const line = (row: Row) => `| ${row.join(' | ')} |`;
  const table = [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
  const made = `Made by \`npm run bench -- ${name}\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.version}.`;
  writeFileSync(
    join(import.meta.dirname, `${page.toUpperCase()}.md`),
    `# ${page}\n\n${about}\n\n${made}\n\n${table}\n`,
  );
  console.log(table);
}

export function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
