import { Undo2 } from 'lucide-react';

/** The way back to one's own words after an example has taken their place. */
export function PutBack({ onPutBack }: { onPutBack: () => void }) {
  return (
    <button
      type="button"
      onClick={onPutBack}
      className="flex min-h-6 items-center gap-1.5 rounded-key text-note font-medium text-accent underline underline-offset-4"
    >
      <Undo2 aria-hidden className="size-4" />
      Restore my text
    </button>
  );
}
