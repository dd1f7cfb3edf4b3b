import OpenAI, { APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { z } from 'zod';
import { type ChatModel, type ChatReply, ModelFailure } from './chat-model.ts';

export type ModelSettings = { baseUrl: string; apiKey: string | undefined; model: string };

// Servers that call themselves compatible leave out much of what the original sends, so only what is read is asked for.
const completion = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string().nullish() }), finish_reason: z.string().nullish() }))
    .min(1),
});

/** A model behind any endpoint that speaks OpenAI's chat completions. */
export function openAiCompatible({ baseUrl, apiKey, model }: ModelSettings): ChatModel {
  const client = new OpenAI({
    baseURL: baseUrl,
    // The library insists on a key, and a local server on none in particular.
    apiKey: apiKey ?? 'none',
    // Left alone, it would take these from the environment, and write requests to the console where that asks for it.
    organization: null,
    project: null,
    logLevel: 'off',
    maxRetries: 0,
  });
  return async (messages, signal) => {
    try {
      return replyIn(await client.chat.completions.create({ model, messages: [...messages] }, { signal }));
    } catch (error) {
      throw asFailure(error);
    }
  };
}

function replyIn(body: unknown): ChatReply {
  const parsed = completion.safeParse(body);
  const [choice] = parsed.data?.choices ?? [];
  if (!choice) throw new ModelFailure('garbled');
  return { text: choice.message.content ?? '', cutOff: choice.finish_reason === 'length' };
}

function asFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (error instanceof APIUserAbortError || error instanceof APIConnectionTimeoutError) {
    return new ModelFailure('too-slow');
  }
  if (error instanceof SyntaxError) return new ModelFailure('garbled');
  if (!(error instanceof APIError) || error.status === undefined) return new ModelFailure('unreachable');
  const { status } = error;
  if (status === 429) return new ModelFailure('busy', { status, retryAfterMs: retryAfterMs(error.headers) });
  return new ModelFailure(status === 401 || status === 403 ? 'not-allowed' : 'unreachable', { status });
}

function retryAfterMs(headers: Headers | undefined): number | undefined {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
}
