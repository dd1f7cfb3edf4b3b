import { Spinner } from './spinner.tsx';

/** Stands where the rest of a card or dialog will be. */
export function LoadingPart({ text }: { text: string }) {
  return (
    <p role="status" className="flex items-center gap-3 py-10 text-small text-ink-soft">
      <Spinner />
      {text}
    </p>
  );
}
