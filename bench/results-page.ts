import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Puts a section with this heading into a page that several benchmarks write to; one that was there is replaced. */
export function keepSection(page: string, heading: string, text: string): void {
  const file = join(import.meta.dirname, `${page}.md`);
  const old = existsSync(file) ? readFileSync(file, 'utf8') : `# ${page[0]}${page.slice(1).toLowerCase()}\n`;
  const [start = '', ...sections] = old.split(/^(?=## )/m);
  const made = `Made on ${new Date().toISOString().slice(0, 10)}, Node ${process.version}.`;
  const section = `## ${heading}\n\n${text}\n\n${made}\n`;
  const at = sections.findIndex((each) => each.startsWith(`## ${heading}\n`));
  const kept = at === -1 ? [...sections, section] : sections.with(at, section);
  writeFileSync(
    file,
    [start, ...kept]
      .map((part) => part.trimEnd())
      .join('\n\n')
      .concat('\n'),
  );
}

export function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
