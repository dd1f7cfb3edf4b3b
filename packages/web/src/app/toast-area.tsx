import { lazy, Suspense, useEffect, useState } from 'react';
import { logProblem } from '#lib/browser/log.ts';
import { currentToast, onToastChange } from '#lib/page/toast-store.ts';
import { loadToaster } from './load-toaster.ts';

// A page that works must not be taken down because the network failed to bring this.
const Toaster = lazy(() =>
  loadToaster().catch((error: unknown) => {
    logProblem('Couldn’t load the toaster', error);
    return { default: () => null };
  }),
);

/** Loads the toaster at the user's first move or at the first toast: to read a page nobody needs its code. */
export function ToastArea() {
  const [wanted, setWanted] = useState(() => currentToast() !== undefined);
  useEffect(() => {
    if (wanted) return;
    const want = () => setWanted(true);
    const stopListening = onToastChange(want);
    addEventListener('pointerdown', want);
    addEventListener('keydown', want);
    return () => {
      stopListening();
      removeEventListener('pointerdown', want);
      removeEventListener('keydown', want);
    };
  }, [wanted]);
  return <Suspense>{wanted && <Toaster />}</Suspense>;
}
