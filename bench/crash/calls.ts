import { setTimeout } from 'node:timers/promises';

export type Reply = { status: number; body: Record<string, unknown> };

export type Calls = {
  /** One call; undefined where no whole answer came, so that nobody knows whether it was done. */
  once: (method: string, path: string, options?: CallOptions) => Promise<Reply | undefined>;
  /** The same call until it is answered. Too busy, and not there yet, are no answers. */
  untilAnswered: (method: string, path: string, options?: CallOptions) => Promise<Reply>;
};

export type CallOptions = { body?: object; form?: Record<string, string>; headers?: Record<string, string> };

const PAUSE_MS = 150;
const PATIENCE_MS = 15_000;

type Heard = { answered: () => void; cutOff: () => void };

/** How a customer talks to a server that may be gone at any moment. */
export function callsTo(url: string, address: string, heard?: Heard): Calls {
  async function once(method: string, path: string, { body, form, headers = {} }: CallOptions = {}) {
    try {
      const reply = await fetch(new URL(path, url), {
        method,
        headers: { 'x-forwarded-for': address, ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
        ...(form && { body: new URLSearchParams(form) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await reply.text();
      heard?.answered();
      return { status: reply.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
    } catch (error) {
      if (!isRefused(error)) heard?.cutOff();
      return undefined;
    }
  }

  async function untilAnswered(...call: Parameters<Calls['once']>): Promise<Reply> {
    for (;;) {
      const reply = await once(...call);
      if (reply && reply.status !== 503) return reply;
      await setTimeout(PAUSE_MS);
    }
  }

  return { once, untilAnswered };
}

// Nobody listens: the call never reached a server.
function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
  return cause?.code === 'ECONNREFUSED';
}
