import {
  accountDataEndpoint,
  currentUserEndpoint,
  deleteScriptEndpoint,
  generateScriptEndpoint,
  loginEndpoint,
  myScriptsEndpoint,
  restoreVersionEndpoint,
  type User,
  updateScriptEndpoint,
} from '@hotscribe/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callApi, downloadApi } from './api-client.ts';
import { ApiError } from './api-error.ts';

const USER: User = {
  id: 'u1',
  email: 'ada@example.com',
  role: 'user',
  subscription_plan: 'free',
  scriptsGenerated: 0,
  limit: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  emailToConfirm: false,
  pendingEmail: null,
  lastLoginAt: null,
};

type Answer = { status: number; body: unknown };
type Server = (path: string, token: string | null) => Answer;

let stored: Map<string, string>;
let calls: string[];
let sent: RequestInit[];
let cleared: number;
let server: Server;

beforeEach(() => {
  stored = new Map([
    ['accessToken', 'old'],
    ['refreshToken', 'r1'],
    ['userData', JSON.stringify(USER)],
  ]);
  calls = [];
  sent = [];
  cleared = 0;
  server = expiringServer;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('dispatchEvent', (event: Event) => {
    if (event.type === 'authCleared') cleared += 1;
    return true;
  });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push(path);
    sent.push(init);
    const { status, body } = server(path, new Headers(init.headers).get('authorization'));
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
});

afterEach(() => vi.unstubAllGlobals());

test('three simultaneous calls with an expired token share one refresh, and all three succeed', async () => {
  const answers = await Promise.all([currentUser(), currentUser(), currentUser()]);
  expect(answers.map(({ email }) => email)).toEqual([USER.email, USER.email, USER.email]);
  expect(refreshes()).toBe(1);
  expect(stored.get('accessToken')).toBe('new');
  expect(stored.get('refreshToken')).toBe('r2');
});

test('a token that another tab has already renewed is used without another refresh', async () => {
  server = (path, token) => {
    stored.set('accessToken', 'new');
    return expiringServer(path, token);
  };
  await currentUser();
  expect(refreshes()).toBe(0);
});

test.each([
  ['the server rejects the refresh', { status: 401, body: { message: 'Your session has ended.' } }, 'Your session has'],
  [
    'the refresh returns no access token',
    { status: 200, body: { success: true } },
    'No access token in refresh response',
  ],
])('when %s, the session is cleared and the page is notified', async (_name, answer, message) => {
  server = (path, token) => (path.endsWith('/refresh') ? answer : expiringServer(path, token));
  await expect(currentUser()).rejects.toThrow(message);
  expect(stored.size).toBe(0);
  expect(cleared).toBe(1);
});

test('a download contains the exact bytes of the response, even after a token refresh', async () => {
  const text = '{"success":true,\n"scripts":[ 1,\n2 ]}';
  server = (path, token) => {
    const answer = expiringServer(path, token);
    return answer.status === 200 && !path.endsWith('/refresh') ? { status: 200, body: text } : answer;
  };
  const parse = vi.spyOn(JSON, 'parse');
  const file = await downloadApi(accountDataEndpoint)({});
  expect(parse.mock.calls.map(([given]) => given)).not.toContain(text);
  parse.mockRestore();
  expect(await file.text()).toBe(text);
  expect(refreshes()).toBe(1);
});

test.each([
  ['is rejected', { status: 429, body: { success: false, code: 'too-many-requests', message: 'Please wait.' } }],
  ['is cut off', { status: 200, body: '{"success":true,"scripts":[{"id":' }],
])('a download that %s produces no file', async (_name, answer) => {
  stored.set('accessToken', 'new');
  server = () => answer;
  await expect(downloadApi(accountDataEndpoint)({})).rejects.toThrow(ApiError);
});

test('without a refresh token, an expired session ends with no refresh attempt', async () => {
  stored.delete('refreshToken');
  await expect(currentUser()).rejects.toThrow('No refresh token');
  expect(refreshes()).toBe(0);
  expect(cleared).toBe(1);
});

test('a user who signs out during a token refresh stays signed out', async () => {
  server = (path, token) => {
    if (path.endsWith('/refresh')) stored.clear();
    return expiringServer(path, token);
  };
  await expect(currentUser()).rejects.toThrow();
  expect(stored.size).toBe(0);
});

test('a 403 response ends the session without a token refresh', async () => {
  server = () => ({ status: 403, body: { code: 'not-allowed', message: 'No.' } });
  await expect(currentUser()).rejects.toMatchObject({ status: 403, code: 'not-allowed' });
  expect(refreshes()).toBe(0);
  expect(stored.size).toBe(0);
  expect(cleared).toBe(1);
});

test('a wrong password at sign-in leaves the current session alone', async () => {
  server = () => ({ status: 401, body: { code: 'wrong-credentials', message: 'Invalid email or password' } });
  const login = callApi(loginEndpoint)({ email: 'a@b.co', password: 'x' });
  await expect(login).rejects.toThrow('Invalid email or password');
  expect(stored.size).toBe(3);
  expect(cleared).toBe(0);
});

test('a response that doesn’t match the API contract is rejected', async () => {
  server = () => ({ status: 200, body: { success: true } });
  await expect(currentUser()).rejects.toMatchObject({ failure: 'unexpected-reply' });
});

