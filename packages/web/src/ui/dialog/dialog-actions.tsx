import { Button } from '#ui/action/button.tsx';
import type { ButtonTone } from '#ui/action/button-look.ts';

type DialogActionsProps = {
  submit: string;
  busyText: string | false;
  tone?: ButtonTone;
  onCancel: () => void;
};

/** The end of a form in a dialog: leave it, or send it. */
export function DialogActions({ submit, busyText, tone = 'primary', onCancel }: DialogActionsProps) {
  return (
    <div data-keep-clear className="mt-1 flex flex-wrap justify-end gap-3">
      <Button tone="secondary" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" tone={tone} busyText={busyText}>
        {submit}
      </Button>
    </div>
  );
}
