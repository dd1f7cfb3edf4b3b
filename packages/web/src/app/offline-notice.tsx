import { WifiOff } from 'lucide-react';
import { useOnline } from '#lib/browser/use-online.ts';

/** Says that there is no connection, for as long as there is none. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div role="status" className="sticky top-0 z-30">
      {!online && (
        <p className="border-b border-amber bg-amber-soft px-4 py-2 text-small">
          <span className="mx-auto flex max-w-page items-start justify-center gap-2.5">
            <WifiOff aria-hidden className="mt-0.5 size-5 shrink-0 text-amber" />
            <span className="text-pretty">
              <strong className="font-semibold">You are offline.</strong> What you type stays here; everything else
              works again once you are connected.
            </span>
          </span>
        </p>
      )}
    </div>
  );
}
