import { expect, test } from 'vitest';
import { ModelFailure, type ModelTrouble } from './chat-model.ts';
import { circuitBreaker } from './circuit-breaker.ts';

function setUp() {
  let time = 1_000_000;
  let asked = 0;
  const guard = circuitBreaker(() => time);
  const call = (work: () => Promise<string>) =>
    guard(() => {
      asked += 1;
      return work();
    });
  const fail = (trouble: ModelTrouble, retryAfterMs?: number) =>
    call(() => Promise.reject(new ModelFailure(trouble, { retryAfterMs }))).catch((error) => error.trouble);
  const succeed = () => call(() => Promise.resolve('ok'));
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { call, fail, succeed, pass, asked: () => asked };
}

test('an occasional failure doesn’t pause calls to the model', async () => {
  const { fail, succeed, asked } = setUp();
  for (let index = 0; index < 5; index += 1) {
    await fail('too-slow');
    expect(await succeed()).toBe('ok');
  }
  expect(asked()).toBe(10);
});

test('each failed retry doubles the pause, up to five minutes', async () => {
  const { fail, succeed, pass } = setUp();
  await fail('unreachable');
  await fail('unreachable');
  for (const seconds of [30, 60, 120, 240, 300, 300]) {
    pass(seconds * 1000 - 1);
    expect(await fail('unreachable')).toBe('resting');
    pass(1);
    expect(await fail('unreachable')).toBe('unreachable');
  }
  pass(300_000);
  expect(await succeed()).toBe('ok');
  await fail('unreachable');
  expect(await succeed()).toBe('ok');
});

test.each<ModelTrouble>(['not-allowed', 'busy'])(
  'a “%s” failure pauses calls to the model right away',
  async (trouble) => {
    const { fail, pass, succeed } = setUp();
    expect(await fail(trouble)).toBe(trouble);
    expect(await fail(trouble)).toBe('resting');
    pass(30_000);
    expect(await succeed()).toBe('ok');
  },
);

test('a provider that asks for a pause gets one, but for five minutes at most', async () => {
  const { fail, pass, succeed } = setUp();
  await fail('busy', 100_000_000);
  pass(299_999);
  expect(await fail('busy')).toBe('resting');
  pass(1);
  expect(await succeed()).toBe('ok');
});

test('after a pause, only one trial call goes to the provider, and if it’s canceled, the next call can go through', async () => {
  const { call, fail, pass, succeed } = setUp();
  await fail('unreachable');
  await fail('unreachable');
  pass(30_000);
  const trial = Promise.withResolvers<string>();
  const first = call(() => trial.promise);
  expect(await fail('unreachable')).toBe('resting');
  trial.reject(new Error('the user hung up'));
  await expect(first).rejects.toThrow('hung up');
  expect(await succeed()).toBe('ok');
});
