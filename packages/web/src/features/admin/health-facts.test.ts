import type { Health } from '@hotscribe/contract';
import { expect, test } from 'vitest';
import { healthFacts } from './health-facts.ts';

const NOW = Date.parse('2026-03-05T12:00:00.000Z');

const WELL: Health = {
  success: true,
  version: '0.1.0',
  startedAt: '2026-03-05T09:00:00.000Z',
  database: { kind: 'sqlite', answersInMs: 2, bytes: 4_200_000, freeBytes: 52_000_000_000 },
  writer: { workers: 2, busy: 0, waiting: 0 },
  model: { state: 'ready', restsUntil: null },
  mail: { state: 'smtp', waiting: 0, oldestAt: null },
  jobs: { working: 0 },
  housekeeping: { doneAt: '2026-03-05T11:00:00.000Z', failed: false },
  lastHour: { all: 1234, failed: 0, turnedAway: 0 },
  memoryBytes: 210_000_000,
  lagMs: 4,
};

function said(health: Partial<Health>): string {
  return healthFacts({ ...WELL, ...health }, NOW)
    .map(({ term, lines }) => `${term}: ${lines.join('; ')}`)
    .join('\n');
}

function concerns(health: Partial<Health>): string[] {
  return healthFacts({ ...WELL, ...health }, NOW)
    .filter(({ concern }) => concern)
    .map(({ id }) => id);
}

test('a healthy server’s status shows nothing that needs attention', () => {
  expect(concerns({})).toEqual([]);
  expect(said({})).toContain('Version: 0.1.0, running for 3 hours');
  expect(said({})).toContain('Last hour: 1,234 requests, none failed');
  expect(said({})).toContain('Database: SQLite, 4.2 MB, responds in 2 ms; 52.0 GB free on its disk');
  expect(said({})).toContain('Writers: 2 idle, 0 busy, 0 in the queue');
});

test.each<[string, Partial<Health>]>([
  ['last-hour', { lastHour: { all: 10, failed: 1, turnedAway: 0 } }],
  ['database', { database: { ...WELL.database, freeBytes: 900_000_000 } }],
  ['database', { database: { ...WELL.database, answersInMs: 800 } }],
  ['writer', { writer: { workers: 0, busy: 0, waiting: 3 } }],
  ['model', { model: { state: 'resting', restsUntil: '2026-03-05T12:01:00.000Z' } }],
  ['mail', { mail: { state: 'off', waiting: 0, oldestAt: null } }],
  ['mail', { mail: { state: 'smtp', waiting: 2, oldestAt: '2026-03-05T11:00:00.000Z' } }],
  ['housekeeping', { housekeeping: { doneAt: null, failed: true } }],
  ['speed', { lagMs: 900 }],
])('a bad “%s” value is marked as needing attention', (id, health) => {
  expect(concerns(health)).toEqual([id]);
});

test('an email that was just queued and writers that are still loading don’t need attention', () => {
  expect(concerns({ mail: { state: 'smtp', waiting: 1, oldestAt: '2026-03-05T11:59:00.000Z' }, writer: null })).toEqual(
    [],
  );
});
