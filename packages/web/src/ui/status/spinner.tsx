import { LoaderCircle } from 'lucide-react';

/** Decoration beside words that say what is happening. */
export function Spinner() {
  return <LoaderCircle aria-hidden className="size-4 animate-spin motion-reduce:hidden" />;
}
