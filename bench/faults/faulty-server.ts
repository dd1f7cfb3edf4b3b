import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killedServer } from '../crash/killed-server.ts';
import { freePort } from '../support/free-port.ts';
import type { FaultRow } from './fault-row.ts';
import { keepSaving, newVisitor } from './people.ts';

export type FaultyServer = {
  url: string;
  dataDir: string;
  /** Sets its clock this far off. */
  shiftClock: (ms: number) => void;
  stop: () => Promise<void>;
};

const CLOCK = join(import.meta.dirname, 'shifted-clock.ts');

/** A server process of its own, which is never started again while things around it break. */
export async function startFaultyServer(env: Record<string, string> = {}, dataDir?: string): Promise<FaultyServer> {
  const home = mkdtempSync(join(tmpdir(), 'hotscribe-faults-'));
  const clockFile = join(home, 'clock');
  const shiftClock = (ms: number) => writeFileSync(clockFile, String(ms));
  shiftClock(0);
  const server = killedServer(await freePort(), {
    DATA_DIR: dataDir ?? home,
    CLOCK_SHIFT_FILE: clockFile,
    NODE_OPTIONS: `--import=${CLOCK}`,
    REQUESTS_PER_MINUTE: '1000000',
    ...env,
  });
  await server.start();
  return {
    url: server.url,
    dataDir: dataDir ?? home,
    shiftClock,
    stop: async () => {
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

export type Breakage = { fault: string; begin: () => Promise<void>; lastsMs: number; end: () => Promise<void> };

/** People save scripts before, while and after something is broken. */
export async function whileSaving(url: string, breakage: Breakage): Promise<FaultRow> {
  const people = await Promise.all([newVisitor(url), newVisitor(url), newVisitor(url)]);
  const savers = people.map(keepSaving);
  await Promise.all(savers.map((saver) => saver.untilSaved()));
  await breakage.begin();
  await new Promise((resolve) => setTimeout(resolve, breakage.lastsMs));
  await breakage.end();
  const again = await Promise.all(savers.map((saver) => saver.untilSaved()));
  const kept = await Promise.all(savers.map((saver) => saver.stop()));
  const answers = new Map<string, number>();
  for (const { seen } of savers) {
    for (const [name, times] of seen.answers) answers.set(name, (answers.get(name) ?? 0) + times);
  }
  return {
    fault: breakage.fault,
    seen: {
      answers,
      slowestMs: Math.max(...savers.map(({ seen }) => seen.slowestMs)),
      wrong: savers.flatMap(({ seen }) => seen.wrong),
    },
    kept: { acknowledged: sum(kept.map((each) => each.acknowledged)), lost: sum(kept.map((each) => each.lost)) },
    wellAgainMs: Math.max(...again),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
