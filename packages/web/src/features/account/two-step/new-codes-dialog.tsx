import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { PasswordAndCodeForm } from './password-and-code-form.tsx';
import { newRecoveryCodes, twoStepQuery } from './two-step-queries.ts';

type NewCodesDialogProps = { onMade: (recoveryCodes: string[]) => void; onClose: () => void };

export function NewCodesDialog({ onMade, onClose }: NewCodesDialogProps) {
  const client = useQueryClient();
  return (
    <Dialog title="Get New Recovery Codes" onClose={onClose}>
      <div className="flex flex-col gap-5">
        <p className="text-small text-pretty text-ink-soft">
          You’ll get ten new codes, and your current ones will stop working.
        </p>
        <PasswordAndCodeForm
          submit="Create New Codes"
          busyText="Creating..."
          failure="Failed to create new recovery codes"
          send={(input) => newRecoveryCodes(input)}
          onDone={({ recoveryCodes }) => {
            void client.invalidateQueries({ queryKey: twoStepQuery.queryKey });
            onMade(recoveryCodes);
          }}
          onCancel={onClose}
        />
      </div>
    </Dialog>
  );
}
