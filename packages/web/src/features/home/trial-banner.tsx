import { X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useStartPath } from './use-start-path.ts';

const STORED_DISMISSAL = 'trialBannerDismissed';

export function TrialBanner() {
  const startPath = useStartPath();
  const [dismissed, setDismissed] = useState(wasDismissed);
  if (dismissed) return null;
  return (
    <aside aria-label="Free trial" className="border-b border-line bg-accent-soft">
      <div className="mx-auto flex max-w-page items-center gap-2 px-4 py-1.5 text-small">
        <p className="flex-1 text-center">
          Free trial{' '}
          <Link to={startPath} className="font-medium text-accent underline underline-offset-4 hover:decoration-2">
            Get started here
          </Link>
        </p>
        <button
          type="button"
          aria-label="Dismiss banner"
          onClick={() => {
            rememberDismissal();
            setDismissed(true);
          }}
          className="flex size-8 items-center justify-center rounded-key text-ink-soft hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </button>
      </div>
    </aside>
  );
}

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(STORED_DISMISSAL) === 'true';
  } catch {
    return false;
  }
}

function rememberDismissal(): void {
  try {
    localStorage.setItem(STORED_DISMISSAL, 'true');
  } catch {
    // Storage is blocked: the banner stays away until the page is loaded again.
  }
}
