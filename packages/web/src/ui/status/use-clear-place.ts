import { useEffect, useRef } from 'react';
import { clearPlace } from './clear-place.ts';

// What a user looks for when a toast comes: the buttons that end a form, and what is noted about a script.
const KEPT_CLEAR = '[data-keep-clear], button[type="submit"]';

/** Keeps an element that floats over the page away from what must stay in sight, also while the page scrolls. */
export function useClearPlace(shown: unknown) {
  const floating = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (!shown) return;
    let frame = 0;
    const move = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => floating.current && place(floating.current));
    };
    move();
    // What the toast is about often appears together with it.
    const changes = new MutationObserver(move);
    changes.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', move, { capture: true, passive: true });
    addEventListener('resize', move);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      removeEventListener('scroll', move, { capture: true });
      removeEventListener('resize', move);
    };
  }, [shown]);
  return floating;
}

function place(floating: HTMLElement): void {
  const { offsetWidth: width, offsetHeight: height } = floating;
  const { clientWidth, clientHeight } = document.documentElement;
  const scope = floating.closest('dialog') ?? document;
  const others = [...scope.querySelectorAll(KEPT_CLEAR)].map((element) => element.getBoundingClientRect());
  const { left, top } = clearPlace({ width: clientWidth, height: clientHeight }, { width, height }, others);
  Object.assign(floating.style, { left: `${left}px`, top: `${top}px`, right: 'auto', bottom: 'auto' });
}
