import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Verdict } from './quality-types.ts';
import type { Summary } from './summarize.ts';

const FOLDER = join(import.meta.dirname, 'results');

/** Keeps a page with the figures and a line for each request, so that two writers can be compared request by request. */
export function keepResults(name: string, verdicts: readonly Verdict[], summary: Summary): void {
  // How long it took says more about the machine than about the writer, and would change the page with every run.
  const { figures, groups } = summary;
  const table = (head: string, lines: Summary['figures']) =>
    [`| ${head} | right |`, '|---|---|', ...lines.map(([what, figure]) => `| ${what} | ${figure} |`)].join('\n');
  const tables = [table('all', figures), ...Object.entries(groups).map(([by, lines]) => table(`by ${by}`, lines))];
  const made = `Made by \`npm run bench -- quality --oracle\` on ${new Date().toISOString().slice(0, 10)}.`;
  writeFileSync(join(FOLDER, `${name}.md`), `# ${name}\n\n${made}\n\n${tables.join('\n\n')}\n`);
  const lines = verdicts.map(({ request, kind, faults }) => JSON.stringify({ id: request.id, kind, faults }));
  writeFileSync(join(FOLDER, `${name}.jsonl`), `${lines.join('\n')}\n`);
}
