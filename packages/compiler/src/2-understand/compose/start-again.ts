import type { Reading } from '#ir/entity.ts';
import type { FoundTrigger } from '../triggers/find-triggers.ts';
import { type Knowledge, type Steps, stepOf } from '../understanding.ts';

const AGAIN =
  /^[^\p{L}]*(?:(?:then|please|just|and|should|to)\s+)*(?:re-?(?:start|open|launch|run)s?|(?:start|open|launch|run)s?|brings?) (?:it|the program|the app|that)(?: (?:again|back(?: up)?|up|automatically|right away|at once|immediately|straight away|for me))*[^\p{L}]*$/iu;

/** "if notepad closes start it again": the program that has just ended. */
export function readStartAgain(knowledge: Knowledge, body: Reading, found: FoundTrigger): Steps | undefined {
  const [program] = found.used;
  const hasEnded = found.trigger.kind === 'window' && found.trigger.event === 'closes';
  if (!hasEnded || program?.kind !== 'program' || !AGAIN.test(body.text)) return undefined;
  const step = stepOf(knowledge, 'open-program', { program: program.value });
  return { steps: [step], assumed: [], used: [program], score: 0.93, isRead: true };
}
