// node packages/writer/training/add-reports.ts FILE.jsonl: adds what users reported and an admin corrected, as exported by
// `npm run -s admin -- reports`, to pairs/reports.jsonl, where the next training and the test of the pairs find it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Pair, pairsFromReports } from './report-pairs.ts';

const [file = ''] = process.argv.slice(2);
const target = new URL('pairs/reports.jsonl', import.meta.url);
const reports = linesIn<{ request: string; program: string }>(file);
const earlier = existsSync(target) ? linesIn<Pair>(target) : [];
const pairs = pairsFromReports(reports, earlier);
if (pairs.length > 0) writeFileSync(target, pairs.map((pair) => `${JSON.stringify(pair)}\n`).join(''));
console.log(`${reports.length} reports with a right program, ${pairs.length} pairs in pairs/reports.jsonl`);

function linesIn<Row>(path: string | URL): Row[] {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Row);
}
