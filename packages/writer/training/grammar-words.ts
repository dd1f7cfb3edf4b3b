import { grammarTable } from '@hotscribe/automation';

type Part = {
  readonly part: string;
  readonly word?: string;
  readonly words?: readonly string[];
  readonly parts?: readonly Part[];
};
type Family = Readonly<Record<string, readonly Part[]>>;

/** Every word and sign that a program can hold beside its literals. */
export function grammarWords(): string[] {
  const { answers, remap, triggers, steps, branches, conditions, joins, brackets, field, rule } = grammarTable();
  const forms = Object.values(branches).flatMap(({ leaves }) => leaves as readonly { rest?: readonly Part[] }[]);
  return [
    'remap',
    ...[answers, triggers, steps, ...Object.values(branches).map(({ family }) => family)].flatMap(familyWords),
    ...wordsOf(remap),
    ...forms.flatMap(({ rest }) => wordsOf(rest ?? [])),
    ...[conditions, joins, brackets, field, rule].flatMap((group) => Object.values(group).flat()),
  ];
}

function familyWords(family: Family): string[] {
  return Object.entries(family).flatMap(([first, parts]) => [first, ...wordsOf(parts)]);
}

function wordsOf(parts: readonly Part[]): string[] {
  return parts.flatMap(({ word, words, parts: inner }) => [
    ...(word === undefined ? [] : [word]),
    ...(words ?? []),
    ...wordsOf(inner ?? []),
  ]);
}
