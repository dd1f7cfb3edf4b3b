import { namedIn } from '#1-read/named.ts';
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

/** How many programs are followed at once: fewer when time runs short, so that one of them is finished. */
const WIDTHS = [
  { until: 1300, width: 8 },
  { until: 2000, width: 3 },
];
const LAST_WIDTH = 1;
/** Longer programs are not asked for in one request. */
const MOST_TOKENS = 240;
/** From the start of work; what is finished by then is weighed. */
const DEADLINE_MS = 3000;

/** What a request gets. */
export async function write(network: Network, request: string): Promise<Answer> {
  const began = performance.now();
  const { refused, notes } = screen(request);
  if (refused) return { kind: 'refused', message: refusal(refused.because), named: [] };
  const own = blanked(request, notes);
  const reading = read(own);
  const elements = elementsOf(reading);
  const elapsed = () => performance.now() - began;
  const proposals = await beamSearch(network, elements, {
    width: () => WIDTHS.find(({ until }) => elapsed() < until)?.width ?? LAST_WIDTH,
    mostTokens: MOST_TOKENS,
    isOver: () => elapsed() > DEADLINE_MS,
  });
  const weighed = weigh(proposals, own, elements);
  return { ...answerFrom({ request: own, elements, weighed, hasNotes: notes.length > 0 }), named: namedIn(reading) };
}
