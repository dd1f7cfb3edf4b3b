// npm run bench: every benchmark in bench/, one after the other; each writes its own results page.
// Names choose among them, and what follows the first option is theirs: npm run bench -- quality --requests long
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureRuntime } from './runtime.mjs';

await ensureRuntime();
await ensureInstalled();
await ensureBuilt();

const words = process.argv.slice(2);
const firstOption = words.findIndex((word) => word.startsWith('--'));
const chosen = firstOption === -1 ? words : words.slice(0, firstOption);
const options = words.slice(chosen.length);
const benchmarks = readdirSync('bench').filter((name) => name.endsWith('.bench.ts'));
const failed = benchmarks
  .filter((name) => chosen.length === 0 || chosen.some((word) => name.includes(word)))
  .filter((name) => {
    console.log(`\n== ${name}`);
    return spawnSync(process.execPath, [`bench/${name}`, ...options], { stdio: 'inherit' }).status !== 0;
  });
if (failed.length > 0) console.error(`failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
