import { canonical, check, type Program, parse, print } from '@hotscribe/automation';
import type { Element } from '#2-propose/elements.ts';
import { loads } from '#3-weigh/loads.ts';
import type { WeighedRevision } from '../weigh-revisions.ts';
import { type Harm, harmsOf } from './harms.ts';
import { repairedProgram } from './repaired-program.ts';
import { type Said, saidIn } from './said.ts';

/** What to do, or what to ask about because each way takes something that nobody spoke of. */
export type Choice =
  | { readonly is: 'taken'; readonly taken: WeighedRevision; readonly second: WeighedRevision | undefined }
  | { readonly is: 'asked'; readonly about: WeighedRevision; readonly harms: readonly Harm[] };

/** How much less likely than the best another reading of the model may be, before and after a repair of the best. */
const NEAR = 5;
const FAR = 9;
/** Harms with one way to mend them, which is better than another guess. */
const PLAIN = new Set<Harm['is']>(['narrowed', 'text', 'inverted', 'forgotten-limit', 'other-rule']);

/** The best of the candidates, or the next that does no harm. */
export function chooseHarmless(
  before: Program,
  candidates: readonly [WeighedRevision, ...WeighedRevision[]],
  { wish, elements }: { readonly wish: string; readonly elements: readonly Element[] },
): Choice {
  const [best, second] = candidates;
  const said = saidIn(elements);
  const harms = harmsOf(before, best.program, said);
  if (harms.length === 0) return { is: 'taken', taken: best, second };
  const others = candidates
    .filter(({ program }) => program.kind === 'rules' && harmsOf(before, program, said).length === 0)
    .sort((a, b) => b.logProbability - a.logProbability);
  const within = (distance: number) =>
    others.find(({ logProbability }) => logProbability >= best.logProbability - distance);
  const repaired = repairedFrom(before, best, harms, said, wish);
  const isPlain = harms.every(({ is }) => PLAIN.has(is));
  const taken = (isPlain ? repaired : undefined) ?? within(NEAR) ?? repaired ?? within(FAR);
  return taken ? { is: 'taken', taken, second: best } : { is: 'asked', about: best, harms };
}

function repairedFrom(
  before: Program,
  best: WeighedRevision,
  harms: readonly Harm[],
  said: Said,
  wish: string,
): WeighedRevision | undefined {
  const program = sound(repairedProgram(before, best.program, harms, wish));
  if (!program || print(program) === print(before) || !loads(program)) return undefined;
  const findings = check(program);
  if (findings.some(({ severity }) => severity === 'error') || harmsOf(before, program, said).length > 0)
    return undefined;
  return { ...best, program, text: print(program), findings, chance: 0 };
}

// Parts that only stand together may have come from both programs.
function sound(program: Program | undefined): Program | undefined {
  try {
    const read = program && parse(print(program)).program;
    return read && canonical(read);
  } catch {
    return undefined;
  }
}
