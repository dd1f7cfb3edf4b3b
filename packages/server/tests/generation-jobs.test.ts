import { expect, test } from 'vitest';
import { aroundNextStatement } from './support/around-statement.ts';
import { type Behaviour, fails, says } from './support/model-server.ts';
import { DESCRIPTION, signUp } from './support/script-user.ts';
import {
  answerIn,
  currentJob,
  jobEnded,
  jobIn,
  NO_JOB,
  PATIENT,
  QUICK,
  SLOW_SCRIPT,
  type SlowModelApp,
  startSlowModelApp,
} from './support/slow-model.ts';
import { bearer } from './support/test-app.ts';

/** A browser that asks for a script and leaves before the answer. */
async function leaveEarly({ app, user, model }: SlowModelApp, key = 'key-0'): Promise<void> {
  const leaving = new AbortController();
  const asked = fetch(`${app.url}/api/scripts/generate`, {
    method: 'POST',
    headers: { ...bearer(user.accessToken), 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ description: DESCRIPTION }),
    signal: leaving.signal,
  });
  await expect.poll(model.held, PATIENT).toBe(1);
  leaving.abort();
  await expect(asked).rejects.toThrow();
  await expect.poll(() => app.logs.some((line) => line.includes('request abandoned')), PATIENT).toBe(true);
}

test('a long generation returns a job, and the job delivers the script for a single charge', async () => {
  const { user, model } = await startSlowModelApp();
  const begun = await user.generate(DESCRIPTION, 'key-1');
  expect(begun).toMatchObject({ status: 202, body: { success: true } });
  expect(jobIn(begun)).toEqual({
    id: expect.any(String),
    description: DESCRIPTION,
    state: 'working',
    stage: 'writing',
    startedAt: expect.stringMatching(/^20.*Z$/),
    seconds: expect.any(Number),
  });
  const { id } = jobIn(begun);
  expect((await user.get(`/api/scripts/jobs/${id}`)).body).toMatchObject({
    job: { id, state: 'working' },
    answer: null,
    problem: null,
  });
  expect(await user.usage()).toMatchObject({ scriptsGenerated: 0 });
  await model.release();
  const done = await jobEnded(user, id);
  expect(done).toMatchObject({
    success: true,
    job: { id, state: 'done', description: DESCRIPTION },
    answer: { success: true, script: `${SLOW_SCRIPT}\n`, writer: 'model', usage: { scriptsGenerated: 1 } },
    problem: null,
  });
  expect((await user.get(`/api/scripts/jobs/${id}`)).body).toEqual(done);
  const again = await user.generate(DESCRIPTION, 'key-1');
  expect(again).toMatchObject({ status: 200, body: { script: `${SLOW_SCRIPT}\n`, usage: { scriptsGenerated: 1 } } });
});

test('a script that’s ready in time is returned directly, and nothing is left to fetch', async () => {
  const { user, model } = await startSlowModelApp({ answerWithinMs: 60_000 });
  const asked = user.generate();
  await expect.poll(model.held, PATIENT).toBe(1);
  await model.release();
  expect(await asked).toMatchObject({ status: 200, body: { writer: 'model', usage: { scriptsGenerated: 1 } } });
  expect(await currentJob(user)).toEqual(NO_JOB);
});

test('a job’s elapsed time counts up while it runs and stops when it ends', async () => {
  const { app, user, model } = await startSlowModelApp();
  const { id } = jobIn(await user.generate());
  app.pass(9000);
  expect(jobIn(await user.get(`/api/scripts/jobs/${id}`)).seconds).toBeGreaterThanOrEqual(9);
  await model.release();
  const { job } = await jobEnded(user, id);
  app.pass(60_000);
  expect((await user.get(`/api/scripts/jobs/${id}`)).body.job).toEqual(job);
});

