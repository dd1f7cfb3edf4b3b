import { useMutation } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { apiErrorMessage } from '#lib/http/api-error.ts';
import { showError } from '#lib/page/toast-store.ts';
import { Button } from '#ui/action/button.tsx';
import { portalAddress } from './account-queries.ts';

/** Leads to the payment provider's own page. */
export function InvoicesButton() {
  const open = useMutation({
    mutationFn: portalAddress,
    onSuccess: (address) => location.assign(address),
    onError: (error) => showError(apiErrorMessage(error, 'Failed to open the billing page')),
  });
  return (
    <Button tone="secondary" busyText={open.isPending && 'Opening...'} onClick={() => open.mutate()}>
      <ReceiptText aria-hidden className="size-4" />
      Cards and Invoices
    </Button>
  );
}
