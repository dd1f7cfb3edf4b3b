import { type Named, namedIn } from '#1-read/named.ts';
import { read } from '#1-read/read.ts';

/** What a request names, without writing a script for it. */
export function named(request: string): Named[] {
  return namedIn(read(request));
}
