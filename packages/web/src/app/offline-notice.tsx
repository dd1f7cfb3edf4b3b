import { WifiOff } from 'lucide-react';
import { type Connection, useConnection } from '#lib/http/connection.ts';

const HEADINGS: Record<Exclude<Connection, 'online'>, string> = {
  offline: 'You’re offline.',
  unreachable: 'We can’t reach Hotscribe right now.',
};

/** Says that there is no connection, for as long as there is none. */
export function OfflineNotice() {
  const connection = useConnection();
  return (
    <div role="status" className="sticky top-0 z-30">
      {connection !== 'online' && (
        <p className="border-b border-amber bg-amber-soft px-4 py-2 text-small">
          <span className="mx-auto flex max-w-page items-start justify-center gap-2.5">
            <WifiOff aria-hidden className="mt-0.5 size-5 shrink-0 text-amber" />
            <span className="text-pretty">
              <strong className="font-semibold">{HEADINGS[connection]}</strong> Anything you type will stay on this
              page, and everything will work again once the connection is back.
            </span>
          </span>
        </p>
      )}
    </div>
  );
}
