import { parse } from '../parse/parse.ts';
import { walk } from '../syntax/children.ts';
import type { Script } from '../syntax/statement.ts';
import { type CallValue, callValues, foundIn } from './call-knobs.ts';
import type { Found } from './code-knob.ts';
import { type ScriptUses, scriptUses } from './script-uses.ts';
import { triggerKnobs } from './trigger-knobs.ts';

/** Every value that can be changed safely, in the order of the script. */
export function findKnobs(source: string, tree: Script = parse(source).tree): Found[] {
  const uses = scriptUses(tree);
  const found: Found[] = [];
  const inVariables: Extract<CallValue, { variable: string }>[] = [];
  walk(tree, (node) => {
    found.push(...triggerKnobs(node, source, uses, tree));
    for (const value of callValues(node, uses)) {
      if ('found' in value) found.push(value.found);
      else inVariables.push(value);
    }
    return undefined;
  });
  return [...found, ...settingKnobs(inVariables, uses)]
    .filter((each) => isWhole(source, each))
    .sort((one, other) => one.start - other.start);
}

// A value that the script also compares, counts or hands to something else has more than one meaning.
function settingKnobs(values: readonly Extract<CallValue, { variable: string }>[], uses: ScriptUses): Found[] {
  const byName = Map.groupBy(values, ({ variable }) => variable);
  return [...byName].flatMap(([name, reads]) => {
    const literal = uses.settings.get(name);
    const [first] = reads;
    const isOnlyThis = uses.writes.get(name) === 1 && uses.reads.get(name) === reads.length;
    if (!literal || !first || !isOnlyThis || reads.some(({ read }) => read !== first.read)) return [];
    return foundIn(literal, first.read, uses, first.at) ?? [];
  });
}

// A string that a continuation section makes has no quotation marks where it starts and ends.
function isWhole(source: string, { start, end, kind }: Found): boolean {
  const code = source.slice(start, end);
  if (code === '' || /[\r\n]/.test(code)) return false;
  if (kind === 'number' || kind === 'time' || !/^["']/.test(code)) return true;
  // The loader takes a line with a colon in front for a hotstring first, and reads its escapes twice.
  const line = source.slice(source.lastIndexOf('\n', start) + 1, start);
  return code.length > 1 && code.at(-1) === code[0] && !/^[ \t]*:/.test(line);
}
