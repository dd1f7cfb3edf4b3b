import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSettled } from '#lib/browser/use-settled.ts';

const TYPING_PAUSE_MS = 400;

/** What is searched for and which script is open, kept in the address: a reload shows the same, and Back closes. */
export function useMyScriptsAddress() {
  const [parameters, setParameters] = useSearchParams();
  // The box has a state of its own: a change of the address may come too late for the next keystroke.
  const [search, setSearch] = useState(() => parameters.get('search') ?? '');
  const settled = useSettled(search, TYPING_PAUSE_MS);
  const addressed = parameters.get('search') ?? '';
  useEffect(() => {
    if (settled.trim() === addressed) return;
    setParameters((current) => withValue(current, 'search', settled.trim()), {
      replace: true,
      preventScrollReset: true,
    });
  }, [settled, addressed, setParameters]);
  return {
    search,
    setSearch,
    openId: parameters.get('script'),
    open: (id: string) => setParameters((current) => withValue(current, 'script', id), { preventScrollReset: true }),
    close: () =>
      setParameters((current) => withValue(current, 'script', ''), { replace: true, preventScrollReset: true }),
  };
}

function withValue(parameters: URLSearchParams, name: string, value: string): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  if (value) changed.set(name, value);
  else changed.delete(name);
  return changed;
}
