import { PAGES } from '@hotscribe/contract';
import { useSession } from '#lib/session/use-session.ts';

/** Where 'Get Started' leads: to the work for who is signed in, to an account for who is not. */
export function useStartPath(): string {
  return useSession().status === 'signed-in' ? PAGES.dashboard.path : PAGES.register.path;
}
