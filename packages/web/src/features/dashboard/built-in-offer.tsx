import { Button } from '#ui/action/button.tsx';

/** Offers the script of the built-in writer where a language model has declined to write one. */
export function BuiltInOffer({ busy, onAccept }: { busy: boolean; onAccept: () => void }) {
  return (
    <div className="flex flex-col items-start gap-3 border-t border-line pt-4">
      <p className="text-small text-pretty text-ink-soft">
        Hotscribe’s built-in writer works without a language model, and it’s sure of a script for this.
      </p>
      <Button tone="secondary" busyText={busy && 'Writing...'} onClick={onAccept}>
        Use the built-in writer
      </Button>
      <p className="text-note text-ink-faint">It counts as one script on your plan.</p>
    </div>
  );
}