test('the user can see when a script is being fixed', async () => {
  const { app, user, model } = await startSlowModelApp();
  const { id } = jobIn(await user.generate());
  await model.release(says('```ahk\nRun, calc.exe\n```'));
  await expect.poll(model.held, PATIENT).toBe(1);
  expect(jobIn(await user.get(`/api/scripts/jobs/${id}`))).toMatchObject({ state: 'working', stage: 'mending' });
  // Other processes read it from the database.
  const stored = () => app.db.selectFrom('generation_jobs').select('stage').executeTakeFirst();
  await expect.poll(stored, PATIENT).toEqual({ stage: 'mending' });
  await model.release();
  expect(await jobEnded(user, id)).toMatchObject({ answer: { checks: { repairs: 1 } } });
});

test('a reloaded page finds the running job, then its finished script, but never shows the script twice', async () => {
  const { user, model } = await startSlowModelApp();
  const { id } = jobIn(await user.generate());
  expect(await currentJob(user)).toMatchObject({ job: { id, state: 'working' }, answer: null, problem: null });
  await model.release();
  await expect.poll(async () => (await user.usage()).scriptsGenerated, PATIENT).toBe(1);
  expect(await currentJob(user)).toMatchObject({ job: { id, state: 'done' }, answer: { script: `${SLOW_SCRIPT}\n` } });
  expect(await currentJob(user)).toEqual(NO_JOB);
  expect(await user.usage()).toMatchObject({ scriptsGenerated: 1 });
});

test('two tabs following the same job both get its script for a single charge', async () => {
  const { user, model } = await startSlowModelApp();
  const { id } = jobIn(await user.generate());
  const second = await currentJob(user);
  expect(second).toMatchObject({ job: { id } });
  await model.release();
  const tabs = await Promise.all([jobEnded(user, id), jobEnded(user, id)]);
  for (const tab of tabs) expect(tab).toMatchObject({ answer: { script: `${SLOW_SCRIPT}\n` } });
  expect(await user.usage()).toMatchObject({ scriptsGenerated: 1 });
});

test('two tabs that ask for different scripts each get their own job', async () => {
  const { user, model } = await startSlowModelApp();
  const jobs = await Promise.all([user.generate(DESCRIPTION, 'a'), user.generate('do something', 'b')]);
  const ids = jobs.map((begun) => jobIn(begun).id);
  expect(new Set(ids).size).toBe(2);
  await model.release(undefined, 2);
  for (const id of ids) expect(await jobEnded(user, id)).toMatchObject({ job: { state: 'done' } });
  expect(await user.usage()).toMatchObject({ scriptsGenerated: 2 });
});

test('leaving before the answer arrives doesn’t end the job, and the script is kept for later', async () => {
  const setup = await startSlowModelApp({ ...QUICK, answerWithinMs: 60_000 });
  await leaveEarly(setup);
  const { user, provider, model } = setup;
  expect(provider.hungUp()).toBe(0);
  expect(await currentJob(user)).toMatchObject({ job: { state: 'working' } });
  await model.release();
  await expect.poll(async () => (await user.usage()).scriptsGenerated, PATIENT).toBe(1);
  expect(await currentJob(user)).toMatchObject({ job: { state: 'done' }, answer: { script: `${SLOW_SCRIPT}\n` } });
});

test('repeating a request key joins the running job instead of starting another', async () => {
  const { user, provider, model } = await startSlowModelApp();
  const first = await user.generate(DESCRIPTION, 'one');
  const others = await Promise.all(Array.from({ length: 8 }, () => user.generate(DESCRIPTION, 'one')));
  expect(new Set([first, ...others].map((reply) => jobIn(reply).id)).size).toBe(1);
  expect(await user.generate('something else', 'one')).toMatchObject({ status: 409, body: { code: 'key-reused' } });
  const joined = user.generate(DESCRIPTION, 'one');
  await model.release();
  expect(await answerIn(user, await joined)).toMatchObject({ script: `${SLOW_SCRIPT}\n` });
  expect(provider.requests).toHaveLength(1);
  expect(await user.usage()).toMatchObject({ scriptsGenerated: 1 });
});

