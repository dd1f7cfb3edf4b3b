import { cpus, loadavg } from 'node:os';
import { chromium } from 'playwright-core';
import { serveProduct } from '../e2e/support/serve-product.ts';
import { ensureChromium } from '../scripts/chromium.mjs';
import { loadLighthouse } from '../scripts/lighthouse.mjs';
import { middle, writeResults } from './results-page.ts';
import { freePort } from './support/free-port.ts';

const ROUNDS = 5;
const WANTED = 95;
const PAGES = ['/', '/pricing', '/instructions', '/login'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocked',
  'cumulative-layout-shift': 'layout shift',
} as const;

type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>;
};

const lighthouse = await loadLighthouse();
const appPort = await freePort();
const debugPort = await freePort();
const product = await serveProduct({ PORT: String(appPort) }, 'scripts/start.mjs');
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: [`--remote-debugging-port=${debugPort}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});

const rows: (string | number)[][] = [];
for (const path of PAGES) rows.push([path, ...figures(path, await visits(path))]);
await browser.close();
await product.stop();

writeResults(
  'lighthouse',
  `Lighthouse 13.5.0, its mobile profile (a slow phone on a slow network, simulated), headless Chromium, served by \`npm start\`: the middle of ${ROUNDS} visits, and the worst performance among them (0: a visit that Lighthouse could not score). Every score must be ${WANTED} or more; times are milliseconds. The phone is simulated from what this machine does, so other work on it costs points: its load was ${loadavg()[1]?.toFixed(1)} on ${cpus().length} cores.`,
  ['page', ...CATEGORIES, 'worst performance', ...Object.values(TIMES)],
  rows,
);
if (rows.some((row) => row.slice(1, 1 + CATEGORIES.length).some((score) => Number(score) < WANTED)))
  process.exitCode = 1;

async function visits(path: string): Promise<Report[]> {
  const reports: Report[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const settings = { port: debugPort, onlyCategories: [...CATEGORIES], logLevel: 'error' };
    reports.push((await lighthouse(product.url + path, settings)).lhr as Report);
  }
  return reports;
}

function figures(path: string, reports: Report[]): (string | number)[] {
  for (const lost of new Set(reports.flatMap(lostPoints))) console.log(`${path}: ${lost}`);
  return [
    ...CATEGORIES.map((name) => middle(reports.map((report) => scoreOf(report, name)))),
    Math.min(...reports.map((report) => scoreOf(report, 'performance'))),
    ...Object.keys(TIMES).map((id) => {
      const value = middle(reports.map(({ audits }) => audits[id]?.numericValue ?? 0));
      return id === 'cumulative-layout-shift' ? value.toFixed(3) : Math.round(value);
    }),
  ];
}

function scoreOf({ categories }: Report, name: string): number {
  return Math.round((categories[name]?.score ?? 0) * 100);
}

function lostPoints({ categories, audits }: Report): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${audits[id]?.title ?? id} (${id})`);
}
