import { setImmediate } from 'node:timers/promises';
import { type ChatModel, type ChatReply, ModelFailure } from './chat-model.ts';
import { streamedReply, wholeReply } from './chat-stream.ts';
import { silenceAlarm } from './silence-alarm.ts';

export type ModelSettings = {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** For a whole answer, with everything that is sent back and forth. */
  timeoutMs: number;
  silenceMs?: number;
};

/** A model that thinks sends something meanwhile; one that has sent nothing for so long is gone. */
const SILENCE_MS = 45_000;
/** A long thought, token by token, takes some 10 MB on the wire. */
const MOST_BYTES = 32_000_000;
/** After so much at a stretch, everybody else gets a turn: what has arrived already would be read without a pause. */
const STRETCH_BYTES = 262_144;

/** A model behind any endpoint that speaks OpenAI's chat completions, streamed or not. */
export function openAiCompatible({ baseUrl, apiKey, model, silenceMs = SILENCE_MS }: ModelSettings): ChatModel {
  const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`;
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream, application/json',
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  };
  return async (messages, { signal, onAlive = () => {} }) => {
    const alarm = silenceAlarm(silenceMs);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify({ model, messages, stream: true }),
        // Wherever else a server would send us, it would see the key and the request.
        redirect: 'manual',
        signal: AbortSignal.any([signal, alarm.signal]),
      });
      return await replyIn(response, () => {
        alarm.heard();
        onAlive();
      });
    } catch (error) {
      throw asFailure(error, signal, alarm.signal);
    } finally {
      alarm.stop();
    }
  };
}

async function replyIn(response: Response, onSign: () => void): Promise<ChatReply> {
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw failureOf(response);
  }
  const chunks = textIn(response.body, onSign);
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('event-stream')) return streamedReply(chunks);
  if (type.includes('json')) return wholeReply(chunks);
  await response.body.cancel();
  throw new ModelFailure('garbled');
}

async function* textIn(body: ReadableStream<Uint8Array>, onSign: () => void): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let stretch = 0;
  for await (const chunk of body) {
    onSign();
    bytes += chunk.length;
    stretch += chunk.length;
    if (bytes > MOST_BYTES) throw new ModelFailure('garbled');
    if (stretch > STRETCH_BYTES) {
      stretch = 0;
      await setImmediate();
    }
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

function failureOf({ status, headers }: Response): ModelFailure {
  if (status === 429) return new ModelFailure('busy', { status, retryAfterMs: retryAfterMs(headers) });
  if (status === 401 || status === 403) return new ModelFailure('not-allowed', { status });
  return new ModelFailure(status >= 500 ? 'unreachable' : 'rejected', { status });
}

function asFailure(error: unknown, signal: AbortSignal, alarm: AbortSignal): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (signal.aborted) return new ModelFailure('too-slow');
  if (alarm.aborted) return new ModelFailure('silent');
  return new ModelFailure(hasBegun(error) ? 'broken-off' : 'unreachable');
}

// A connection that ends while the body is read says “terminated”; one that never came says why in its cause.
function hasBegun(error: unknown): boolean {
  return error instanceof TypeError && error.message === 'terminated';
}

function retryAfterMs(headers: Headers): number | undefined {
  const said = headers.get('retry-after') ?? '';
  const milliseconds = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now();
  return milliseconds >= 0 ? milliseconds : undefined;
}
