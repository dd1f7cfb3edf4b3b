import { expect, test } from 'vitest';
import { signUp } from './support/script-user.ts';
import { startTestApp } from './support/test-app.ts';

const TOKEN = 'p7Zk0vXr2QmD9sLwT4bNcY6hJ1fGuE8a';

async function metricsOf(url: string, token = TOKEN) {
  const reply = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}

test('metrics are unavailable unless a metrics token is configured', async () => {
  const app = await startTestApp();
  expect((await metricsOf(app.url)).status).toBe(404);
});

test('only callers with the metrics token can see metrics', async () => {
  const app = await startTestApp({ metricsToken: TOKEN });
  const user = await app.register();
  for (const wrong of ['', 'x', TOKEN.slice(1), `${TOKEN}x`, user.accessToken]) {
    const { status, text } = await metricsOf(app.url, wrong);
    expect([status, text.includes('hotscribe_')]).toEqual([401, false]);
  }
  expect((await fetch(`${app.url}/metrics`)).headers.get('www-authenticate')).toBe('Bearer');
  const { status, headers } = await metricsOf(app.url);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
});

test('metrics count requests by route and status and show how long they took', async () => {
  const app = await startTestApp({ metricsToken: TOKEN });
  const user = await signUp(app);
  const { id } = await user.save();
  await user.get(`/api/scripts/${id}`);
  await user.get(`/api/scripts/${id}`);
  await user.get('/api/scripts/no-such-script');
  const labels = 'method="GET",route="/api/scripts/:id"';
  // The last answer is counted a moment after it was sent.
  const read = async () => (await metricsOf(app.url)).text;
  await expect.poll(read).toContain(`hotscribe_http_requests_total{${labels},status="404"} 1\n`);
  const text = await read();
  expect(text).toContain(`hotscribe_http_requests_total{${labels},status="200"} 2\n`);
  expect(text).toContain(`hotscribe_http_request_duration_seconds_bucket{${labels},le="+Inf"} 3\n`);
  expect(text).toContain(`hotscribe_http_request_duration_seconds_count{${labels}} 3\n`);
});

test('metrics never contain users’ email addresses, IDs, or text', async () => {
  const app = await startTestApp({ metricsToken: TOKEN });
  const user = await signUp(app);
  const { id } = await user.save();
  await user.get(`/api/scripts/${id}?search=hidden1`);
  await fetch(`${app.url}/api/hidden2/${id}`);
  await fetch(`${app.url}/hidden3`, { method: 'PROPFIND' });
  await user.generate('type hidden4 when I press f9');
  const { text } = await metricsOf(app.url);
  for (const secret of ['hidden', id, user.id, user.email]) expect(text).not.toContain(secret);
  expect(text).toContain('route="none"');
});

test('metrics show queues and process health', async () => {
  const app = await startTestApp({ metricsToken: TOKEN });
  const user = await signUp(app);
  await user.generate();
  await app.db
    .insertInto('mail_jobs')
    .values({ id: 'm', kind: 'reset-password', user_id: user.id, address: 'x', created_at: 1, due_at: 9e12 })
    .execute();
  const { text } = await metricsOf(app.url);
  expect(text).toContain('hotscribe_database_up 1\n');
  expect(text).toContain('hotscribe_mail_jobs_waiting 1\n');
  expect(text).toContain('hotscribe_generation_jobs_working 0\n');
  expect(text).toContain('hotscribe_writer_workers 1\n');
  expect(text).toContain('hotscribe_writer_waiting 0\n');
  expect(text).toMatch(/process_resident_memory_bytes \d{7,}\n/);
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.e-]+\n/);
  // Every line is one that Prometheus can read.
  for (const line of text.trimEnd().split('\n')) {
    expect(line).toMatch(/^# (?:HELP|TYPE) \w+ .+$|^\w+(?:\{\w+="[^"\n]*"(?:,\w+="[^"\n]*")*\})? -?[\d.e+-]+$/);
  }
});

test('metrics report an unreachable database and still show process health', async () => {
  const app = await startTestApp({ metricsToken: TOKEN });
  await app.db.destroy();
  const { status, text } = await metricsOf(app.url);
  expect(status).toBe(200);
  expect(text).toContain('hotscribe_database_up 0\n');
  expect(text).toContain('process_start_time_seconds');
});
