import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '#lib/domain-error.ts';
import { EXPOSITION_TYPE, exposition, gauge, type Metric } from './exposition.ts';
import { DURATION_BOUNDS, type RequestCounts, type RouteCount } from './request-counts.ts';
import { takeVitals, type Vitals, type VitalsDeps } from './vitals.ts';

/** `/metrics` for Prometheus, for the bearer of the token. What it tells has names of routes in it, and never of users. */
export function mountMetrics(app: FastifyInstance, token: string, deps: VitalsDeps): void {
  app.get('/metrics', { logLevel: 'warn' }, async ({ headers }, reply) => {
    if (!isToken(headers.authorization, token)) {
      reply.header('www-authenticate', 'Bearer');
      throw new DomainError('not-signed-in', { message: 'Send METRICS_TOKEN as a bearer token.' });
    }
    // A database that is away is something to be told, not a reason to tell nothing.
    const vitals = await takeVitals(deps).catch(() => undefined);
    const metrics = [...requestMetrics(deps.requests), ...processMetrics(deps), ...sharedMetrics(vitals)];
    return reply.type(EXPOSITION_TYPE).header('cache-control', 'no-store').send(exposition(metrics));
  });
}

// Hashes are of one length, and comparing them takes the same time wherever they differ.
function isToken(authorization: string | undefined, token: string): boolean {
  const [, given = ''] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
  return timingSafeEqual(hashed(given), hashed(token));
}

function hashed(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function requestMetrics(requests: RequestCounts): Metric[] {
  const routes = [...requests.routes()];
  const counted = routes.flatMap(({ method, route, statuses }) =>
    [...statuses].map(([status, value]) => ({ labels: { method, route, status: String(status) }, value })),
  );
  return [
    { name: 'hotscribe_http_requests_total', help: 'Requests answered.', type: 'counter', samples: counted },
    {
      name: 'hotscribe_http_request_duration_seconds',
      help: 'How long answers took.',
      type: 'histogram',
      samples: routes.flatMap(durations),
    },
    gauge('hotscribe_http_requests_in_flight', 'Requests not answered yet.', requests.inFlight()),
  ];
}

function durations({ method, route, within, seconds, times }: RouteCount) {
  const labels = { method, route };
  return [
    ...within.map((value, index) => ({
      suffix: '_bucket',
      labels: { ...labels, le: String(DURATION_BOUNDS[index]) },
      value,
    })),
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: times },
    { suffix: '_sum', labels, value: seconds },
    { suffix: '_count', labels, value: times },
  ];
}

function processMetrics({ version, lag, writerLoad, modelRestsUntil, now, housekeeping }: VitalsDeps): Metric[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const writer = writerLoad();
  const restsUntil = modelRestsUntil();
  const { doneAt, failed } = housekeeping();
  return [
    {
      name: 'hotscribe_info',
      help: 'Always 1; the version is in its label.',
      type: 'gauge',
      samples: [{ labels: { version, node: process.version }, value: 1 }],
    },
    gauge('process_start_time_seconds', 'When the process started.', Date.now() / 1000 - process.uptime()),
    gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
    gauge('nodejs_heap_size_used_bytes', 'Memory in use by the main thread.', heapUsed),
    {
      name: 'process_cpu_seconds_total',
      help: 'Processor time used.',
      type: 'counter',
      samples: [{ value: (user + system) / 1e6 }],
    },
    gauge('nodejs_eventloop_lag_p99_seconds', 'How late the event loop is, one time in a hundred.', lag.p99Ms() / 1000),
    gauge('hotscribe_writer_workers', 'Writers that can write.', writer?.workers),
    gauge('hotscribe_writer_busy', 'Writers at work.', writer?.busy),
    gauge('hotscribe_writer_waiting', 'Requests waiting for a writer.', writer?.waiting),
    gauge(
      'hotscribe_model_resting',
      '1 while the language model is paused after failures.',
      restsUntil === undefined ? undefined : Number(restsUntil > now()),
    ),
    gauge('hotscribe_housekeeping_done_time_seconds', 'When it last succeeded.', doneAt && doneAt / 1000),
    gauge('hotscribe_housekeeping_failed', '1 if the last run failed.', Number(failed)),
  ];
}

/** What all processes share is in the database. */
function sharedMetrics(vitals: Vitals | undefined): Metric[] {
  return [
    gauge('hotscribe_database_up', '1 if the database answers.', Number(vitals !== undefined)),
    gauge('hotscribe_database_bytes', 'How large the database is.', vitals?.database.bytes),
    gauge('hotscribe_database_free_bytes', 'Space left on its disk.', vitals?.database.freeBytes),
    gauge('hotscribe_mail_jobs_waiting', 'Emails no mail server has accepted yet.', vitals?.mail.waiting),
    gauge('hotscribe_generation_jobs_working', 'Generations a language model is working on.', vitals?.jobs.working),
  ];
}
