import { check } from '#check/check.ts';
import type { Program } from '#language/program.ts';
import { type Changed, changeKnob } from './change-knob.ts';
import { PEOPLE_VALUES } from './people-values.ts';
import { leavesOf, linkedTo } from './shown-knobs.ts';

const GONE = 'That can’t be changed here anymore.';

/** The program with one knob set to what somebody entered, or what to enter instead. */
export function changeShownKnob(program: Program, id: string, text: string): Changed {
  const leaves = leavesOf(program);
  const leaf = leaves.find(({ path }) => path === id);
  if (!leaf || leaf.type === 'name' || leaf.type === 'label') return { problem: GONE };
  const { read, expected } = PEOPLE_VALUES[leaf.type];
  const value = read(text);
  if (value === undefined) return { problem: expected };
  let changed = program;
  for (const { path } of linkedTo(leaf, leaves)) {
    const next = changeKnob(changed, path, value);
    if (!next.program) return { problem: expected };
    changed = next.program;
  }
  const [error] = check(changed).filter(({ severity }) => severity === 'error');
  return error ? { problem: error.message } : { program: changed };
}
