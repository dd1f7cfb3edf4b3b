import type { FastifyInstance } from 'fastify';

/** Bounds of what is counted as quick and slow, in seconds. */
export const DURATION_BOUNDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

export type RouteCount = {
  method: string;
  /** As it is mounted, such as /api/scripts/:id: an address as it was sent would make a new row for each. */
  route: string;
  statuses: Map<number, number>;
  /** How many took at most as long as each of the bounds. */
  within: number[];
  seconds: number;
  times: number;
};

export type RequestCounts = {
  routes: () => Iterable<RouteCount>;
  inFlight: () => number;
  /** Of the last hour: all, those that failed by our mistake, and those that were asked to come back later. */
  lastHour: () => { all: number; failed: number; turnedAway: number };
};

type Minute = { at: number; all: number; failed: number; turnedAway: number };

const MINUTE_MS = 60_000;
const NO_ROUTE = 'none';

/** Counts what is asked of this process and how it was answered. */
export function countRequests(app: FastifyInstance, now: () => number): RequestCounts {
  const routes = new Map<string, RouteCount>();
  const minutes: Minute[] = [];
  let inFlight = 0;
  app.addHook('onRequest', async (_request, { raw }) => {
    inFlight += 1;
    // Whichever comes: an answer that was sent, or a caller who hung up before.
    raw.once('close', () => {
      inFlight -= 1;
    });
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? NO_ROUTE;
    const key = `${method} ${route}`;
    const count = routes.get(key) ?? emptyCount(method, route);
    routes.set(key, count);
    addTo(count, reply.statusCode, reply.elapsedTime / 1000);
    addToMinute(minuteOf(minutes, now()), reply.statusCode);
  });
  return {
    routes: () => routes.values(),
    inFlight: () => inFlight,
    lastHour: () => {
      const recent = minutes.filter(({ at }) => at > now() - 60 * MINUTE_MS);
      const sum = (of: 'all' | 'failed' | 'turnedAway') => recent.reduce((total, minute) => total + minute[of], 0);
      return { all: sum('all'), failed: sum('failed'), turnedAway: sum('turnedAway') };
    },
  };
}

function emptyCount(method: string, route: string): RouteCount {
  return { method, route, statuses: new Map(), within: DURATION_BOUNDS.map(() => 0), seconds: 0, times: 0 };
}

function addTo(count: RouteCount, status: number, seconds: number): void {
  count.statuses.set(status, (count.statuses.get(status) ?? 0) + 1);
  count.within = count.within.map((times, index) => times + (seconds <= (DURATION_BOUNDS[index] ?? 0) ? 1 : 0));
  count.seconds += seconds;
  count.times += 1;
}

function minuteOf(minutes: Minute[], now: number): Minute {
  const at = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const last = minutes.at(-1);
  if (last?.at === at) return last;
  const minute = { at, all: 0, failed: 0, turnedAway: 0 };
  minutes.push(minute);
  if (minutes.length > 60) minutes.shift();
  return minute;
}

function addToMinute(minute: Minute, status: number): void {
  minute.all += 1;
  if (status === 429 || status === 503) minute.turnedAway += 1;
  else if (status >= 500) minute.failed += 1;
}
