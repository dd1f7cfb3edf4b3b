import autocannon from 'autocannon';
import { serveProduct } from '../e2e/support/serve-product.ts';
import { middle, writeResults } from './results-page.ts';

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 32;

const product = await serveProduct();
// Looking up `localhost` for every connection would be part of the figure.
const origin = product.url.replace('localhost', '127.0.0.1');
const headers = { authorization: `Bearer ${await register(product.url)}` };
// Interleaved, so that a busy neighbour on the machine slows each of them alike.
const ROUTES = {
  'GET /healthz (no database)': { path: '/healthz', headers: {} },
  'GET /readyz (one query)': { path: '/readyz', headers: {} },
  'GET /api/user (signed in)': { path: '/api/user', headers },
  'GET / (the page)': { path: '/', headers: {} },
};
type Route = keyof typeof ROUTES;
const names = Object.keys(ROUTES) as Route[];
const measured = Object.fromEntries(names.map((name) => [name, { rate: [], p99: [] }])) as unknown as Record<
  Route,
  { rate: number[]; p99: number[] }
>;

for (let round = 0; round < ROUNDS; round += 1) {
  for (const name of names) {
    const { path, headers } = ROUTES[name];
    const result = await autocannon({ url: origin + path, headers, connections: CONNECTIONS, duration: SECONDS });
    if (result.non2xx + result.errors > 0) throw new Error(`${name}: ${result.non2xx + result.errors} failed`);
    measured[name].rate.push(result.requests.average);
    measured[name].p99.push(result.latency.p99);
  }
}
await product.stop();

const bare = middle(measured['GET /healthz (no database)'].rate);
writeResults(
  'http',
  `Requests per second and the slowest hundredth, ${CONNECTIONS} connections, embedded database, load and server on one machine. The ratio to the bare route of the same run is what counts.`,
  ['route', 'requests/s', 'p99 ms', 'ratio to the bare route'],
  names.map((name) => {
    const rate = middle(measured[name].rate);
    return [name, Math.round(rate), middle(measured[name].p99), (rate / bare).toFixed(2)];
  }),
);

async function register(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bench@example.com', password: 'walnut7!' }),
  });
  const { accessToken } = (await reply.json()) as { accessToken: string };
  return accessToken;
}
