import { X } from 'lucide-react';
import { Link } from 'react-router';
import { useStartPath } from './use-start-path.ts';

// public/before-paint.js reads it, so that a banner that was dismissed does not flash up.
const STORED_DISMISSAL = 'trialBannerDismissed';

export function TrialBanner() {
  const startPath = useStartPath();
  return (
    <aside
      aria-label="Free trial"
      className="border-b border-line bg-accent-soft in-data-[trial-banner=dismissed]:hidden"
    >
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
          onClick={dismiss}
          className="flex size-8 items-center justify-center rounded-key text-ink-soft hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </button>
      </div>
    </aside>
  );
}

function dismiss(): void {
  document.documentElement.dataset.trialBanner = 'dismissed';
  try {
    localStorage.setItem(STORED_DISMISSAL, 'true');
  } catch {
    // Storage is blocked: the banner stays away until the page is loaded again.
  }
}
