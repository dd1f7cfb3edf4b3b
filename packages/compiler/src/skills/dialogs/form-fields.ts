import { quoteString } from '@hotscribe/ahk';

const BETWEEN = /(?:,|;|\n|\band\b)(?![^(]*\))/u;
const FIELD = /^(?:an? |the )?(?<name>[^(]+?)\s*(?:\((?<inside>[^)]*)\)?)?$/u;
const TICK = /\b(?:tick|check) ?box(?:es)?\b|\byes ?\/ ?no\b|\byes or no\b/iu;
const LIST = /\b(?:from |in |as |with )?(?:an? )?(?:drop|pull) ?-?down(?: list| menu)?\b|\bcombo ?box\b/giu;

export type FormField = {
  readonly name: string;
  /** The kind of control, its options and its contents, as `Gui.Add` takes them. */
  readonly control: string;
};

/** The fields of a form, from a list such as "name, size (S, M, L), paid (yes/no)". */
export function formFields(list: string): FormField[] {
  const fields = list
    .split(BETWEEN)
    .map((part) => part.trim().replace(/^and\s+/i, ''))
    .filter(Boolean)
    .map(fieldOf);
  return fields.length > 0 ? fields : [fieldOf('Name')];
}

function fieldOf(part: string): FormField {
  const { name: said = part, inside = '' } = FIELD.exec(part)?.groups ?? {};
  const name = said
    .replace(TICK, '')
    .replace(LIST, '')
    .trim()
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  if (TICK.test(part)) return { name, control: `"CheckBox", "", ${quoteString(name.replaceAll('&', '&&'))}` };
  const options = inside
    .replace(LIST, '')
    .split(/[,/|]|\bor\b|\band\b/u)
    .map((option) => option.trim())
    .filter(Boolean);
  if (options.length < 2) return { name, control: '"Edit", "w320"' };
  return {
    name,
    control: `"DropDownList", "w320 Choose1", [${options.map((option) => quoteString(option)).join(', ')}]`,
  };
}
