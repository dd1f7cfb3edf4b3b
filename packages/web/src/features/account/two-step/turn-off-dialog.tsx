import { useQueryClient } from '@tanstack/react-query';
import { showSuccess } from '#lib/page/toast-store.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Notice } from '#ui/status/notice.tsx';
import { PasswordAndCodeForm } from './password-and-code-form.tsx';
import { turnOffTwoStep, twoStepQuery } from './two-step-queries.ts';

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  return (
    <Dialog title="Turn off two-step sign-in?" onClose={onClose}>
      <div className="flex flex-col gap-5">
        <Notice>
          You’ll go back to signing in with just your password, and your recovery codes will stop working.
        </Notice>
        <PasswordAndCodeForm
          submit="Turn Off"
          busyText="Turning off..."
          tone="danger"
          failure="Failed to turn off two-step sign-in"
          send={(input) => turnOffTwoStep(input)}
          onDone={() => {
            onClose();
            showSuccess('Two-step sign-in is off');
            void client.invalidateQueries({ queryKey: twoStepQuery.queryKey });
          }}
          onCancel={onClose}
        />
      </div>
    </Dialog>
  );
}
