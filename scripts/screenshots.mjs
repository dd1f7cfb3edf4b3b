// npm run screenshots: pictures of every page into docs/screenshots/. Words choose among them: npm run screenshots -- home
import { spawnSync } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureRuntime } from './runtime.mjs';

await ensureRuntime();
await ensureInstalled();
await ensureBuilt();
const env = { ...process.env, CHROMIUM_PATH: await ensureChromium() };
const { status } = spawnSync(process.execPath, ['e2e/take-screenshots.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env,
});
process.exitCode = status ?? 1;
