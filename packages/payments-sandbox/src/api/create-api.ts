import { timingSafeEqual } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { SandboxError } from '../state/sandbox-error.ts';
import type { SandboxState } from '../turns/take-turn.ts';
import { answerRequest } from './answer-request.ts';
import { couponRoutes, priceRoutes, productRoutes } from './catalog-routes.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { customerRoutes } from './customer-routes.ts';
import { parseForm } from './form-body.ts';
import { chargeRoutes, disputeRoutes, eventRoutes, portalRoutes, refundRoutes } from './payment-routes.ts';
import type { SandboxRoute } from './route.ts';
import { invoiceRoutes, subscriptionRoutes } from './subscription-routes.ts';

const ROUTES: readonly SandboxRoute[] = [
  ...customerRoutes,
  ...productRoutes,
  ...priceRoutes,
  ...couponRoutes,
  ...checkoutRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...portalRoutes,
  ...eventRoutes,
];

type Log = { error: (details: object, message: string) => void };

/** The provider's API as its SDK sees it. */
export function createApi(state: SandboxState, secretKey: string, log: Log): FastifyInstance {
  const api = fastify({ logger: false, routerOptions: { maxParamLength: 200 }, forceCloseConnections: true });
  api.removeAllContentTypeParsers();
  api.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string | Buffer) => parseForm(String(body)),
  );
  api.addHook('onRequest', async (request) => requireKey(request, secretKey));
  api.setNotFoundHandler(({ method, url }) => {
    throw new SandboxError({
      status: 404,
      code: 'url_invalid',
      message: `Unrecognized request URL (${method}: ${url})`,
    });
  });
  api.setErrorHandler((error, _request, reply) => {
    if (error instanceof SandboxError) return reply.status(error.status).send(error.body);
    log.error({ err: error }, 'the payment sandbox failed');
    const message = 'Something went wrong in the sandbox.';
    return reply.status(500).send({ error: { type: 'api_error', code: 'sandbox_failed', message } });
  });
  for (const route of ROUTES) {
    api.route({ method: route.method, url: route.path, handler: (request, reply) => answer(route, request, reply) });
  }

  async function answer(route: SandboxRoute, request: FastifyRequest, reply: FastifyReply) {
    const [path = '', query = ''] = request.url.split('?', 2);
    const given = route.method === 'POST' ? ((request.body as object | undefined) ?? {}) : parseForm(query);
    const key = request.headers['idempotency-key'];
    const { status, body } = await answerRequest(state, {
      route,
      path,
      id: (request.params as { id?: string }).id ?? '',
      given: given as ReturnType<typeof parseForm>,
      idempotencyKey: typeof key === 'string' ? key : undefined,
    });
    return reply.status(status).type('application/json').send(body);
  }

  return api;
}

function requireKey({ headers }: FastifyRequest, secretKey: string): void {
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${secretKey}`);
  if (given.length === wanted.length && timingSafeEqual(given, wanted)) return;
  throw new SandboxError({ status: 401, code: 'api_key_invalid', message: 'Invalid API Key provided.' });
}
