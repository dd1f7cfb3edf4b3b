import { type Body, bearer, type Reply, type TestApp, type TestUser } from './test-app.ts';

export type SignedInUser = TestUser & {
  get: (path: string) => Promise<Reply>;
  post: (path: string, body?: Body) => Promise<Reply>;
  patch: (path: string, body: Body) => Promise<Reply>;
  remove: (path: string) => Promise<Reply>;
};

export async function signedIn(app: TestApp, email?: string): Promise<SignedInUser> {
  return withCalls(app, await app.register(email));
}

/** As after `npm run admin -- grant`. */
export async function signedInAdmin(app: TestApp, email = 'admin@example.com'): Promise<SignedInUser> {
  const user = await app.register(email);
  await app.db.updateTable('users').set({ role: 'admin' }).where('id', '=', user.id).execute();
  return withCalls(app, user);
}

export function withCalls(app: TestApp, user: TestUser): SignedInUser {
  const headers = bearer(user.accessToken);
  return {
    ...user,
    get: (path) => app.call('GET', path, { headers }),
    post: (path, body = {}) => app.call('POST', path, { headers, body }),
    patch: (path, body) => app.call('PATCH', path, { headers, body }),
    remove: (path) => app.call('DELETE', path, { headers }),
  };
}
