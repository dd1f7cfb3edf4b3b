import { REQUEST_ID_HEADER } from '@hotscribe/contract';
import { callFailed, replyArrived } from './connection.ts';
import { newRequestId } from './request-id.ts';

export type HttpRequest = {
  method: string;
  address: string;
  body: object | undefined;
  token: string | null;
  headers?: Record<string, string>;
  timeoutMs: number;
  /** Takes the body of a success as it is, as a file, which the browser need not hold in memory. */
  asFile?: boolean;
  /** Aborts when nobody waits for the answer any more. */
  signal?: AbortSignal | undefined;
};

export type HttpReply = {
  status: number;
  /** The parsed JSON, or undefined when the answer was not JSON, or is a file. */
  body: unknown;
  file?: Blob;
  retryAfterSeconds: number | undefined;
  /** The name of the request in the server's log. */
  requestId: string;
};

const TIMED_OUT = 'The server took too long to respond. Please try again.';
const NOT_REACHED = 'We can’t reach Hotscribe. Please check your connection and try again.';

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
  const { method, address, body, token, headers, timeoutMs, signal, asFile } = request;
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
    const content =
      asFile && response.ok
        ? { body: undefined, file: await response.blob() }
        : { body: parseJson(await response.text()) };
    replyArrived();
    return {
      status: response.status,
      ...content,
      retryAfterSeconds: retryAfter(response),
      requestId: response.headers.get(REQUEST_ID_HEADER) ?? requestId,
    };
  } catch (error) {
    if (!isCutShort(error)) callFailed();
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

/** By us: because it took too long, or because nobody waits for it any more. */
function isCutShort(error: unknown): boolean {
  return error instanceof DOMException;
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
