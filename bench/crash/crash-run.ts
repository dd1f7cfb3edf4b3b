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
  customers: Told[];
  readyMs: number[];
  problems: string[];
};

const AT_ONCE = 6;
const ALIVE_MS = 4000;
/** So many of the kills come before the server is ready. */
const WHILE_STARTING = 0.15;
/** Most scripts are made of a program; for the others the writer itself is loaded and asked. */
const ASKS_WRITER = 5;

/** Kills a server that customers use, at random moments, and says what became of what they were told. */
export async function crashRun(kind: keyof typeof DATABASES, kills: number): Promise<CrashReport> {
  const database = await DATABASES[kind]();
  const cache = mkdtempSync(join(tmpdir(), 'hotscribe-crash-cache-'));
  const server = killedServer(await freePort(), { ...database.env, NODE_COMPILE_CACHE: cache });
  const report: CrashReport = { kills: 0, killedWhileStarting: 0, cutOff: 0, customers: [], readyMs: [], problems: [] };
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
    while (report.kills < kills && report.problems.length === 0) {
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

/** Starts it, and lets it be for a while, which now and then ends before it is ready. */
async function startAndWait(server: KilledServer, report: CrashReport): Promise<void> {
  const ready = server.start().then(
    (ms) => void report.readyMs.push(ms),
    () => {
      report.killedWhileStarting += 1;
    },
  );
  if (Math.random() < WHILE_STARTING) return setTimeout(Math.random() * (report.readyMs.at(-1) ?? 0));
  await ready;
  await setTimeout(Math.random() * ALIVE_MS);
}

/** One customer after the other, until it is over. */
async function comeAndGo(server: KilledServer, shop: Shop, report: CrashReport, opening: { isOver: boolean }) {
  while (!opening.isOver && report.problems.length === 0) {
    const number = report.customers.length;
    const told = newCustomer(`customer-${number}@example.com`);
    report.customers.push(told);
    const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    const calls = callsTo(server.url, address, () => {
      report.cutOff += 1;
    });
    try {
      const choice = number % ASKS_WRITER === 0 ? undefined : shop.choice;
      await beCustomer(calls, told, { url: server.url, planId: shop.planId, choice });
    } catch (error) {
      report.problems.push(`${told.email}: ${error instanceof Error ? error.message : error}`);
    }
  }
}
