import { isMeant } from './is-meant.ts';
import type { Mark, MarkKind, Reading } from './reading.ts';

/** Something that the request names with a value of its own, in its words. */
export type Named = { readonly said: string; readonly kind: MarkKind; readonly value: string };

/** What a script for this request should hold. What could be read in two ways, or is only told of, is left out. */
export function namedIn({ request, marks }: Reading): Named[] {
  const certain = marks.filter(
    (mark) => isPlain(mark, request) && isMeant(request, mark) && !marks.some((other) => overlaps(mark, other)),
  );
  const named = certain.map(({ kind, value, start, end }) => ({ kind, value, said: request.slice(start, end) }));
  return named.filter(
    ({ kind, value }, index) => named.findIndex((each) => each.kind === kind && each.value === value) === index,
  );
}

function overlaps(mark: Mark, other: Mark): boolean {
  return other !== mark && other.start < mark.end && mark.start < other.end;
}

/** “Enter”, “home” and “delete” are words, too; a combination or F8 is nothing but a key. */
const SURELY_A_KEY = /\+(?!plus$)|^f\d+$/;
const FOLDER = /^(?:[a-z]:\\|\\\\)[^*<>\s]*$/i;
const WEB_PAGE = /^(?:https?:\/\/|www\.)[^<>%]+$/i;
/** “Dear NAME”, “<number>”, “…”: something else stands there in the end. */
const PLACEHOLDER = /\b\p{Lu}{2,}\b|[<>{}[\]%]|…|\.\.\.|\bxx+\b/u;

function isPlain({ kind, value, start, end }: Mark, request: string): boolean {
  const said = request.slice(start, end);
  switch (kind) {
    case 'key':
      return SURELY_A_KEY.test(value) && (/f\d+$/.test(value) || said.length > 4);
    case 'text':
      // A date or a number is shown as an example of how it is written.
      return said.includes(value) && !/\d/.test(value) && !(/\p{Ll}/u.test(value) && PLACEHOLDER.test(value));
    case 'path':
      return FOLDER.test(value) && !/\d{4}/.test(value);
    case 'address':
      return WEB_PAGE.test(value) && !PLACEHOLDER.test(value) && !/\d{4}-\d/.test(value);
    case 'time':
      // “a minute”, “per second” and “15h” may be something else.
      return /^\d/.test(said) && !/^\d+(?: ?h|-hour|-minute)$/i.test(said);
    default:
      return false;
  }
}
