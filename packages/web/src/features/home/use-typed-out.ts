import { useEffect, useState } from 'react';

const KEYSTROKE_MS = 35;

/** Types a text out letter by letter; shows it all at once for visitors who ask for less motion. */
export function useTypedOut(onText: (text: string) => void) {
  const [typing, setTyping] = useState<string>();
  useEffect(() => {
    if (typing === undefined) return;
    let length = matchMedia('(prefers-reduced-motion: reduce)').matches ? typing.length : 0;
    const timer = setInterval(() => {
      length += 1;
      onText(typing.slice(0, length));
      if (length >= typing.length) setTyping(undefined);
    }, KEYSTROKE_MS);
    return () => clearInterval(timer);
  }, [typing, onText]);
  return { typing, typeOut: setTyping };
}
