import { type TreeNode, visitTree } from '#language/map-tree.ts';
import type { Program } from '#language/program.ts';
import type { Primary } from '#language/values.ts';
import type { Words } from './phrases.ts';
import { sayText } from './say-text.ts';

const GIVEN_BY: Readonly<Record<string, string>> = {
  choose: 'your choice',
  pick: 'the line you pick',
  read: 'the text of the file',
  set: 'the remembered text',
  add: 'the count',
  reset: 'the count',
  repeat: 'the number of the round',
  for: 'the number',
  'each-line': 'the line',
  'each-of': 'it',
  'each-file': 'the file',
  'each-excel-row': 'the row',
  'remember-mouse': 'the saved place',
};

/** What the names of a program stand for, told by what gives them: the answer to “Name?”, the count. */
export function programWords(program: Program): Words {
  const names = new Map<string, string>();
  const counted = new Set<string>();
  visitTree(program, (node) => {
    if (typeof node.name !== 'string') return;
    if (node.kind === 'add' || node.kind === 'reset') counted.add(node.name);
    const words = givenAs(node);
    if (words && !names.has(node.name)) names.set(node.name, words);
  });
  for (const [name, words] of names) names.set(name, toldApart(name, words, names));
  const isCounted = (name: string) => counted.has(name);
  return { nameOf: (name) => names.get(name) ?? 'the remembered text', isCounted };
}

// Two counts in one program are "the count" and "the second count".
function toldApart(name: string, words: string, names: ReadonlyMap<string, string>): string {
  const same = [...names].filter(([, other]) => other === words || other.replace(ORDINAL, 'the ') === words);
  const place = same.findIndex(([each]) => each === name);
  return place > 0 && words.startsWith('the ')
    ? words.replace('the ', `the ${ORDINALS[place - 1] ?? 'other'} `)
    : words;
}

const ORDINALS = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const ORDINAL = new RegExp(`^the (?:${ORDINALS.join('|')}|other) `);

function givenAs(node: TreeNode): string | undefined {
  if (node.kind === undefined) return typeof node.label === 'string' ? sayText(node.label) : undefined;
  if (node.kind.startsWith('ask')) {
    const prompt = node.prompt as Primary;
    return prompt.kind === 'text' ? `your answer to ${sayText(prompt.text)}` : 'your answer';
  }
  return GIVEN_BY[node.kind];
}
