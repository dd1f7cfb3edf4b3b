import { read } from '#1-read/read.ts';
import { beamSearch } from '#2-propose/beam.ts';
import { elementsOf } from '#2-propose/elements.ts';
import type { Network } from '#2-propose/network.ts';
import { weigh } from '#3-weigh/weigh.ts';
import type { Answer } from '#4-answer/answer.ts';
import { answerFrom } from '#4-answer/answer-request.ts';
import { refusal } from '#4-answer/messages.ts';
import { screen } from './screen/screen.ts';
import { blanked } from './screen/span.ts';

/** How many programs are followed at once. */
const WIDTH = 8;
/** Longer programs are not asked for in one request. */
const MOST_TOKENS = 240;
/** From the start of work; what is finished by then is weighed. */
const DEADLINE_MS = 3000;

/** What a request gets. */
export async function write(network: Network, request: string): Promise<Answer> {
  const began = performance.now();
  const { refused, notes } = screen(request);
  if (refused) return { kind: 'refused', message: refusal(refused.because) };
  const own = blanked(request, notes);
  const elements = elementsOf(read(own));
  const isOver = () => performance.now() - began > DEADLINE_MS;
  const proposals = await beamSearch(network, elements, { width: WIDTH, mostTokens: MOST_TOKENS, isOver });
  return answerFrom({ request: own, elements, weighed: weigh(proposals, own, elements), hasNotes: notes.length > 0 });
}