test('each field is sent in the path, query, or body, as the contract specifies', async () => {
  server = () => ({ status: 404, body: { code: 'not-found', message: 'No.' } });
  const ask = (call: Promise<unknown>) => expect(call).rejects.toThrow('No.');
  await ask(callApi(myScriptsEndpoint)({ limit: 5, search: 'ü & ?', cursor: undefined }));
  await ask(callApi(updateScriptEndpoint)({ id: 'a/b', name: 'New' }));
  await ask(callApi(deleteScriptEndpoint)({ id: '7' }));
  await ask(callApi(restoreVersionEndpoint)({ id: '7', versionId: '8' }));
  expect(calls).toEqual([
    '/api/scripts/history?limit=5&search=%C3%BC+%26+%3F',
    '/api/scripts/a%2Fb',
    '/api/scripts/7',
    '/api/scripts/7/versions/8/restore',
  ]);
  expect(sent.map(({ body }) => body)).toEqual([undefined, '{"name":"New"}', undefined, undefined]);
  expect(sent.map(({ headers }) => new Headers(headers).has('content-type'))).toEqual([false, true, false, false]);
});

const SUGGESTION = { text: 'When you press F1, it opens Notepad.', program: 'key f1: open "notepad"' };

test('a call retried after a token refresh reuses the same request key', async () => {
  server = (path, token) => {
    if (path.endsWith('/generate') && token === 'Bearer new') {
      return { status: 422, body: { code: 'unclear', message: 'Hm.', kind: 'unclear', suggestions: [SUGGESTION] } };
    }
    return expiringServer(path, token);
  };
  const generate = callApi(generateScriptEndpoint)({ description: 'x' }, { idempotencyKey: 'key-1' });
  await expect(generate).rejects.toMatchObject({ status: 422, kind: 'unclear', suggestions: [SUGGESTION] });
  const keys = sent.map(({ headers }) => new Headers(headers).get('idempotency-key'));
  expect(keys).toEqual(['key-1', null, 'key-1']);
});

test('only a script generation call may return a job, and only with a 202 status', async () => {
  const job = {
    id: 'j1',
    description: 'x',
    state: 'working',
    stage: 'writing',
    startedAt: '2026-01-01T00:00:00.000Z',
    seconds: 7,
  };
  server = () => ({ status: 202, body: { success: true, job } });
  expect(await callApi(generateScriptEndpoint)({ description: 'x' })).toEqual({ success: true, job });
  await expect(currentUser()).rejects.toMatchObject({ failure: 'unexpected-reply' });
  server = () => ({ status: 200, body: { success: true, job } });
  const atOnce = callApi(generateScriptEndpoint)({ description: 'x' });
  await expect(atOnce).rejects.toMatchObject({ failure: 'unexpected-reply' });
});

test('the error for a declined request says whether the built-in writer has a script', async () => {
  server = () => ({ status: 422, body: { code: 'unclear', message: 'Hm.', kind: 'unclear', hasBuiltIn: true } });
  const declined = callApi(generateScriptEndpoint)({ description: 'x' });
  await expect(declined).rejects.toMatchObject({ kind: 'unclear', hasBuiltIn: true });
});

test('the error for a used-up plan includes how much was used, and malformed fields in an error are ignored', async () => {
  server = () => ({ status: 402, body: { code: 'limit-reached', message: 'Enough.', used: 3, limit: 3 } });
  await expect(currentUser()).rejects.toMatchObject({ used: 3, limit: 3, kind: undefined });
  server = () => ({ status: 502, body: { message: 'Bad', kind: 7, suggestions: 'no', used: 'x' } });
  await expect(currentUser()).rejects.toMatchObject({ message: 'Bad', suggestions: [], used: undefined });
});

test('only an unexpected server error gives the user a code to report', async () => {
  const idOf = (init: RequestInit | undefined) => new Headers(init?.headers).get('x-request-id');
  server = () => ({ status: 500, body: { code: 'internal', message: 'Our mistake.', error: 'Our mistake.' } });
  const failure = await currentUser().catch((error) => error);
  const id = idOf(sent[0]) ?? '';
  expect(id).toMatch(/^[0-9a-f]{12}$/);
  expect(failure.message).toBe(`Our mistake. If this keeps happening, send us this code: ${id}`);
  expect(failure.error).toBe(failure.message);
  server = () => ({ status: 200, body: 'not JSON' });
  await expect(currentUser()).rejects.toThrow(
    /we couldn’t read\. If this keeps happening, send us this code: [0-9a-f]{12}$/,
  );
  server = () => ({ status: 503, body: { code: 'busy', message: 'Busy.' } });
  await expect(currentUser()).rejects.toMatchObject({ message: 'Busy.' });
  expect(new Set(sent.map(idOf)).size).toBe(3);
});

test('when the network is down, the error says to check the connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(currentUser()).rejects.toThrow('Please check your connection');
});

function currentUser() {
  return callApi(currentUserEndpoint)({});
}

function refreshes(): number {
  return calls.filter((path) => path === '/api/auth/refresh').length;
}

function expiringServer(path: string, token: string | null): Answer {
  if (path === '/api/auth/refresh') {
    return { status: 200, body: { success: true, user: USER, accessToken: 'new', refreshToken: 'r2' } };
  }
  if (token !== 'Bearer new') return { status: 401, body: { code: 'TOKEN_EXPIRED', message: 'Expired.' } };
  return { status: 200, body: { success: true, ...USER, plan: 'free', freeLeft: 3, credits: 0 } };
}
