import { Spinner } from './spinner.tsx';

export function Loading({ text = 'Loading...' }: { text?: string }) {
  return (
    <p role="status" className="flex min-h-[80dvh] items-center justify-center gap-3 text-small text-ink-soft">
      <Spinner />
      {text}
    </p>
  );
}
