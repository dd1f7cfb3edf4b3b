import { useEffect, useState } from 'react';

/** `value` as it was when it last stayed the same for `delayMs`: for work that is too much for every keystroke. */
export function useSettled<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
