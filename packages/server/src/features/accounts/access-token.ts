import type { KeyObject } from 'node:crypto';
import { ACCESS_TOKEN_SECONDS } from '@hotscribe/contract';
import { createSigner, createVerifier } from 'fast-jwt';
import { z } from 'zod';
import { DomainError } from '#lib/domain-error.ts';

export type AccessTokens = {
  issue: (userId: string, sessionId: string, now: number) => string;
  /** The session that a token speaks for; throws where it is not ours or has expired. */
  read: (token: string, now: number) => { userId: string; sessionId: string };
};

const payloadSchema = z.object({ sub: z.string(), sid: z.string(), exp: z.number() });

export function accessTokens(key: KeyObject): AccessTokens {
  const sign = createSigner({ key: key.export(), algorithm: 'HS256' });
  // Expiry is judged by us, and last: a forged token is never told that it is merely old.
  const verify = createVerifier({ key: key.export(), algorithms: ['HS256'], ignoreExpiration: true });
  return {
    issue: (userId, sessionId, now) => {
      const issuedAt = Math.floor(now / 1000);
      return sign({ sub: userId, sid: sessionId, iat: issuedAt, exp: issuedAt + ACCESS_TOKEN_SECONDS });
    },
    read: (token, now) => {
      const { sub, sid, exp } = payloadOf(verify, token);
      if (exp * 1000 <= now) throw new DomainError('TOKEN_EXPIRED');
      return { userId: sub, sessionId: sid };
    },
  };
}

function payloadOf(verify: (token: string) => unknown, token: string): z.infer<typeof payloadSchema> {
  try {
    return payloadSchema.parse(verify(token));
  } catch {
    throw new DomainError('not-signed-in');
  }
}
