import { REQUEST_ID_HEADER } from '@hotscribe/contract';
import { newRequestId } from './request-id.ts';

export type HttpRequest = {
  method: string;
  address: string;
  body: object | undefined;
  token: string | null;
  headers?: Record<string, string>;
  timeoutMs: number;
  /** Aborts when nobody waits for the answer any more. */
  signal?: AbortSignal | undefined;
};

export type HttpReply = {
  status: number;
  /** The parsed JSON, or undefined when the answer was not JSON. */
  body: unknown;
  retryAfterSeconds: number | undefined;
  /** The name of the request in the server's log. */
  requestId: string;
};

const TIMED_OUT = 'The server took too long to answer. Please try again.';
const NOT_REACHED = 'Hotscribe cannot be reached. Please check your connection and try again.';

/** No answer came. The server may have got the request all the same. */
export class NotReached extends Error {
  readonly timedOut: boolean;

  constructor(cause: unknown) {
    const timedOut = isTimeout(cause);
    super(timedOut ? TIMED_OUT : NOT_REACHED, { cause });
    this.name = 'NotReached';
    this.timedOut = timedOut;
  }
}

/** One JSON request; throws only `NotReached`. */
export async function httpRequest(request: HttpRequest): Promise<HttpReply> {
  const { method, address, body, token, headers, timeoutMs, signal } = request;
  const inTime = AbortSignal.timeout(timeoutMs);
  const requestId = newRequestId();
  try {
    const response = await fetch(address, {
      method,
      headers: {
        accept: 'application/json',
        [REQUEST_ID_HEADER]: requestId,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: signal ? AbortSignal.any([signal, inTime]) : inTime,
    });
    const text = await response.text();
    return {
      status: response.status,
      body: parseJson(text),
      retryAfterSeconds: retryAfter(response),
      requestId: response.headers.get(REQUEST_ID_HEADER) ?? requestId,
    };
  } catch (error) {
    throw new NotReached(error);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
