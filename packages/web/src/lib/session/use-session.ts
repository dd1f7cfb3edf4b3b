import { useSyncExternalStore } from 'react';
import { currentSession, onSessionChange, type Session } from './session.ts';

// Pages are rendered at build time for a visitor; who is signed in is known once the code runs.
const VISITOR: Session = { status: 'signed-out' };

export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, currentSession, () => VISITOR);
}
