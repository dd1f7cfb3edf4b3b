import { z } from 'zod';
import { startPatience } from '#lib/patience.ts';
import { textWithin } from '#lib/text-within.ts';

const ADDRESS = 'http://localhost:11434';
const PATIENCE_MS = 500;
const MOST_BYTES = 1_000_000;

const models = z.object({ models: z.array(z.object({ name: z.string().regex(/^[\w.:/-]{1,100}$/) })) });

/** One line on how to use the Ollama of this machine, where there is one; nobody waits for it longer than a moment. */
export async function ollamaHint(address = ADDRESS): Promise<string | undefined> {
  const tooSlow = new AbortController();
  // A plain timer would run out while the first fetch of a process loads its code.
  const patience = startPatience(PATIENCE_MS, () => tooSlow.abort());
  try {
    const reply = await fetch(`${address}/api/tags`, { signal: tooSlow.signal, redirect: 'error' });
    // Anything may listen at that port, and much arrives from the same machine in half a second.
    const [first] = models.parse(JSON.parse(await textWithin(MOST_BYTES, reply))).models;
    return first
      ? `Ollama is running on this machine. To let it write scripts: LLM_BASE_URL=${address}/v1 LLM_MODEL=${first.name} npm start`
      : `Ollama is running on this machine, but has no model yet. After “ollama pull”: LLM_BASE_URL=${address}/v1 LLM_MODEL=… npm start`;
  } catch {
    return undefined;
  } finally {
    patience.stop();
  }
}
