import type { ServerResponse } from 'node:http';
import type { Behaviour } from './model-server.ts';

const EVENT_STREAM = 'text/event-stream';

type Event = string | { delta: object; finish_reason?: string | null } | { error: object };

/** Sends these events, one after each pause, and then does what `atEnd` says. */
export function streams(
  events: readonly Event[],
  { everyMs = 0, atEnd = (response) => response.end() }: { everyMs?: number; atEnd?: (r: ServerResponse) => void } = {},
): Behaviour {
  return (response) => {
    response.writeHead(200, { 'content-type': EVENT_STREAM }).flushHeaders();
    const left = [...events];
    const timer = setInterval(() => {
      const event = left.shift();
      if (event !== undefined) response.write(asText(event));
      else {
        clearInterval(timer);
        atEnd(response);
      }
    }, everyMs);
    response.on('close', () => clearInterval(timer));
  };
}

/** The same event again and again. */
export function drips(event: Event, everyMs: number): Behaviour {
  return streams(
    Array.from({ length: 10_000 }, () => event),
    { everyMs },
  );
}

export function token(content: string) {
  return { delta: { content } };
}

export const KEEP_ALIVE = ': still here\n\n';
export const DONE = 'data: [DONE]\n\n';

function asText(event: Event): string {
  if (typeof event === 'string') return event;
  return `data: ${JSON.stringify('error' in event ? event : { choices: [event] })}\n\n`;
}

export type Flood = { behaviour: Behaviour; sentBytes: () => number };

/** Sends as fast as it is read, and stops only after 400 MB or when the other side hangs up. */
export function floods(type: string, chunk: string, { begin = '', status = 200 } = {}): Flood {
  const whole = chunk.repeat(Math.ceil(65_536 / chunk.length));
  let sent = 0;
  return {
    sentBytes: () => sent,
    behaviour: (response) => {
      response.writeHead(status, { 'content-type': type });
      response.write(begin);
      const pour = () => {
        while (!response.destroyed && sent < 400_000_000) {
          sent += whole.length;
          if (!response.write(whole)) return;
        }
        response.end();
      };
      response.on('drain', pour);
      pour();
    },
  };
}
