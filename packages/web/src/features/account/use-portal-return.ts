import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { logProblem } from '#lib/browser/log.ts';
import { reloadPurchases, syncSubscription } from '#plans/sync-subscription.ts';

export const PORTAL_RETURN = 'returned';

/** What was changed on the provider's own page is asked for, since the provider tells our server only in a moment. */
export function usePortalReturn(): void {
  const [parameters, setParameters] = useSearchParams();
  const client = useQueryClient();
  const returned = parameters.has(PORTAL_RETURN);
  useEffect(() => {
    if (!returned) return;
    syncSubscription(client)
      // What the page asked for itself may have been answered before the provider was.
      .then(() => reloadPurchases(client))
      .catch((error: unknown) => logProblem('The payment provider was not asked', error));
    setParameters({}, { replace: true });
  }, [returned, client, setParameters]);
}
