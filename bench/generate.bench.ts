import autocannon from 'autocannon';
import { middle, writeResults } from './results-page.ts';
import { serveBenchUser } from './support/bench-user.ts';

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 32;
const POPULAR = [
  'when I press ctrl+alt+n open notepad',
  'btw becomes by the way',
  'click the mouse every 5 seconds until I press F8',
  'mute the sound with ctrl+alt+m',
  'keep the active window on top with ctrl+space',
  'turn caps lock into escape',
  'open https://example.com with ctrl+alt+e',
];

const product = await serveBenchUser();
let asked = 0;
const generate = (describe: () => string) => ({
  path: '/api/scripts/generate',
  method: 'POST' as const,
  setupRequest: (request: autocannon.Request) => ({ ...request, body: JSON.stringify({ description: describe() }) }),
});
// Interleaved, so that a busy neighbour on the machine slows each of them alike.
const ROUTES = {
  'GET /api/user (the bare signed-in route)': { path: '/api/user' },
  'POST /api/scripts/generate, asked before': generate(() => {
    asked += 1;
    return POPULAR[asked % POPULAR.length] ?? '';
  }),
  'POST /api/scripts/generate, never asked before': generate(() => {
    asked += 1;
    return `when I press ctrl+alt+n type "message number ${asked}"`;
  }),
};
type Route = keyof typeof ROUTES;
const names = Object.keys(ROUTES) as Route[];
const rates = new Map<Route, number[]>(names.map((name) => [name, []]));
const p99s = new Map<Route, number[]>(names.map((name) => [name, []]));

try {
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const name of names) {
      const { rate, p99 } = await measure(name);
      // The first round loads the writer and warms everything up.
      if (round < 0) continue;
      rates.get(name)?.push(rate);
      p99s.get(name)?.push(p99);
    }
  }
} finally {
  await product.stop();
}

const bare = middle(rates.get(names[0] as Route) ?? []);
writeResults(
  'generate',
  `Requests per second and the slowest hundredth, ${CONNECTIONS} connections, embedded writer and database, load and server on one machine. Every request is charged and written to disk. The ratio to the bare signed-in route of the same run is what counts; what was asked before is remembered, what was not is compiled.`,
  ['route', 'requests/s', 'p99 ms', 'ratio to the bare signed-in route'],
  names.map((name) => {
    const rate = middle(rates.get(name) ?? []);
    return [name, Math.round(rate), middle(p99s.get(name) ?? []), (rate / bare).toFixed(2)];
  }),
);

async function measure(name: Route): Promise<{ rate: number; p99: number }> {
  const { headers, origin } = product;
  const requests = [{ headers, ...ROUTES[name] }];
  const result = await autocannon({ url: origin, connections: CONNECTIONS, duration: SECONDS, requests });
  const { non2xx, errors } = result;
  if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx} turned down, ${errors} failed`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}
