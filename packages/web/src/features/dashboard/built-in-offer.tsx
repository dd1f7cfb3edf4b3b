import { Button } from '#ui/action/button.tsx';

/** Offers the script of the built-in writer where a language model has declined to write one. */
export function BuiltInOffer({ busy, onAccept }: { busy: boolean; onAccept: () => void }) {
  return (
    <div className="flex flex-col items-start gap-3 border-t border-line pt-4">
      <p className="text-small text-pretty text-ink-soft">
        Hotscribe’s built-in writer doesn’t need a language model, and it can write a script for this.
      </p>
      <Button tone="secondary" busyText={busy && 'Writing...'} onClick={onAccept}>
        Use the Built-In Writer
      </Button>
      <p className="text-note text-ink-faint">This counts as one script on your plan.</p>
    </div>
  );
}
