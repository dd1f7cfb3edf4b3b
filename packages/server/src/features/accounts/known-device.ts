import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Caller } from '#http/mount.ts';

type Cookies = Pick<Caller<'public'>, 'cookies'>;

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * The id of a browser that has signed in to this account before, if this is one.
 * The cookie opens nothing; it only keeps a stranger's wrong guesses from being counted against the owner.
 */
export function knownDevice(key: KeyObject, { cookies }: Cookies, userId: string): string | undefined {
  const [id, signature] = cookies[cookieName(userId)]?.split('.') ?? [];
  if (!id || !signature) return undefined;
  const expected = Buffer.from(sign(key, userId, id));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}

export function rememberDevice(key: KeyObject, caller: Caller<'public'>, userId: string, secure: boolean): void {
  const id = randomBytes(16).toString('base64url');
  caller.setCookie(cookieName(userId), `${id}.${sign(key, userId, id)}`, {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: YEAR_SECONDS,
  });
}

function cookieName(userId: string): string {
  return `device-${userId}`;
}

function sign(key: KeyObject, userId: string, id: string): string {
  return createHmac('sha256', key).update(`${userId}.${id}`).digest('base64url');
}
