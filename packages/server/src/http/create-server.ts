import cookies from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyServerOptions } from 'fastify';
import { sendError } from './error-response.ts';
import { refuseConnection } from './refuse-connection.ts';
import { followRequestIds, requestIdForLog, requestIdOf } from './request-id.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { stopGently } from './stop-gently.ts';
import { MOST_UNDER_WAY, turnAwayTooMany } from './turn-away.ts';

type LogSettings = { logLevel: string; logStream?: { write(line: string): void } };

export type ServerSettings = LogSettings & {
  appUrl: string;
  trustProxy: boolean | number | string;
  /** Unset: that of every server; tests need fewer. */
  mostRequestsUnderWay?: number | undefined;
};

const BODY_LIMIT_BYTES = 1024 * 1024;
// Whoever sends slowly is cut off. Node blames the sender for time in which this process was busy and did not read, so
// it is longer than any stretch of work takes on a machine that has other things to do.
const REQUEST_TIMEOUT_MS = 120_000;

/** A bare server: ids, logs, headers, limits and errors, but no routes. */
export async function createServer(settings: ServerSettings): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trustedProxies(settings.trustProxy),
    genReqId: requestIdOf,
    logger: {
      ...loggerOptions(settings),
      mixin: (_line: object, _level: number, log: unknown) => requestIdForLog(log === app?.log),
    },
    routerOptions: { maxParamLength: 200 },
    requestTimeout: REQUEST_TIMEOUT_MS,
    // While a server that stops finishes its mails, proxies still send it requests; each would be told 503.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => sendError(error, request, reply as FastifyReply),
    clientErrorHandler: refuseConnection,
  });
  // JSON alone is understood; Fastify would also take plain text, and the schema would then speak of missing fields.
  app.removeContentTypeParser('text/plain');
  followRequestIds(app);
  app.setErrorHandler(sendError);
  stopGently(app);
  turnAwayTooMany(app, settings.mostRequestsUnderWay ?? MOST_UNDER_WAY);
  await app.register(cookies);
  await addSecurityHeaders(app, settings.appUrl);
  return app;
}

function trustedProxies(setting: ServerSettings['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}

/** What a line of the log looks like, and what is left out of it. */
export function loggerOptions({ logLevel, logStream }: LogSettings) {
  return {
    level: logLevel,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    ...(logStream && { stream: logStream }),
    // Only the path is logged: a query, a header or a body may hold a token, a description or a script.
    serializers: {
      req: (request) => ({ method: request.method, path: request.url?.split('?', 1)[0] }),
      res: (reply) => ({ status: reply.statusCode }),
      err: (error) => ({
        type: error.name,
        message: error.message,
        stack: error.stack ?? '',
        code: String(error.code ?? ''),
      }),
    },
  } satisfies FastifyServerOptions['logger'];
}
