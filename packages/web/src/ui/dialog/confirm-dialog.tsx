import { Button } from '#ui/action/button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  question: string;
  text?: string;
  confirm: string;
  busyText?: string | false;
  cancel?: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something that cannot be taken back. The focus starts on the harmless answer. */
export function ConfirmDialog({
  question,
  text,
  confirm,
  busyText,
  cancel = 'Cancel',
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog title={question} onClose={onCancel}>
      {text && <p className="text-small text-ink-soft wrap-anywhere">{text}</p>}
      <div data-keep-clear className="mt-6 flex flex-wrap justify-end gap-3">
        <Button tone="secondary" data-autofocus onClick={onCancel}>
          {cancel}
        </Button>
        <Button tone="danger" busyText={busyText ?? false} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
