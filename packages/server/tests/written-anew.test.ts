import { expect, test } from 'vitest';
import { DESCRIPTION, signUp } from './support/script-user.ts';
import { startTestApp } from './support/test-app.ts';

const GENERATE = '/api/scripts/generate';

test('regenerating a script costs nothing if the result is the same, even with a repeated request key', async () => {
  const app = await startTestApp();
  const user = await signUp(app, { plan: 'per-script', credits: 2 });
  const script = String((await user.generate()).body.script);
  const { id } = await user.save({ script: `${script.replaceAll('\n', '\r\n')}\r\n` });
  const again = { description: DESCRIPTION, replaces: id };
  expect((await user.post(GENERATE, again)).body).toMatchObject({ script, isSame: true, usage: { credits: 1 } });
  const headers = { authorization: `Bearer ${user.accessToken}`, 'idempotency-key': 'same' };
  for (const _ of [1, 2]) {
    expect((await app.post(GENERATE, again, headers)).body).toMatchObject({ isSame: true, usage: { credits: 1 } });
  }
});

test('the user is charged for regenerating a script if the result is different or the script belongs to another user', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  const { id } = await user.save();
  const other = { description: 'when I press ctrl+alt+c open the calculator', replaces: id };
  expect((await user.post(GENERATE, other)).body).toMatchObject({ isSame: false, usage: { freeLeft: 2 } });
  const eve = await signUp(app, {}, 'eve@example.com');
  const script = String((await eve.generate()).body.script);
  const adas = await user.save({ script });
  expect((await eve.post(GENERATE, { description: DESCRIPTION, replaces: adas.id })).body).toMatchObject({
    isSame: false,
    usage: { freeLeft: 1 },
  });
});
