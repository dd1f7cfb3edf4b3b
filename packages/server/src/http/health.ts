import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import { startPatience } from '#lib/patience.ts';
import { sendErrorCode } from './error-response.ts';

const PATIENCE_MS = 2000;

/** `/healthz`: the process answers. `/readyz`: so does the database, and traffic may be sent here. */
export function mountHealth(app: FastifyInstance, db: Db): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    if (await answers(db)) return { status: 'ok', database: 'ok' };
    return sendErrorCode(request, reply, 'unavailable', { message: 'The database isn’t responding.' });
  });
}

async function answers(db: Db): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>();
  const patience = startPatience(PATIENCE_MS, () => resolve(false));
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, tooLate]).finally(patience.stop);
}
