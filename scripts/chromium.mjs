// Finds a Chromium for the browser tests, and installs Debian's where there is none and it may.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runStep } from './run-step.mjs';

const PLACES = [
  process.env.CHROMIUM_PATH,
  // Without a window, which no test looks at, a page costs less than half the work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The path of a Chromium; ends the program with what to do where there is none. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    await runStep('Reading the package lists', ['apt-get', 'update']);
    await runStep('Installing Chromium', ['apt-get', 'install', '-y', '--no-install-recommends', debianPackage()]);
  }
  const installed = findChromium();
  if (installed) return installed;
  console.error('The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.');
  process.exit(1);
}

function debianPackage() {
  const shell = 'chromium-headless-shell';
  return spawnSync('apt-cache', ['show', shell]).status === 0 ? shell : 'chromium';
}

function findChromium() {
  return PLACES.find((place) => place && existsSync(place));
}
