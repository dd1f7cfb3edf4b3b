import { report } from '@hotscribe/ahk';
import { loadNetwork, MODEL_FOLDER, write } from '@hotscribe/writer';
import type { Answer, Request } from './quality-types.ts';

/** What the embedded writer answers, and how long it took. */
export async function answersOfWriter(requests: readonly Request[]): Promise<Answer[]> {
  const network = await loadNetwork(MODEL_FOLDER);
  const answers: Answer[] = [];
  for (const { id, prompt } of requests) {
    const began = performance.now();
    const answer = await write(network, prompt);
    const ms = performance.now() - began;
    if (answer.kind !== 'script') answers.push({ id, kind: answer.kind, ms });
    else {
      const { kind, script, points } = answer;
      const risks = report(script)
        .warnings.filter(({ kind }) => kind === 'risk')
        .map(({ message }) => message);
      answers.push({ id, kind, script, warnings: [...risks, ...points], ms });
    }
  }
  return answers;
}
