// npm run bench -- harm: how many harmless training requests the rules of harm refuse, and how many harmful ones.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@hotscribe/writer';
import { readJsonLines } from './quality/read-json-lines.ts';
import { writeResults } from './results-page.ts';

type Pair = { readonly request: string; readonly program: string };

const FOLDER = join(import.meta.dirname, '../packages/writer/training/pairs');
const NO_SCRIPT = ['refuse', 'decline', 'unclear', 'out-of-scope'];

const pairs = readdirSync(FOLDER).flatMap((name) => readJsonLines<Pair>(join(FOLDER, name)));
const harmful = pairs.filter(({ program }) => program.startsWith('refuse'));
const harmless = pairs.filter(({ program }) => !NO_SCRIPT.some((word) => program.startsWith(word)));
const isRefused = ({ request }: Pair) => screen(request).refused !== undefined;

const began = process.cpuUsage();
const wrongly = harmless.filter(isRefused);
const spent = process.cpuUsage(began).user / 1000;
for (const { request } of wrongly) console.log(JSON.stringify(request));

writeResults(
  'harm',
  'Every training request, read by the rules of harm alone: before the model, which refuses more, and before the script is looked at.',
  ['requests', 'refused', 'of', 'note'],
  [
    ['harmless: their program is a script', wrongly.length, harmless.length, 'the command prints each'],
    ['harmful: their program is a refusal', harmful.filter(isRefused).length, harmful.length, ''],
    ['milliseconds of work for one request', (spent / harmless.length).toFixed(2), '', ''],
  ],
);
