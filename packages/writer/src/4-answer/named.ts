import type { MarkKind, Reading } from '#1-read/reading.ts';

/** Something that the request names with a value of its own, in its words. */
export type Named = { readonly said: string; readonly kind: MarkKind; readonly value: string };

const KINDS: ReadonlySet<MarkKind> = new Set(['key', 'text', 'path', 'address', 'time']);
/** “Enter”, “home” and “delete” are words, too; a combination or F8 is nothing but a key. */
const SURELY_A_KEY = /\+|^f\d+$/;

/** What a script for this request should hold. What could be read in two ways is left out. */
export function namedIn({ request, marks }: Reading): Named[] {
  const certain = marks.filter(
    (mark) =>
      KINDS.has(mark.kind) &&
      (mark.kind !== 'key' || SURELY_A_KEY.test(mark.value)) &&
      !marks.some((other) => other !== mark && other.start < mark.end && mark.start < other.end),
  );
  const named = certain.map(({ kind, value, start, end }) => ({ kind, value, said: request.slice(start, end) }));
  return named.filter(
    ({ kind, value }, index) => named.findIndex((each) => each.kind === kind && each.value === value) === index,
  );
}
