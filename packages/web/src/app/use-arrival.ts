import { PAGES } from '@hotscribe/contract';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { usePageTitle } from './page-title.ts';

/**
 * Does on navigation within the app what a browser does automatically when it loads a page:
 * names the window, starts at the top, and puts keyboard and screen reader at the start of the content.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const title = usePageTitle();
  const navigation = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    document.title = `${title} · Hotscribe`;
    // A phone shares this address, not the one it shows.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(pathname, canonical.href).href;
  }, [title, pathname]);

  useEffect(() => {
    // The help always begins at its top, also when it is loaded again; public/before-paint.js says so before that.
    history.scrollRestoration = pathname === PAGES.instructions.path ? 'manual' : 'auto';
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    // Going back, the browser restores where the user was; an address with a hash names its own place.
    if (navigation !== 'POP' && !hash) scrollTo(0, 0);
  }, [pathname, hash, navigation, main]);
}