test('repeating a request key just as its job ends returns the script instead of starting another job', async () => {
  const { app, user, provider, model } = await startSlowModelApp();
  const { id } = jobIn(await user.generate(DESCRIPTION, 'one'));
  aroundNextStatement(app.db, 'from "generations"', async (lookForAnswer) => {
    const found = await lookForAnswer();
    await model.release();
    await jobEnded(user, id);
    return found;
  });
  expect(await user.generate(DESCRIPTION, 'one')).toMatchObject({
    status: 200,
    body: { script: `${SLOW_SCRIPT}\n`, usage: { scriptsGenerated: 1 } },
  });
  expect(provider.requests).toHaveLength(1);
  expect(await currentJob(user)).toEqual(NO_JOB);
});

test('of two simultaneous requests with one request key, the later one gets the script even if the job has just ended', async () => {
  const { app, user, provider, model } = await startSlowModelApp();
  aroundNextStatement(app.db, 'from "generation_jobs"', async (lookForJob) => {
    const found = await lookForJob();
    const { id } = jobIn(await user.generate(DESCRIPTION, 'one'));
    aroundNextStatement(app.db, 'from "generation_jobs"', async (lookAgain) => {
      await model.release();
      await jobEnded(user, id);
      return lookAgain();
    });
    return found;
  });
  expect(await user.generate(DESCRIPTION, 'one')).toMatchObject({
    status: 200,
    body: { script: `${SLOW_SCRIPT}\n`, usage: { scriptsGenerated: 1 } },
  });
  expect(provider.requests).toHaveLength(1);
});

test('16 simultaneous requests with the same request key ask the model once, and all get the script', async () => {
  const { user, provider, model } = await startSlowModelApp({ answerWithinMs: 60_000 });
  const asked = Array.from({ length: 16 }, () => user.generate(DESCRIPTION, 'one'));
  await expect.poll(model.held, PATIENT).toBe(1);
  await model.release();
  const replies = await Promise.all(asked);
  expect(new Set(replies.map(({ status, body }) => `${status} ${body.script}`))).toEqual(
    new Set([`200 ${SLOW_SCRIPT}\n`]),
  );
  expect(provider.requests).toHaveLength(1);
  expect(await user.usage()).toMatchObject({ scriptsGenerated: 1 });
});

test.each<[string, Behaviour, object]>([
  [
    'asks a question',
    says('UNCLEAR: Which calculator?'),
    { code: 'unclear', kind: 'unclear', error: 'Which calculator?', hasBuiltIn: true },
  ],
  ['refuses', says('REFUSED: Never.'), { code: 'refused', kind: 'refused', error: 'Never.' }],
])(
  'if the model %s after a long time, the job reports it as an error, and the user isn’t charged',
  async (_, reply, problem) => {
    const { user, model } = await startSlowModelApp();
    const { id } = jobIn(await user.generate());
    await model.release(reply);
    expect(await jobEnded(user, id)).toMatchObject({ job: { state: 'failed' }, answer: null, problem });
    expect(await user.usage()).toMatchObject({ scriptsGenerated: 0 });
  },
);

test('if the model fails after a long time, the built-in writer finishes the job', async () => {
  const { user, model } = await startSlowModelApp();
  const { id } = jobIn(await user.generate());
  await model.release(fails(500));
  expect(await jobEnded(user, id)).toMatchObject({
    job: { state: 'done' },
    answer: { writer: 'embedded', note: expect.stringContaining('didn’t respond'), usage: { scriptsGenerated: 1 } },
  });
});

test('when two jobs compete for the last generation, one gets it and the other fails because the limit is reached', async () => {
  const { app, model } = await startSlowModelApp();
  const user = await signUp(app, { scriptsGenerated: 2 }, 'bob@example.com');
  const ids = (await Promise.all([user.generate(DESCRIPTION, 'a'), user.generate(DESCRIPTION, 'b')])).map(
    (begun) => jobIn(begun).id,
  );
  await model.release(undefined, 2);
  const ended = await Promise.all(ids.map((id) => jobEnded(user, id)));
  expect(ended.filter(({ answer }) => answer)).toHaveLength(1);
  expect(ended.find(({ problem }) => problem)).toMatchObject({
    job: { state: 'failed' },
    problem: { code: 'limit-reached', error: expect.stringContaining('free limit'), used: 3, limit: 3 },
  });
  expect(await user.usage()).toMatchObject({ scriptsGenerated: 3 });
});
