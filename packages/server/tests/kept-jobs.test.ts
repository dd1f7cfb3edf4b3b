import { expect, test } from 'vitest';
import { forgetOldJobs } from '#features/scripts/job-store.ts';
import { neverAnswers, says } from './support/model-server.ts';
import { DESCRIPTION, signUp } from './support/script-user.ts';
import {
  answerIn,
  currentJob,
  jobEnded,
  jobIn,
  NO_JOB,
  PATIENT,
  SLOW_SCRIPT,
  startSlowModelApp,
} from './support/slow-model.ts';
import { bearer, PASSWORD, startTestApp } from './support/test-app.ts';

const HOUR = 60 * 60 * 1000;

test('another user’s job returns a 404 and can’t be stopped', async () => {
  const { app, user, provider } = await startSlowModelApp();
  const other = await signUp(app, {}, 'eve@example.com');
  const { id } = jobIn(await user.generate());
  for (const reply of [
    await other.get(`/api/scripts/jobs/${id}`),
    await other.post(`/api/scripts/jobs/${id}/stop`, {}),
  ]) {
    expect(reply).toMatchObject({ status: 404, body: { code: 'not-found' } });
  }
  expect(await other.get('/api/scripts/jobs/no-such-job')).toMatchObject({ status: 404 });
  expect(await currentJob(other)).toEqual(NO_JOB);
  expect(jobIn(await user.get(`/api/scripts/jobs/${id}`)).state).toBe('working');
  expect(provider.hungUp()).toBe(0);
  expect((await app.call('GET', `/api/scripts/jobs/${id}`)).status).toBe(401);
});

test('without a model, scripts are returned right away, and no job is stored', async () => {
  const app = await startTestApp({ jobTimes: { answerWithinMs: 0 } });
  const user = await signUp(app);
  expect(await user.generate(DESCRIPTION, 'one')).toMatchObject({ status: 200, body: { writer: 'embedded' } });
  const asked = await user.post('/api/scripts/generate', { description: DESCRIPTION, writer: 'embedded' });
  expect(asked).toMatchObject({ status: 200, body: { writer: 'embedded', usage: { scriptsGenerated: 2 } } });
  expect(await currentJob(user)).toEqual(NO_JOB);
  expect(await app.db.selectFrom('generation_jobs').selectAll().execute()).toEqual([]);
});

test('asking only the built-in writer creates no job, and the user isn’t charged again for repeating the request key', async () => {
  const { app, user, provider } = await startSlowModelApp();
  const ask = (writer: string) =>
    app.post(
      '/api/scripts/generate',
      { description: DESCRIPTION, writer },
      { ...bearer(user.accessToken), 'idempotency-key': 'own' },
    );
  for (let index = 0; index < 2; index += 1) {
    expect(await ask('embedded')).toMatchObject({
      status: 200,
      body: { writer: 'embedded', usage: { scriptsGenerated: 1 } },
    });
  }
  expect(await user.generate(DESCRIPTION, 'own')).toMatchObject({ status: 409, body: { code: 'key-reused' } });
  expect((await ask('somebody')).status).toBe(400);
  expect(provider.requests).toHaveLength(0);
  expect(await app.db.selectFrom('generation_jobs').selectAll().execute()).toEqual([]);
});

test('jobs are included in the data export, deleted with the account, and otherwise removed after a day', async () => {
  const { app, user, provider, model } = await startSlowModelApp();
  const bob = await signUp(app, {}, 'bob@example.com');
  const { id } = jobIn(await user.generate());
  await model.release();
  await jobEnded(user, id);
  expect(jobIn(await bob.generate('sesame')).state).toBe('working');
  await expect.poll(model.held, PATIENT).toBe(1);
  expect((await user.get('/api/account/data')).body.generations).toEqual([
    { description: DESCRIPTION, state: 'done', startedAt: expect.any(String), script: `${SLOW_SCRIPT}\n` },
  ]);
  expect((await bob.get('/api/account/data')).body.generations).toMatchObject([{ state: 'working', script: null }]);
  expect((await bob.post('/api/account/delete', { password: PASSWORD })).status).toBe(200);
  await expect.poll(provider.hungUp, PATIENT).toBe(1);
  const left = () => app.db.selectFrom('generation_jobs').select('id').execute();
  await forgetOldJobs(app.db, Date.now() + 23 * HOUR);
  expect(await left()).toEqual([{ id }]);
  await forgetOldJobs(app.db, Date.now() + 25 * HOUR);
  expect(await left()).toEqual([]);
});

test('a job’s description and script never appear in the log', async () => {
  const { app, user, model } = await startSlowModelApp();
  const { id } = jobIn(await user.generate('F9 types "sesame-open"'));
  await model.release(says('```ahk\n; sesame-open\nF9::SendText("sesame-open")\n```'));
  await jobEnded(user, id);
  expect(app.logs.join('')).not.toMatch(/sesame|SendText/);
});

test('a request that the model never answers doesn’t hold up other users', async () => {
  const { app, user, provider } = await startSlowModelApp();
  provider.behave(neverAnswers, says(`\`\`\`ahk\n${SLOW_SCRIPT}\n\`\`\``));
  expect((await user.generate()).status).toBe(202);
  await expect.poll(() => provider.requests.length, PATIENT).toBe(1);
  const other = await signUp(app, {}, 'bob@example.com');
  expect(await answerIn(other, await other.generate())).toMatchObject({ writer: 'model' });
});
