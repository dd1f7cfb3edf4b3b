// node packages/writer/training/fit-revisions.ts MODEL-FOLDER: runs the model on the follow-ups that were kept out of the
// training, and fits the weights of src/revise/weights.ts to what was right. Prints the table and what it is worth.
import { canonical, type Program, parse, print } from '@hotscribe/automation';
import { beamSearch } from '../src/2-propose/beam.ts';
import { loadNetwork } from '../src/2-propose/network.ts';
import { REVISION } from '../src/2-propose/walk.ts';
import { revisedCandidates } from '../src/revise/revised-candidates.ts';
import { revisionInput } from '../src/revise/revision-input.ts';
import { REVISION_SIGNS, revisionSignsOf } from '../src/revise/signs.ts';
import { firstOfEach, fit, printSurest, type Row } from './fit.ts';
import { followUpsIn, isHeld } from './revisions/follow-ups.ts';

const [folder = ''] = process.argv.slice(2);
const held = followUpsIn().filter(({ wish }) => isHeld(wish));
const network = await loadNetwork(folder);
const rows: Row[] = [];
let first = 0;
let among = 0;
for (const [pair, { from, wish, to }] of held.entries()) {
  const before = program(from);
  const right = meaning(program(to));
  const input = revisionInput(before, wish);
  const limits = { beginning: REVISION, width: () => 6, mostTokens: 240, isOver: () => false };
  const candidates = revisedCandidates(before, await beamSearch(network, input.elements, limits), input);
  const isRight = candidates.map((candidate) => meaning(candidate.program) === right);
  first += Number(isRight[0] ?? false);
  among += Number(isRight.includes(true));
  for (const [at, candidate] of candidates.entries()) {
    rows.push({ signs: revisionSignsOf(candidate, candidates, before, input), isRight: isRight[at] ?? false, pair });
  }
}
const weights = fit(rows, REVISION_SIGNS);
const sorted = firstOfEach(rows, weights);
const weighed = sorted.filter(({ row }) => row.isRight).length;
console.log(`${held.length} follow-ups: first ${first}, weighed ${weighed}, among six ${among}`);
console.log(JSON.stringify(weights, null, 2));
printSurest(sorted);

function program(text: string): Program {
  const { program: read, problem } = parse(text);
  if (!read) throw new Error(`${problem.message} ${text}`);
  return canonical(read);
}

// The order of rules makes no difference, and any question is as good as another.
function meaning(meant: Program): string {
  return meant.kind === 'rules' ? print(meant).toLowerCase().split('\n').sort().join('\n') : meant.kind;
}
