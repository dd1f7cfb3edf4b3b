import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#lib/browser/save-file.ts';
import { apiErrorMessage } from '#lib/http/api-error.ts';
import { leaveForGood } from '#lib/http/sign-out.ts';
import { showError, showSuccess } from '#lib/page/toast-store.ts';
import { Button } from '#ui/action/button.tsx';
import { AccountCard } from './account-card.tsx';
import { fetchAccountData } from './account-queries.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

// All of a big account comes in one answer, over whatever connection there is.
const MOST_MS = 5 * 60_000;

export function YourDataCard() {
  const [deleting, setDeleting] = useState(false);
  const leave = () => {
    leaveForGood();
    showSuccess('Account deleted', 'Your account and your data have been deleted.');
  };
  return (
    <AccountCard heading="Your Data" text="Download all the data we keep about you, or have it deleted.">
      <div className="flex flex-wrap gap-3">
        <DownloadButton />
        <Button tone="danger" onClick={() => setDeleting(true)}>
          Delete My Account
        </Button>
      </div>
      {deleting && <DeleteAccountDialog onDeleted={leave} onClose={() => setDeleting(false)} />}
    </AccountCard>
  );
}

function DownloadButton() {
  const download = useMutation({
    mutationFn: () => fetchAccountData({}, { timeoutMs: MOST_MS }),
    onSuccess: (file) => {
      saveFile(`hotscribe-data-${new Date().toISOString().slice(0, 10)}.json`, file);
      showSuccess('Download started', 'Your data is being downloaded.');
    },
    onError: (error) => showError(apiErrorMessage(error, 'Failed to download your data')),
  });
  return (
    <Button tone="secondary" busyText={download.isPending && 'Preparing...'} onClick={() => download.mutate()}>
      <Download aria-hidden className="size-4" />
      Download My Data
    </Button>
  );
}
