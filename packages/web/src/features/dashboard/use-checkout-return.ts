import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { currentUserQuery } from '#lib/current-user-query.ts';
import { showSuccess, showToast } from '#lib/toast-store.ts';

// The payment provider tells our server a moment later than it sends the browser back.
const USAGE_RELOAD_MS = 1000;

/** Says how a checkout ended when it leads back here, and takes that out of the address. */
export function useCheckoutReturn(): void {
  const [parameters, setParameters] = useSearchParams();
  const client = useQueryClient();
  const succeeded = parameters.get('success') === 'true';
  const canceled = parameters.get('canceled') === 'true';
  useEffect(() => {
    if (!succeeded && !canceled) return;
    if (succeeded) {
      showSuccess('Upgrade successful!', 'You now have unlimited script generation.');
      setTimeout(() => client.invalidateQueries({ queryKey: currentUserQuery.queryKey }), USAGE_RELOAD_MS);
    } else {
      showToast({ title: 'Payment canceled', description: 'Your subscription upgrade was canceled.' });
    }
    setParameters(
      (current) => {
        const rest = new URLSearchParams(current);
        rest.delete('success');
        rest.delete('canceled');
        return rest;
      },
      { replace: true },
    );
  }, [succeeded, canceled, client, setParameters]);
}
