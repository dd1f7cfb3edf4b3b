import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../packages/server/src/db/open-database.ts';
import type { Db } from '../../packages/server/src/db/schema.ts';
import { startPostgres } from '../../packages/server/tests/support/start-postgres.ts';
import { type KilledServer, killedServer } from '../crash/killed-server.ts';
import { freePort } from '../support/free-port.ts';
import { type Call, callsTo } from './call.ts';
import { startPlainProxy } from './plain-proxy.ts';

export type Cluster = {
  /** The address of the proxy, and calls to it. */
  url: string;
  call: Call;
  servers: KilledServer[];
  db: Db;
  /** How long it took until all of them were ready, having started at once on an empty database. */
  startedMs: number;
  stop: () => Promise<void>;
};

export const JWT_SECRET = 'kX3v-9sTqLw0zR7_bN2mYc8dFhJ4pGu6';

/** Servers that were started at once on one empty PostgreSQL, and a proxy in front of them. */
export async function startCluster(count: number): Promise<Cluster> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hotscribe-cluster-'));
  const postgres = await startPostgres();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, JWT_SECRET, APP_URL: url };
  const servers = ports.map((each) => killedServer(each, env));
  const times = await Promise.all(servers.map((server) => server.start()));
  const proxy = await startPlainProxy(port, ports);
  const db = await openDatabase({ dataDir, databaseUrl: postgres.url }, () => {});
  return {
    url,
    call: callsTo(url),
    servers,
    db,
    startedMs: Math.max(...times),
    stop: async () => {
      await proxy.stop();
      // One may be dead already, where what was tried has failed.
      await Promise.allSettled(servers.map((server) => server.stop()));
      await db.destroy();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
