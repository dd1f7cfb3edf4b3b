import { useEffect, useState } from 'react';

/** The keys of the keyboard that are down now, in lower case. */
export function useHeldKeys(): ReadonlySet<string> {
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => setHeld((keys) => new Set(keys).add(key.toLowerCase()));
    const release = ({ key }: KeyboardEvent) =>
      setHeld((keys) => new Set([...keys].filter((other) => other !== key.toLowerCase())));
    // The release of a key that is let go in another window is never heard.
    const releaseAll = () => setHeld(new Set());
    addEventListener('keydown', press);
    addEventListener('keyup', release);
    addEventListener('blur', releaseAll);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('keyup', release);
      removeEventListener('blur', releaseAll);
    };
  }, []);
  return held;
}
