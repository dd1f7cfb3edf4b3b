import { expect, test } from 'vitest';
import { says, startModelServer } from './support/model-server.ts';
import { DESCRIPTION, type ScriptUser, signUp } from './support/script-user.ts';
import { startProcess } from './support/server-process.ts';
import {
  answerIn,
  currentJob,
  heldModel,
  jobEnded,
  jobIn,
  NO_JOB,
  PATIENT,
  QUICK,
  SLOW_SCRIPT,
  startSlowModelApp,
} from './support/slow-model.ts';
import { bearer, JWT_SECRET, startTestApp } from './support/test-app.ts';
import { emptyDatabase } from './support/test-database.ts';

function stop(user: ScriptUser, id: string) {
  return user.post(`/api/scripts/jobs/${id}/stop`, {});
}

test('stopping script generation costs nothing, disconnects from the model, and leaves nothing to fetch', async () => {
  const { user, provider, model } = await startSlowModelApp();
  const { id } = jobIn(await user.generate(DESCRIPTION, 'one'));
  await expect.poll(model.held, PATIENT).toBe(1);
  expect(await stop(user, id)).toMatchObject({ status: 200, body: { success: true, job: { id, state: 'stopped' } } });
  await expect.poll(provider.hungUp, PATIENT).toBe(1);
  expect((await user.get(`/api/scripts/jobs/${id}`)).body).toMatchObject({
    job: { state: 'stopped' },
    answer: null,
    problem: null,
  });
  expect(await currentJob(user)).toEqual(NO_JOB);
  expect(await user.usage()).toMatchObject({ scriptsGenerated: 0 });
  provider.behave(says(`\`\`\`ahk\n${SLOW_SCRIPT}\n\`\`\``));
  const again = await answerIn(user, await user.generate(DESCRIPTION, 'one'));
  expect(again).toMatchObject({ writer: 'model', usage: { scriptsGenerated: 1 } });
});

test('when a job is stopped by another request, the request waiting for it is answered right away', async () => {
  const { user, model } = await startSlowModelApp({ answerWithinMs: 60_000 });
  const asked = user.generate();
  await expect.poll(model.held, PATIENT).toBe(1);
  const { job } = (await currentJob(user)) as { job: { id: string } };
  await stop(user, job.id);
  expect(await asked).toMatchObject({ status: 202, body: { job: { id: job.id, state: 'stopped' } } });
});

test('a job stopped by another process ends at the next heartbeat', async () => {
  const { app, user, provider, model } = await startSlowModelApp();
  const { id } = jobIn(await user.generate());
  await expect.poll(model.held, PATIENT).toBe(1);
  await app.db.updateTable('generation_jobs').set({ state: 'stopped' }).where('id', '=', id).execute();
  await expect.poll(provider.hungUp, PATIENT).toBe(1);
  expect(await user.usage()).toMatchObject({ scriptsGenerated: 0 });
});

test.each(['stopped', 'interrupted'] as const)(
  'if a script arrives after another process has %s the job, the script isn’t kept and the user isn’t charged',
  async (state) => {
    const { app, user, model } = await startSlowModelApp({ ...QUICK, beatMs: 60_000 });
    const { id } = jobIn(await user.generate(DESCRIPTION, 'one'));
    await expect.poll(model.held, PATIENT).toBe(1);
    await app.db.updateTable('generation_jobs').set({ state }).where('id', '=', id).execute();
    await model.release();
    // Time in which it would be charged.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await app.stop();
    expect(await app.db.selectFrom('generations').selectAll().execute()).toEqual([]);
    const used = app.db.selectFrom('users').select('scripts_generated').where('id', '=', user.id);
    expect(await used.executeTakeFirst()).toEqual({ scripts_generated: 0 });
  },
);

test('a job stopped just as it finishes is either stopped and free or done and charged', async () => {
  const { user, model } = await startSlowModelApp();
  const { id } = jobIn(await user.generate());
  await model.release();
  const { body } = await stop(user, id);
  const { state } = body.job as { state: string };
  expect(['stopped', 'done']).toContain(state);
  expect((await jobEnded(user, id)).job).toMatchObject({ state });
  expect(await user.usage()).toMatchObject({ scriptsGenerated: state === 'done' ? 1 : 0 });
});

test('stopping a finished job changes nothing', async () => {
  const { user, model } = await startSlowModelApp();
  const { id } = jobIn(await user.generate());
  await model.release();
  await jobEnded(user, id);
  expect((await stop(user, id)).body).toMatchObject({ job: { state: 'done' } });
});

test('a job whose server is killed is reported as interrupted and costs nothing', async () => {
  const model = heldModel();
  const provider = await startModelServer(model.behaviour);
  const { baseUrl, apiKey, model: name } = provider.settings;
  const database = await emptyDatabase();
  const killed = startProcess(database, {
    JWT_SECRET,
    LLM_BASE_URL: baseUrl,
    LLM_API_KEY: apiKey,
    LLM_MODEL: name,
  });
  const url = await killed.ready;
  const app = await startTestApp({ database, model: provider.settings, jobTimes: QUICK });
  const user = await signUp(app);
  const asked = fetch(`${url}/api/scripts/generate`, {
    method: 'POST',
    headers: { ...bearer(user.accessToken), 'content-type': 'application/json', 'idempotency-key': 'one' },
    body: JSON.stringify({ description: DESCRIPTION }),
  });
  asked.catch(() => {});
  await expect.poll(model.held, { timeout: 60_000 }).toBe(1);
  const working = await currentJob(user);
  expect(working).toMatchObject({ job: { state: 'working' } });
  const joined = await user.generate(DESCRIPTION, 'one');
  expect(joined).toMatchObject({ status: 202, body: { job: { state: 'working' } } });
  killed.child.kill('SIGKILL');
  await killed.ended;
  app.pass(14_000);
  expect(await currentJob(user)).toMatchObject({
    job: { state: 'interrupted', description: DESCRIPTION },
    answer: null,
    problem: { code: 'interrupted', error: expect.stringContaining('it didn’t count') },
  });
  expect(await currentJob(user)).toEqual(NO_JOB);
  expect(await user.usage()).toMatchObject({ scriptsGenerated: 0 });
  provider.behave(says(`\`\`\`ahk\n${SLOW_SCRIPT}\n\`\`\``));
  const again = await answerIn(user, await user.generate(DESCRIPTION, 'one'));
  expect(again).toMatchObject({ writer: 'model', usage: { scriptsGenerated: 1 } });
});

test('when a server stops, it interrupts its jobs and disconnects from the model', async () => {
  const { app, user, model, provider } = await startSlowModelApp();
  const { id } = jobIn(await user.generate(DESCRIPTION, 'one'));
  await expect.poll(model.held, PATIENT).toBe(1);
  await app.stop();
  await expect.poll(provider.hungUp, PATIENT).toBe(1);
  const [left] = await app.db.selectFrom('generation_jobs').selectAll().execute();
  expect(left).toMatchObject({ id, state: 'interrupted' });
  expect(await app.db.selectFrom('generations').selectAll().execute()).toEqual([]);
});

test('a running job keeps running, however long it takes', async () => {
  const { app, user, model } = await startSlowModelApp();
  const { id } = jobIn(await user.generate());
  app.pass(170_000);
  expect(jobIn(await user.get(`/api/scripts/jobs/${id}`)).state).toBe('working');
  await model.release();
  expect(await jobEnded(user, id)).toMatchObject({ job: { state: 'done' } });
});
