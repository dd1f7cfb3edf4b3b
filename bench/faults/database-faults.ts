import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startPostgres } from '../../packages/server/tests/support/start-postgres.ts';
import type { FaultRow } from './fault-row.ts';
import { faultyLine } from './faulty-line.ts';
import { startFaultyServer, whileSaving } from './faulty-server.ts';

const LASTS_MS = 8000;

/** Stopped and started again; and there, but without a word. */
export async function postgresAway(): Promise<FaultRow[]> {
  const postgres = await startPostgres();
  const line = await faultyLine(Number(new URL(postgres.url).port));
  const through = Object.assign(new URL(postgres.url), { port: String(line.port) }).href;
  const server = await startFaultyServer({ DATABASE_URL: through });
  try {
    const { url } = server;
    const silent = async (isSilent: boolean) => line.be(isSilent ? 'slow' : 'none');
    return [
      await whileSaving(url, {
        fault: 'PostgreSQL stopped, and started again',
        begin: postgres.goAway,
        lastsMs: LASTS_MS,
        end: postgres.comeBack,
      }),
      await whileSaving(url, {
        fault: 'PostgreSQL takes connections and says nothing',
        begin: () => silent(true),
        lastsMs: LASTS_MS,
        end: () => silent(false),
      }),
    ];
  } finally {
    await server.stop();
    await line.stop();
    await postgres.stop();
  }
}

/** Another process holds the write lock for longer than anybody waits for it. */
export async function sqliteLocked(): Promise<FaultRow[]> {
  const server = await startFaultyServer();
  const other = new DatabaseSync(join(server.dataDir, 'hotscribe.sqlite'), { timeout: 10_000 });
  try {
    const fault = 'SQLite file locked by another process';
    const row = await whileSaving(server.url, {
      fault,
      begin: async () => other.exec('begin immediate'),
      lastsMs: LASTS_MS,
      end: async () => other.exec('rollback'),
    });
    return [row];
  } finally {
    other.close();
    await server.stop();
  }
}

type Disk = { folder: string; fill: () => void; empty: () => void; remove: () => void };

/** A disk of its own that can be filled: a small file system in memory, which needs root. */
function smallDisk(size: string): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'hotscribe-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => {
      const chunk = Buffer.alloc(4096, 1);
      try {
        for (;;) writeFileSync(filler, chunk, { flag: 'a' });
      } catch {
        // Full.
      }
    },
    empty: () => rmSync(filler),
    remove: () => {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function sqliteFull(): Promise<FaultRow[]> {
  const disk = smallDisk('48m');
  const dataDir = join(disk.folder, 'data');
  mkdirSync(dataDir);
  const server = await startFaultyServer({}, dataDir);
  try {
    return [await whileFull(disk, server.url, 'disk full under SQLite (tmpfs of 48 MB, filled)')];
  } finally {
    await server.stop();
    disk.remove();
  }
}

export async function postgresFull(): Promise<FaultRow[]> {
  const disk = smallDisk('300m');
  const { TMPDIR } = process.env;
  process.env.TMPDIR = disk.folder;
  const postgres = await startPostgres();
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  const server = await startFaultyServer({ DATABASE_URL: postgres.url });
  try {
    return [await whileFull(disk, server.url, 'disk full under PostgreSQL (tmpfs of 300 MB, filled)')];
  } finally {
    await server.stop();
    await postgres.stop();
    disk.remove();
  }
}

function whileFull(disk: ReturnType<typeof smallDisk>, url: string, fault: string): Promise<FaultRow> {
  return whileSaving(url, {
    fault,
    begin: async () => disk.fill(),
    lastsMs: LASTS_MS,
    end: async () => disk.empty(),
  });
}
