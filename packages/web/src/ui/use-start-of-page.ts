import { useLayoutEffect } from 'react';

/** Begins a page at its top, or at the part that the address names, also when it is loaded again. */
export function useStartOfPage(): void {
  useLayoutEffect(() => {
    const restoring = history.scrollRestoration;
    // On a reload the browser would go back to where the reader was, after we have gone to the top.
    history.scrollRestoration = 'manual';
    const named = document.getElementById(location.hash.slice(1));
    if (named) named.scrollIntoView();
    else scrollTo(0, 0);
    return () => {
      history.scrollRestoration = restoring;
    };
  }, []);
}
