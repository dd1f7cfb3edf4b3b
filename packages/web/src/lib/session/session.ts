import {
  clearStoredSession,
  isSessionItem,
  type Login,
  readItem,
  readStoredUser,
  type StoredUser,
  storeLogin,
} from './session-storage.ts';

export type Session = { status: 'starting' } | { status: 'signed-out' } | { status: 'signed-in'; user: StoredUser };

export const AUTH_CLEARED = 'authCleared';

// Another tab writes its three items one after the other. What looks incomplete may be a login that is
// just being stored, and is cleared away only if it stays so.
const HALF_WRITTEN_MS = 1000;
let leftover: ReturnType<typeof setTimeout> | undefined;

let session: Session = { status: 'starting' };
const listeners = new Set<() => void>();

export function currentSession(): Session {
  return session;
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads what is stored and from then on follows the other tabs and the `authCleared` event. */
export function startSession(): void {
  if (!readStoredUser()) clearStoredSession();
  followStorage();
  addEventListener(AUTH_CLEARED, clearSession);
  addEventListener('storage', ({ key }) => {
    if (key !== null && !isSessionItem(key)) return;
    followStorage();
    clearTimeout(leftover);
    leftover = setTimeout(clearLeftover, HALF_WRITTEN_MS);
  });
  // A page that comes back from the browser's back-forward cache slept through the other tabs' changes.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followStorage();
  });
}

/** Signs in with a server's answer. If it cannot be stored, the user is signed out and the error goes on. */
export function beginSession(login: Login): void {
  try {
    change({ status: 'signed-in', user: storeLogin(login) });
  } catch (error) {
    change({ status: 'signed-out' });
    throw error;
  }
}

/** What the server says about the signed-in user now, such as a new address. The tokens stay as they are. */
export function updateSessionUser(user: object): void {
  const accessToken = readItem('accessToken');
  if (accessToken) beginSession({ user, accessToken, refreshToken: readItem('refreshToken') ?? undefined });
}

export function clearSession(): void {
  clearStoredSession();
  change({ status: 'signed-out' });
}

/** For a session that the server no longer honours: clears it and tells the page, which goes to /login. */
export function endSession(): void {
  clearSession();
  dispatchEvent(new Event(AUTH_CLEARED));
}

function clearLeftover(): void {
  if (!readStoredUser()) clearStoredSession();
}

function followStorage(): void {
  const user = readStoredUser();
  change(user ? { status: 'signed-in', user } : { status: 'signed-out' });
}

function change(next: Session): void {
  if (JSON.stringify(next) === JSON.stringify(session)) return;
  session = next;
  for (const listener of listeners) listener();
}
