const SIGNS: Readonly<Record<string, readonly string[]>> = {
  ' ': ['space', 'blank'],
  ',': ['comma'],
  ';': ['semicolon', 'semi-colon', 'semi colon'],
  ':': ['colon'],
  '.': ['dot', 'period', 'full stop', 'point'],
  _: ['underscore', 'underline'],
  '-': ['dash', 'hyphen', 'minus', 'minus sign'],
  '/': ['slash', 'forward slash'],
  '\\': ['backslash', 'back slash'],
  '|': ['pipe', 'vertical bar'],
  '\t': ['tab'],
  '\r\n': ['line break', 'linebreak', 'newline', 'new line', 'line feed', 'line end'],
};

const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries(SIGNS).flatMap(([sign, names]) => names.flatMap(forms).map((form) => [form, sign] as const)),
);

const VERBS = ['replace', 'change', 'turn', 'convert', 'swap', 'substitute', 'exchange'];
const BEFORE = [
  'every',
  'each',
  'any',
  'all',
  'all the',
  ...VERBS.flatMap((verb) => [verb, `${verb}s`, `${verb} the`]),
];
const BETWEEN = ['with', 'by', 'to', 'into', 'for', 'as', '->', '→', 'become', 'becomes'];

/** Signs that a request calls by name as what is replaced, as a choice: "every comma", "turn spaces into". */
export const REPLACED_SIGNS = options('from', (form) => [
  ...BEFORE.map((word) => `${word} ${form}`),
  ...BETWEEN.map((word) => `${form} ${word}`),
]);

/** Signs that stand instead: "with a semicolon", "to underscores". */
export const REPLACING_SIGNS = options('to', (form) =>
  BETWEEN.flatMap((word) => ['', 'a ', 'an ', 'the '].map((article) => `${word} ${article}${form}`)),
);

/** The sign that an option of these choices stands for; none where no sign is named. */
export function signChosen(option: string): string | undefined {
  return NAMED.get(option.replace(/^(?:from|to) /, ''));
}

/** A text as it is meant: "every comma" is the sign itself. */
export function asSign(text: string): string {
  const name = text
    .toLowerCase()
    .trim()
    .replace(/^(?:(?:every|all|each|any|the|an?) )+/, '')
    .replace(/ (?:sign|character|mark)s?$/, '');
  return NAMED.get(name) ?? text;
}

function options(direction: string, said: (form: string) => string[]): Record<string, readonly string[]> {
  const signs = Object.values(SIGNS).map((names) => [`${direction} ${names[0]}`, names.flatMap(forms).flatMap(said)]);
  return { quoted: [], ...Object.fromEntries(signs) };
}

function forms(name: string): string[] {
  return [name, /(?:s|sh)$/.test(name) ? `${name}es` : `${name}s`];
}
