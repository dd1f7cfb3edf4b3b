import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openDatabase, prepareDataDir } from '#db/open-database.ts';
import type { Db } from '#db/schema.ts';
import { secretIn } from '#lib/secret-file.ts';
import { errorCode, plainReason, StartupError } from '#lib/startup-error.ts';
import type { Housekeeping } from '#monitoring/vitals.ts';
import packageJson from '../package.json' with { type: 'json' };
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { startHousekeeping } from './housekeeping.ts';

export type RunningServer = { url: string; db: Db; stop: () => Promise<void> };

const WEB_ROOT = join(import.meta.dirname, '../../web/dist');

/** Opens the database and listens; throws a StartupError with one line to show where it cannot. */
export async function startServer(config: Config): Promise<RunningServer> {
  prepareDataDir(config.dataDir);
  let log: FastifyInstance['log'] | undefined;
  const db = await openDatabase(config, (error) => log?.error({ err: error }, 'database connection lost'));
  const jwtSecret = config.jwtSecret ?? secretIn(config.dataDir);
  const tidied: Housekeeping = { doneAt: undefined, failed: false };
  const app = await createApp(
    { ...config, jwtSecret, version: packageJson.version, webRoot: WEB_ROOT },
    { db, housekeeping: () => tidied },
  );
  log = app.log;
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await app.close();
    await db.destroy();
    throw new StartupError(listenProblem(error, config));
  }
  const stopHousekeeping = startHousekeeping(
    db,
    (error) => {
      tidied.failed = true;
      app.log.error({ err: error }, 'housekeeping failed');
    },
    (by) => Object.assign(tidied, { failed: false, ...(by === 'us' && { doneAt: Date.now() }) }),
  );
  return {
    url: addressOf(app, config.host),
    db,
    stop: async () => {
      await app.close();
      await stopHousekeeping();
      await db.destroy();
    },
  };
}

function listenProblem(error: unknown, { port, host }: Config): string {
  if (errorCode(error) === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the other program, or choose another port, for example PORT=${port + 1}.`;
  }
  return `Cannot listen on ${host}:${port}: ${plainReason(error)}. Check HOST and PORT.`;
}

function addressOf(app: FastifyInstance, host: string): string {
  const [first] = app.addresses();
  const port = typeof first === 'object' ? first.port : '';
  return `http://${host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host}:${port}`;
}
