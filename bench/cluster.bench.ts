// npm run bench -- cluster: several servers on one PostgreSQL behind a plain proxy (--seconds 60 --servers 3).
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Cluster, startCluster } from './cluster/cluster.ts';
import { tryHourlyWork } from './cluster/hourly-work.ts';
import { saveWhile, wrongAfter } from './cluster/savers.ts';
import { trySharedThings } from './cluster/shared-things.ts';
import { writeReliability } from './reliability-page.ts';

type Row = [what: string, figure: string];

const PAUSE_MS = 2000;

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, servers: { type: 'string', default: '3' } },
});
const cluster = await startCluster(Number(values.servers));
const rows = await tryAll(cluster, Number(values.seconds) * 1000).finally(cluster.stop);

writeReliability({
  title: 'More than one machine',
  command: `npm run bench -- cluster --seconds ${values.seconds} --servers ${values.servers}`,
  about:
    'Server processes on one PostgreSQL (a real one, with fsync off, so a power cut is not part of this) behind a plain proxy that gives each request to the next server: the next one again where a server cannot be connected to, 502 where it was cut off. Eight people save scripts while one server after the other is killed (SIGKILL) and started again; then while each is stopped (SIGTERM) and started again, as in an upgrade. Everything that was acknowledged must be there, once. All of it ran on one machine, so a network that splits is not part of this either.',
  head: ['what', 'figure'],
  rows,
});

async function tryAll(running: Cluster, killingMs: number): Promise<Row[]> {
  return [
    ...(await trySharedThings(running)),
    ...(await tryHourlyWork(running)),
    ...(await tryKills(running, killingMs)),
    ...(await tryRollingRestart(running)),
  ];
}

/** Kills one server after the other, under load. */
async function tryKills(running: Cluster, lengthMs: number): Promise<Row[]> {
  let kills = 0;
  const saved = await saveWhile(running, async () => {
    for (const until = performance.now() + lengthMs; performance.now() < until; kills += 1) {
      const server = running.servers[kills % running.servers.length];
      await sleep(PAUSE_MS);
      await server?.kill();
      await sleep(PAUSE_MS);
      await server?.start();
    }
  });
  refuse(await wrongAfter(running, saved));
  return [
    ['servers killed (SIGKILL) under load', `${kills}`],
    ['… saved scripts acknowledged meanwhile', count(saved.acknowledged.size)],
    ['… of these lost or doubled', '0'],
    ['… cut off with the server, answered 502', count(saved.unknown.size)],
    ['… turned down with 503', count(saved.turnedDown)],
    ['… slowest answer, ms', count(Math.round(saved.slowestMs))],
  ];
}

/** Stops and starts each server in turn, under load: nobody may notice. */
async function tryRollingRestart(running: Cluster): Promise<Row[]> {
  const saved = await saveWhile(running, async () => {
    for (const server of running.servers) {
      await sleep(PAUSE_MS);
      await server.stop();
      await server.start();
    }
    await sleep(PAUSE_MS);
  });
  refuse(await wrongAfter(running, saved));
  return [
    ['servers stopped (SIGTERM) and started in turn, under load', `${running.servers.length}`],
    ['… saved scripts acknowledged meanwhile', count(saved.acknowledged.size)],
    ['… requests that failed', count(saved.unknown.size + saved.turnedDown)],
    ['… slowest answer, ms', count(Math.round(saved.slowestMs))],
  ];
}

function refuse(wrong: readonly string[]): void {
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}
