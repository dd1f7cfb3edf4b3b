import type { Health } from '@hotscribe/contract';
import { moment } from '#lib/page/dates.ts';

/** One thing about the server; `concern` is what to do something about. */
export type HealthFact = { id: string; term: string; lines: string[]; concern: boolean };

const MEGABYTE = 1_000_000;
const LITTLE_SPACE = 1000 * MEGABYTE;
const SLOW_MS = 500;
const MAIL_LATE_MS = 15 * 60_000;

const DATABASES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } satisfies Record<Health['database']['kind'], string>;
const MAILS = {
  smtp: 'Sent by the mail server',
  outbox: 'Not sent; saved to the outbox',
  off: 'Off, so nobody can reset a password',
} satisfies Record<Health['mail']['state'], string>;

/** What an admin wants to know of the server, in words. */
export function healthFacts(health: Health, now: number): HealthFact[] {
  return [
    {
      id: 'version',
      term: 'Version',
      lines: [`${health.version}, running ${since(health.startedAt, now)}`],
      concern: false,
    },
    lastHour(health),
    database(health),
    writers(health),
    model(health),
    mail(health, now),
    {
      id: 'jobs',
      term: 'Long-running generations',
      lines: [`${counted(health.jobs.working)} in progress`],
      concern: false,
    },
    housekeeping(health),
    speed(health),
  ];
}

function lastHour({ lastHour: { all, failed, turnedAway } }: Health): HealthFact {
  const lines = [
    `${counted(all)} ${all === 1 ? 'request' : 'requests'}, ${failed === 0 ? 'none' : counted(failed)} failed`,
    ...(turnedAway > 0 ? [`${counted(turnedAway)} told to try again later`] : []),
  ];
  return { id: 'last-hour', term: 'Last hour', lines, concern: failed > 0 };
}

function database({ database: { kind, bytes, freeBytes, answersInMs } }: Health): HealthFact {
  const lines = [
    `${DATABASES[kind]}, ${size(bytes)}, responds in ${answersInMs} ms`,
    ...(freeBytes === null ? [] : [`${size(freeBytes)} free on its disk`]),
  ];
  const isFull = freeBytes !== null && freeBytes < LITTLE_SPACE;
  return { id: 'database', term: 'Database', lines, concern: isFull || answersInMs > SLOW_MS };
}

function writers({ writer }: Health): HealthFact {
  const term = 'Writers';
  if (!writer) return { id: 'writer', term, lines: ['Loading...'], concern: false };
  const { workers, busy, waiting } = writer;
  const line = `${counted(workers - busy)} idle, ${counted(busy)} busy, ${counted(waiting)} in the queue`;
  return { id: 'writer', term, lines: [line], concern: workers === 0 };
}

function model({ model: { state, restsUntil } }: Health): HealthFact {
  const lines = {
    none: 'None (built-in writer only)',
    ready: 'Ready',
    resting: `Paused after errors${restsUntil ? ` until ${moment(restsUntil)}` : ''}`,
  };
  return { id: 'model', term: 'Language model', lines: [lines[state]], concern: state === 'resting' };
}

function mail({ mail: { state, waiting, oldestAt } }: Health, now: number): HealthFact {
  const isLate = oldestAt !== null && now - Date.parse(oldestAt) > MAIL_LATE_MS;
  const lines = [MAILS[state], ...(waiting > 0 ? [`${counted(waiting)} waiting to be sent`] : [])];
  return { id: 'mail', term: 'Email', lines, concern: state === 'off' || isLate };
}

function housekeeping({ housekeeping: { doneAt, failed } }: Health): HealthFact {
  const done = doneAt === null ? 'Not run yet' : `Last run ${moment(doneAt)}`;
  const lines = [done, ...(failed ? ['The last run failed. See the log.'] : [])];
  return { id: 'housekeeping', term: 'Housekeeping', lines, concern: failed };
}

function speed({ memoryBytes, lagMs }: Health): HealthFact {
  const lines = [`${size(memoryBytes)} of memory`, `Event loop delay: ${lagMs} ms (99th percentile)`];
  return { id: 'speed', term: 'This process', lines, concern: lagMs > SLOW_MS };
}

function counted(count: number): string {
  return count.toLocaleString('en-US');
}

function size(bytes: number): string {
  if (bytes >= 1000 * MEGABYTE) return `${(bytes / MEGABYTE / 1000).toFixed(1)} GB`;
  return `${(bytes / MEGABYTE).toFixed(bytes < 10 * MEGABYTE ? 1 : 0)} MB`;
}

function since(startedAt: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(startedAt)) / 60_000));
  if (minutes < 2) return 'for a minute';
  if (minutes < 120) return `for ${minutes} minutes`;
  if (minutes < 48 * 60) return `for ${Math.floor(minutes / 60)} hours`;
  return `for ${counted(Math.floor(minutes / 60 / 24))} days`;
}
