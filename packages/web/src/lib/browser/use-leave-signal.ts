import { useCallback, useEffect, useRef } from 'react';

/** Gives a signal that aborts when the component is no longer on the page. */
export function useLeaveSignal(): () => AbortSignal {
  const here = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    here.current = controller;
    return () => controller.abort();
  }, []);
  return useCallback(() => (here.current ?? new AbortController()).signal, []);
}
