import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../support/free-port.ts';
import { audit, wrongCredits } from './audit.ts';
import { callsTo } from './calls.ts';
import { DATABASES } from './crashed-database.ts';
import { beCustomer, newCustomer, type Told } from './customer.ts';
import { type KilledServer, killedServer } from './killed-server.ts';
import { lookAround, type Shop } from './look-around.ts';

export type CrashReport = {
  kills: number;
  killedWhileStarting: number;
  /** Calls that were under way when the server died. */
  cutOff: number;
  answered: number;
  customers: Told[];
  readyMs: number[];
  problems: string[];
};

/** How often, and until when. */
type Bounds = { kills: number; until: number };

const AT_ONCE = 6;
/** So many of the kills come before the server is ready, and so many before or soon after. */
const WHILE_STARTING = 0.15;
const SOON_AFTER = 0.4;
const SOON_MS = 2000;
const MOST_ANSWERS = 30;
const LATEST_MS = 30_000;
/** Most scripts are made of a program; for the others the writer itself is loaded and asked. */
const ASKS_WRITER = 5;

/** Kills a server that customers use, at random moments, and says what became of what they were told. */
export async function crashRun(kind: keyof typeof DATABASES, { kills, until }: Bounds): Promise<CrashReport> {
  const database = await DATABASES[kind]();
  const cache = mkdtempSync(join(tmpdir(), 'hotscribe-crash-cache-'));
  const server = killedServer(await freePort(), { ...database.env, NODE_COMPILE_CACHE: cache });
  const report = emptyReport();
  const check = async () => {
    const { seen, damage } = await database.inspect((db) => audit(db, report.customers));
    report.problems.push(...damage, ...seen);
  };
  try {
    await server.start();
    const shop = await lookAround(server.url);
    // What is compiled is kept only by a process that ends in peace; without it every start would take seconds.
    await server.stop();
    report.readyMs.push(await server.start());
    const opening = { isOver: false };
    const visits = Array.from({ length: AT_ONCE }, () => comeAndGo(server, shop, report, opening));
    while (report.kills < kills && Date.now() < until && report.problems.length === 0) {
      await server.kill();
      report.kills += 1;
      await check();
      await startAndWait(server, report);
      if (report.kills % 10 === 0) console.log(`${kind}: ${report.kills} kills, ${report.customers.length} customers`);
    }
    opening.isOver = true;
    await Promise.all(visits);
    await server.kill();
    await check();
    const { seen } = await database.inspect((db) => wrongCredits(db, report.customers));
    report.problems.push(...seen);
  } finally {
    await server.kill().catch(() => {});
    await database.stop();
    rmSync(cache, { recursive: true, force: true });
  }
  return report;
}

function emptyReport(): CrashReport {
  return { kills: 0, killedWhileStarting: 0, cutOff: 0, answered: 0, customers: [], readyMs: [], problems: [] };
}

/** Starts it, and lets it be until some moment: before it is ready, soon after, or in the midst of its work. */
async function startAndWait(server: KilledServer, report: CrashReport): Promise<void> {
  const ready = server.start().then(
    (ms) => void report.readyMs.push(ms),
    () => {
      report.killedWhileStarting += 1;
    },
  );
  const when = Math.random();
  if (when < WHILE_STARTING) return setTimeout(Math.random() * (report.readyMs.at(-1) ?? 0));
  await ready;
  if (when < SOON_AFTER) return setTimeout(Math.random() * SOON_MS);
  const answers = report.answered + Math.ceil(Math.random() * MOST_ANSWERS);
  const latest = Date.now() + LATEST_MS;
  // A busy machine answers later; what counts is that it is killed while it works.
  while (report.answered < answers && Date.now() < latest) await setTimeout(Math.random() * 20);
}

/** One customer after the other, until it is over. */
async function comeAndGo(server: KilledServer, shop: Shop, report: CrashReport, opening: { isOver: boolean }) {
  while (!opening.isOver && report.problems.length === 0) {
    const number = report.customers.length;
    const told = newCustomer(`customer-${number}@example.com`);
    report.customers.push(told);
    const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    const calls = callsTo(server.url, address, {
      answered: () => {
        report.answered += 1;
      },
      cutOff: () => {
        report.cutOff += 1;
      },
    });
    try {
      const choice = number % ASKS_WRITER === 0 ? undefined : shop.choice;
      await beCustomer(calls, told, { url: server.url, planId: shop.planId, choice });
    } catch (error) {
      report.problems.push(`${told.email}: ${error instanceof Error ? error.message : error}`);
    }
  }
}
