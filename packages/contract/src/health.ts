import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const count = z.number().int();
const time = z.iso.datetime();

/** Get the server’s health: this process, and the database all processes share. */
export const healthEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/health',
  access: 'admin',
  summary: 'Get the server’s health: this process, and the database all processes share',
  input: z.strictObject({}),
  output: z.object({
    success: z.literal(true),
    version: z.string(),
    startedAt: time,
    database: z.object({
      kind: z.enum(['sqlite', 'postgres']),
      answersInMs: count,
      bytes: count,
      /** On the disk of the embedded database; null where the database is on another machine. */
      freeBytes: count.nullable(),
    }),
    /** Null while the writers are loading. */
    writer: z.object({ workers: count, busy: count, waiting: count }).nullable(),
    /** `resting`: it failed, and is left alone until `restsUntil`. */
    model: z.object({ state: z.enum(['none', 'ready', 'resting']), restsUntil: time.nullable() }),
    mail: z.object({ state: z.enum(['off', 'outbox', 'smtp']), waiting: count, oldestAt: time.nullable() }),
    /** Generations that a language model works on. */
    jobs: z.object({ working: count }),
    housekeeping: z.object({ doneAt: time.nullable(), failed: z.boolean() }),
    /** Requests of the last hour; `turnedAway` were asked to come back later. */
    lastHour: z.object({ all: count, failed: count, turnedAway: count }),
    memoryBytes: count,
    /** How late the event loop is, one time in a hundred. */
    lagMs: count,
  }),
  errors: [],
});

export type Health = z.infer<typeof healthEndpoint.output>;
