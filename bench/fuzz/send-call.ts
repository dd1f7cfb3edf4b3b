import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Call } from './make-call.ts';
import type { Random } from './random.ts';

/** What came of a call. `hung`: no answer within the time that anything may take. `closed`: none, and the line is cut. */
export type Outcome = { kind: 'answered'; status: number; text: string } | { kind: 'hung' } | { kind: 'closed' };

const LONGEST_MS = 60_000;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export function sendCall(origin: string, { method, address, headers, body }: Call): Promise<Outcome> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    // As bytes, so that half a character stays half a character.
    const bytes = body === undefined ? undefined : Buffer.from(body);
    const length = bytes === undefined ? {} : { 'content-length': String(bytes.length) };
    const sent = request(
      { agent, hostname, port, method, path: address, headers: { ...headers, ...length }, timeout: LONGEST_MS },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (chunk) => {
          text += chunk;
        });
        reply.on('end', () => resolve({ kind: 'answered', status: reply.statusCode ?? 0, text }));
        reply.on('error', () => resolve({ kind: 'closed' }));
      },
    );
    sent.on('timeout', () => {
      resolve({ kind: 'hung' });
      sent.destroy();
    });
    sent.on('error', () => resolve({ kind: 'closed' }));
    sent.end(bytes);
  });
}

const LINES = [
  'GET / HTTP/9.9',
  'GET  /api/user HTTP/1.1',
  'G\0T / HTTP/1.1',
  'POST /api/auth/login',
  'FETCH /api/user HTTP/1.1',
  'GET /%00%ff%zz HTTP/1.1',
  'GET http://evil.example/api/user HTTP/1.1',
  'GET * HTTP/1.1',
  'CONNECT example.com:443 HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  '\x16\x03\x01\x02\x00\x01\x00',
  'PRI * HTTP/2.0',
];
const HEADERS = [
  'Host: localhost',
  'Host:',
  'Host: a\r\nHost: b',
  'Content-Length: -1',
  'Content-Length: 5\r\nContent-Length: 6',
  'Content-Length: 99999999999999999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nContent-Length: 3',
  'Transfer-Encoding: gzip, chunked',
  'Expect: 100-continue',
  'Expect: the unexpected',
  'Upgrade: websocket\r\nConnection: Upgrade',
  `X-Long: ${'a'.repeat(20_000)}`,
  'Bad Header: x',
  'NoColon',
  'X-Nul: a\0b',
  'Authorization: Bearer \xff\xfe',
  'Cookie: ;;;=;=',
];
const BODIES = ['', '{}', 'zz\r\n', '5\r\nabc', '0\r\n\r\n', 'ffffffffffffffff\r\n', '{"email":'];

/** Bytes that are HTTP only nearly; what no HTTP library would send. */
export function sendBytes(origin: string, random: Random): Promise<Outcome & { sent: string }> {
  const { hostname, port } = new URL(origin);
  const headers = Array.from({ length: 1 + random.number(4) }, () => random.pick(HEADERS));
  const sent = `${random.pick(LINES)}\r\n${headers.join('\r\n')}\r\n\r\n${random.pick(BODIES)}`;
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    const end = (outcome: Outcome) => {
      resolve({ ...outcome, sent });
      socket.destroy();
    };
    socket.setTimeout(LONGEST_MS, () => end({ kind: 'hung' }));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', () => end({ kind: 'closed' }));
    socket.on('close', () => {
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? [];
      end(status ? { kind: 'answered', status: Number(status), text: '' } : { kind: 'closed' });
    });
    // Whoever sends a part and goes must not be waited for.
    socket.end(Buffer.from(sent, 'latin1'));
  });
}
