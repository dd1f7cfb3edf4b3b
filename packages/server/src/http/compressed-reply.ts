import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const ENCODINGS = {
  br: (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text: string) => gzipSync(text),
  identity: (text: string) => Buffer.from(text),
};

type Encoding = keyof typeof ENCODINGS;

/** A text that is sent often: each encoding of it is made once, when it is first asked for. */
export type Compressible = { type: string; etag: string; bytes: (encoding: Encoding) => Buffer };

export function compressible(text: string, type: string): Compressible {
  const made = new Map<Encoding, Buffer>();
  return {
    type,
    etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
    bytes: (encoding) => {
      const bytes = made.get(encoding) ?? ENCODINGS[encoding](text);
      made.set(encoding, bytes);
      return bytes;
    },
  };
}

/** Sends it as small as the caller can read, or says that the caller has it already. */
export function sendCompressed(content: Compressible, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''));
  reply.type(content.type).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  reply.header('etag', content.etag);
  if (reply.statusCode === 200 && request.headers['if-none-match'] === content.etag) return reply.status(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(content.bytes(encoding));
}

function encodingFor(accepted: string): Encoding {
  const names = accepted.split(',').filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part));
  const accepts = (name: Encoding) => names.some((part) => part.trim().split(';')[0] === name);
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}
