import { z } from 'zod';
import { type ChatReply, ModelFailure } from './chat-model.ts';
import { eventData } from './event-stream.ts';

// Servers that call themselves compatible leave out much of what the original sends, so only what is read is asked for.
const content = z.union([z.string(), z.array(z.object({ text: z.string().optional() }))]).nullish();
const finish = z.string().nullish();
const whole = z.object({
  choices: z.array(z.object({ message: z.object({ content }), finish_reason: finish })).min(1),
});
const part = z.object({
  choices: z.array(z.object({ delta: z.object({ content }).nullish(), finish_reason: finish })),
});

const DONE = '[DONE]';
/** To parse more at once would keep everybody waiting. */
const LONGEST_WHOLE = 2_000_000;

/** A reply that comes word by word. */
export async function streamedReply(chunks: AsyncIterable<string>): Promise<ChatReply> {
  let text = '';
  let ended: string | undefined;
  for await (const data of eventData(chunks)) {
    if (data === DONE) {
      ended ??= 'stop';
      break;
    }
    const [choice] = parsed(part, data).choices;
    text += textOf(choice?.delta?.content);
    ended = choice?.finish_reason ?? ended;
  }
  if (ended === undefined) throw new ModelFailure('broken-off');
  return { text, cutOff: ended === 'length' };
}

/** A reply in one piece, from a server that does not stream. */
export async function wholeReply(chunks: AsyncIterable<string>): Promise<ChatReply> {
  let body = '';
  for await (const chunk of chunks) {
    body += chunk;
    if (body.length > LONGEST_WHOLE) throw new ModelFailure('garbled');
  }
  const [choice] = parsed(whole, body).choices;
  return { text: textOf(choice?.message.content), cutOff: choice?.finish_reason === 'length' };
}

function parsed<T>(shape: z.ZodType<T>, json: string): T {
  try {
    return shape.parse(JSON.parse(json));
  } catch {
    throw new ModelFailure('garbled');
  }
}

function textOf(said: z.infer<typeof content>): string {
  return typeof said === 'string' ? said : (said ?? []).map(({ text = '' }) => text).join('');
}
