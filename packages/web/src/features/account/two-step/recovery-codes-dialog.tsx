import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveText } from '#lib/browser/save-file.ts';
import { longDate } from '#lib/page/dates.ts';
import { showSuccess } from '#lib/page/toast-store.ts';
import { CopyButton } from '#script/code/copy-button.tsx';
import { Button } from '#ui/action/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

type RecoveryCodesDialogProps = { email: string; codes: readonly string[]; onClose: () => void };

/** The one time that recovery codes are shown. Whoever has not kept them yet is asked before they are gone. */
export function RecoveryCodesDialog({ email, codes, onClose }: RecoveryCodesDialogProps) {
  const [kept, setKept] = useState(false);
  const [asking, setAsking] = useState(false);
  const leave = () => (kept ? onClose() : setAsking(true));
  const download = () => {
    saveText('hotscribe-recovery-codes.txt', fileText(email, codes), 'text/plain');
    setKept(true);
    showSuccess('Download started', 'Keep the file where only you can get to it.');
  };
  return (
    <Dialog title="Save Your Recovery Codes" size="medium" onClose={leave}>
      <div className="flex flex-col gap-5">
        <p className="text-small text-pretty text-ink-soft">
          If you lose your phone, you can use each of these codes once to sign in. We can’t show them again, so keep
          them somewhere safe.
        </p>
        <ul
          aria-label="Recovery codes"
          className="grid gap-x-6 gap-y-1.5 rounded-card border border-line bg-sunken px-4 py-3 font-mono text-small sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code} className="whitespace-nowrap">
              {code}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <CopyButton
            text={codes.join('\n')}
            onCopied={() => {
              setKept(true);
              showSuccess('Copied!', 'Your recovery codes are on the clipboard.');
            }}
            failure="Failed to copy the codes"
          />
          <Button tone="secondary" onClick={download}>
            <Download aria-hidden className="size-4" />
            Download
          </Button>
        </div>
        <div data-keep-clear className="mt-1 flex justify-end">
          <Button onClick={leave}>Done</Button>
        </div>
      </div>
      {asking && (
        <ConfirmDialog
          question="Close without saving?"
          text="You haven’t copied or downloaded your recovery codes, and we can’t show them again."
          confirm="Close Anyway"
          cancel="Back to the Codes"
          onConfirm={onClose}
          onCancel={() => setAsking(false)}
        />
      )}
    </Dialog>
  );
}

function fileText(email: string, codes: readonly string[]): string {
  const made = longDate(new Date().toISOString());
  return `Hotscribe recovery codes for ${email}\nCreated on ${made}. Each code works only once.\n\n${codes.join('\n')}\n`;
}
