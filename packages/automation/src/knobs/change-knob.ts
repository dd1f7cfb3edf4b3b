import type { LeafType } from '#language/leaves.ts';
import { type Leaf, mapLeaves } from '#language/map-leaves.ts';
import type { Program } from '#language/program.ts';
import { LEAVES } from '#text/leaf-text.ts';
import { parsePlace } from '#text/parse.ts';

export type Changed =
  | { readonly program: Program; readonly problem?: undefined }
  | { readonly problem: string; readonly program?: undefined };

/** The program with one knob set to a new value, or why that cannot be. The old program stays as it was. */
export function changeKnob(program: Program, id: string, value: string): Changed {
  let problem: string | undefined = 'There’s nothing to change there.';
  const changed = mapLeaves(program, (leaf) => {
    if (leaf.path !== id || leaf.type === 'name' || leaf.type === 'label') return leaf.value;
    const read = readValue(leaf, value);
    problem = read === undefined ? expectation(leaf) : undefined;
    return read ?? leaf.value;
  });
  return problem === undefined ? { program: changed } : { problem };
}

function readValue({ type, options }: Leaf, value: string): unknown {
  if (type === 'text') return value;
  if (type === 'choice') return options?.includes(value) ? value : undefined;
  if (type !== 'place') return LEAVES[type as Exclude<LeafType, 'text'>].read(value);
  const place = parsePlace(value);
  return 'message' in place ? undefined : place;
}

function expectation({ type, options }: Leaf): string {
  if (type === 'choice') return `Choose one of ${options?.join(', ')}.`;
  if (type === 'place') return 'Enter a folder such as downloads or folder "D:\\\\Backup".';
  return `Enter ${LEAVES[type as Exclude<LeafType, 'text'>].expected}.`;
}
