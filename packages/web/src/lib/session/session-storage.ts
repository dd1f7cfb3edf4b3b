import type { User } from '@hotscribe/contract';
import { logProblem } from '#lib/browser/log.ts';

export type SessionItem = 'accessToken' | 'refreshToken' | 'userData';

/** The signed-in user as this browser remembers them; only the server knows the rest for certain. */
export type StoredUser = Partial<User> & Pick<User, 'id' | 'email'>;

export type Login = { user: object; accessToken: string; refreshToken?: string | undefined };

const ITEMS: readonly SessionItem[] = ['accessToken', 'refreshToken', 'userData'];

export function isSessionItem(key: string): key is SessionItem {
  return ITEMS.some((item) => item === key);
}

export function readItem(item: SessionItem): string | null {
  try {
    return localStorage.getItem(item);
  } catch {
    return null; // a browser that blocks storage throws; to us that is a browser with nothing stored
  }
}

/** The user of a complete stored session: all three items, and user data that parses and has id and email. */
export function readStoredUser(): StoredUser | undefined {
  const userData = readItem('userData');
  if (!userData || !readItem('accessToken') || !readItem('refreshToken')) return undefined;
  return parseUser(userData);
}

/** Stores a login and reads it back; on any failure nothing stays stored and the error goes on. */
export function storeLogin({ user, accessToken, refreshToken }: Login): StoredUser {
  try {
    if (!hasIdentity(user) || !accessToken) throw new Error('Missing required login data');
    write({ accessToken, refreshToken, userData: JSON.stringify(user) });
    return user;
  } catch (error) {
    clearStoredSession();
    throw error;
  }
}

/** Throws where this browser keeps nothing, before anyone creates an account that they could not be signed in to. */
export function assertStorageWorks(): void {
  const probe = 'storage-probe';
  try {
    localStorage.setItem(probe, probe);
    if (localStorage.getItem(probe) !== probe) throw notStored();
    localStorage.removeItem(probe);
  } catch {
    throw notStored();
  }
}

export function clearStoredSession(): void {
  for (const item of ITEMS) {
    try {
      localStorage.removeItem(item);
    } catch {
      return;
    }
  }
}

function parseUser(userData: string): StoredUser | undefined {
  try {
    const user: unknown = JSON.parse(userData);
    return hasIdentity(user) ? user : undefined;
  } catch (error) {
    logProblem('Error parsing user data', error);
    return undefined;
  }
}

function hasIdentity(user: unknown): user is StoredUser {
  if (typeof user !== 'object' || user === null || !('id' in user) || !('email' in user)) return false;
  return typeof user.id === 'string' && user.id !== '' && typeof user.email === 'string' && user.email !== '';
}

function write(values: Record<SessionItem, string | undefined>): void {
  try {
    for (const item of ITEMS) {
      const value = values[item];
      if (value) localStorage.setItem(item, value);
      else localStorage.removeItem(item);
    }
  } catch {
    throw notStored();
  }
  // Some private modes accept a write and keep nothing, which would sign the user out at the next click.
  if (ITEMS.some((item) => (readItem(item) ?? '') !== (values[item] ?? ''))) throw notStored();
}

function notStored(): Error {
  return new Error('Failed to store auth data in localStorage');
}
