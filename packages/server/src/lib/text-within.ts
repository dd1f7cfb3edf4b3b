import { setImmediate } from 'node:timers/promises';

/** After so much at a stretch, everybody else gets a turn: what has arrived already would be read without a pause. */
const STRETCH_BYTES = 262_144;

/** The text of an answer; throws where it is longer than anything that we asked for, since it may have no end. */
export async function textWithin(mostBytes: number, { body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  let stretch = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    stretch += chunk.length;
    if (bytes > mostBytes) throw new Error('too long an answer');
    if (stretch > STRETCH_BYTES) {
      stretch = 0;
      await setImmediate();
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
