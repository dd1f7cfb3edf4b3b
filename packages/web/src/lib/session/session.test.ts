import { beforeEach, expect, test, vi } from 'vitest';

const USER = { id: 'u1', email: 'ada@example.com' };

let stored: Map<string, string>;
let page: EventTarget;

beforeEach(() => {
  vi.resetModules();
  stored = new Map();
  page = new EventTarget();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
});

test('with two stored tokens and a stored ID and email address, the user is signed in', async () => {
  store({ accessToken: 'a', refreshToken: 'r', userData: JSON.stringify(USER) });
  expect(await startedSession()).toEqual({ status: 'signed-in', user: USER });
});

test.each([
  ['a missing refresh token', { accessToken: 'a', userData: JSON.stringify(USER) }],
  ['a user without an email address', { accessToken: 'a', refreshToken: 'r', userData: '{"id":"u1"}' }],
  ['user data that is null', { accessToken: 'a', refreshToken: 'r', userData: 'null' }],
])('with %s, the user is signed out and the stored items are cleared', async (_name, items) => {
  store(items);
  expect(await startedSession()).toEqual({ status: 'signed-out' });
  expect(stored.size).toBe(0);
});

test('if the stored user data can’t be parsed, the error is logged and the user is signed out', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  store({ accessToken: 'a', refreshToken: 'r', userData: '{oops' });
  expect(await startedSession()).toEqual({ status: 'signed-out' });
  expect(log).toHaveBeenCalledExactlyOnceWith('Error parsing user data', expect.any(SyntaxError));
});

test('a sign-in without a user ID is rejected and leaves nothing stored', async () => {
  const { beginSession, currentSession } = await import('./session.ts');
  store({ accessToken: 'old', refreshToken: 'old', userData: JSON.stringify(USER) });
  expect(() => beginSession({ user: { email: 'x' }, accessToken: 'a' })).toThrow('Missing required login data');
  expect(stored.size).toBe(0);
  expect(currentSession()).toEqual({ status: 'signed-out' });
});

test('signing in fails in a browser that can’t store anything', async () => {
  const { beginSession } = await import('./session.ts');
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  expect(() => beginSession({ user: USER, accessToken: 'a', refreshToken: 'r' })).toThrow(
    'Failed to store auth data in localStorage',
  );
});

test('the authCleared event signs the user out and clears the stored items', async () => {
  const { currentSession } = await import('./session.ts');
  store({ accessToken: 'a', refreshToken: 'r', userData: JSON.stringify(USER) });
  await startedSession();
  page.dispatchEvent(new Event('authCleared'));
  expect(currentSession()).toEqual({ status: 'signed-out' });
  expect(stored.size).toBe(0);
});

test('a sign-in that another tab is halfway through storing is not cleared', async () => {
  const { currentSession } = await import('./session.ts');
  await startedSession();
  store({ accessToken: 'a' });
  tellOfChange('accessToken');
  expect(stored.get('accessToken')).toBe('a');
  store({ refreshToken: 'r', userData: JSON.stringify(USER) });
  tellOfChange('userData');
  expect(currentSession()).toEqual({ status: 'signed-in', user: USER });
});

function store(items: Record<string, string>): void {
  for (const [key, value] of Object.entries(items)) stored.set(key, value);
}

async function startedSession() {
  const { startSession, currentSession } = await import('./session.ts');
  startSession();
  return currentSession();
}

function tellOfChange(key: string): void {
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));
}
