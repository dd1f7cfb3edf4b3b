import { PAGES } from '@hotscribe/contract';
import { useSession } from '#lib/session/use-session.ts';

/** Where 'Get Started' leads: the dashboard for signed-in users, the sign-up page for visitors. */
export function useStartPath(): string {
  return useSession().status === 'signed-in' ? PAGES.dashboard.path : PAGES.register.path;
}
