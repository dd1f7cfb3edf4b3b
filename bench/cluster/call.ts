import { request } from 'node:http';

export type Reply = { status: number; body: Record<string, unknown> };
export type CallOptions = {
  body?: object;
  form?: Record<string, string>;
  /** JSON that must stay as it is, byte for byte. */
  text?: string;
  token?: string | undefined;
  headers?: Record<string, string>;
  /** Which of this machine's addresses it comes from: limits count by address. */
  from?: string | undefined;
};
export type Call = (method: string, path: string, options?: CallOptions) => Promise<Reply>;

const PATIENCE_MS = 60_000;

/** Calls on connections of their own; status 0 where no whole answer came, so that nobody knows whether it was done. */
export function callsTo(url: string): Call {
  return (method, path, { body, form, text: given, token, headers = {}, from } = {}) => {
    const text = body ? JSON.stringify(body) : form ? new URLSearchParams(form).toString() : given;
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
    return new Promise<Reply>((resolve) => {
      const lost = () => resolve({ status: 0, body: {} });
      const sent = request(new URL(path, url), {
        method,
        agent: false,
        timeout: PATIENCE_MS,
        ...(from && { localAddress: from }),
        headers: {
          ...(text !== undefined && { 'content-type': type, 'content-length': Buffer.byteLength(text) }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
      });
      sent.on('error', lost).on('timeout', () => sent.destroy());
      sent.on('response', (reply) => {
        let received = '';
        reply.setEncoding('utf8').on('data', (chunk) => {
          received += chunk;
        });
        reply.on('error', lost).on('close', lost);
        reply.on('end', () => {
          resolve({ status: reply.statusCode ?? 0, body: received.startsWith('{') ? JSON.parse(received) : {} });
        });
      });
      sent.end(text);
    });
  };
}
