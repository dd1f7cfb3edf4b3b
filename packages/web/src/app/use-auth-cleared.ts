import { ERRORS, PAGES } from '@hotscribe/contract';
import { useEffect } from 'react';
import { matchPath, useNavigate } from 'react-router';
import { showError } from '#lib/page/toast-store.ts';
import { wantedState } from '#lib/page/wanted-page.ts';
import { AUTH_CLEARED } from '#lib/session/session.ts';

/** Goes to /login when the session has been taken away, unless the user is already signing in or up. */
export function useAuthCleared(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const goToLogin = () => {
      const signing = [PAGES.login, PAGES.register].some(({ path }) => matchPath(path, location.pathname));
      if (signing) return;
      const { pathname, search, hash } = location;
      navigate(PAGES.login.path, { replace: true, state: wantedState(pathname + search + hash) });
      showError(ERRORS['session-ended']);
    };
    addEventListener(AUTH_CLEARED, goToLogin);
    return () => removeEventListener(AUTH_CLEARED, goToLogin);
  }, [navigate]);
}
