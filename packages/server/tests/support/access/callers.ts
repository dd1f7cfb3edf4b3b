import { accountKeys } from '#features/accounts/account-keys.ts';
import { bearer, JWT_SECRET, type TestApp, type TestUser } from '../test-app.ts';
import { sessionIn } from './owned-things.ts';

/** Headers of those who are nobody, though most of them claim to be the owner; and the code that tells them so. */
export type Nobody = 'anonymous' | 'forged' | 'unsigned' | 'expired' | 'ended';

export const TURNED_AWAY_AS = {
  anonymous: 'not-signed-in',
  forged: 'not-signed-in',
  unsigned: 'not-signed-in',
  expired: 'TOKEN_EXPIRED',
  ended: 'session-ended',
} as const satisfies Record<Nobody, string>;

export function headersOfNobody(owner: TestUser, ended: TestUser): Record<Nobody, Record<string, string>> {
  const session = sessionIn(owner.accessToken);
  const hourAgo = Date.now() - 60 * 60 * 1000;
  const forger = accountKeys('a secret that is not the one of the server').accessTokens;
  const [, payload] = owner.accessToken.split('.');
  const noAlgorithm = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  return {
    anonymous: {},
    forged: bearer(forger.issue(owner.id, session, Date.now())),
    unsigned: bearer(`${noAlgorithm}.${payload}.`),
    expired: bearer(accountKeys(JWT_SECRET).accessTokens.issue(owner.id, session, hourAgo)),
    ended: bearer(ended.accessToken),
  };
}

/** Someone who has signed out, and kept the access token. */
export async function signedOut(app: TestApp, email: string): Promise<TestUser> {
  const user = await app.register(email);
  await app.post('/api/auth/logout', { refreshToken: user.refreshToken });
  return user;
}
