import { pino } from 'pino';
import { openDatabase, prepareDataDir } from '#db/open-database.ts';
import type { Db } from '#db/schema.ts';
import { accountKeys } from '#features/accounts/account-keys.ts';
import { changeRole } from '#features/accounts/change-role.ts';
import { type SecurityLog, securityLog } from '#features/accounts/security-log.ts';
import { turnOffForUser } from '#features/accounts/two-step/turn-off-for-user.ts';
import { rightPrograms } from '#features/reports/report-store.ts';
import { loggerOptions } from '#http/create-server.ts';
import { secretIn } from '#lib/secret-file.ts';
import { StartupError } from '#lib/startup-error.ts';
import { postOffice } from '#mail/post-office.ts';
import { type Config, readConfig } from './config.ts';

const ROLES: Record<string, 'admin' | 'user'> = { grant: 'admin', revoke: 'user' };

const USAGE = `Usage: npm run admin -- grant|revoke EMAIL
       npm run admin -- two-step-off EMAIL
       npm run -s admin -- reports > FILE.jsonl`;

try {
  const [verb = '', email = ''] = process.argv.slice(2);
  const role = ROLES[verb];
  if (verb === 'reports') await printReports();
  else if (verb === 'two-step-off' && email) console.log(await turnOff(email));
  else if (!role || !email) throw new StartupError(USAGE);
  else console.log(await apply(email, role));
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function apply(email: string, role: 'admin' | 'user'): Promise<string> {
  const change = await withDatabase((db, config) => changeRole({ db, security: logOf(config) }, email, role));
  if (change === 'no-such-account') throw new StartupError(`There’s no account with the address ${email}.`);
  if (change === 'last-admin') throw new StartupError(`${email} is the only admin. Make another one first.`);
  const state = role === 'admin' ? 'an admin' : 'an ordinary user';
  return change === 'changed' ? `${email} is now ${state}.` : `${email} is ${state} already.`;
}

async function turnOff(email: string): Promise<string> {
  const outcome = await withDatabase((db, config) => {
    return turnOffForUser({ db, security: logOf(config), mail: postOffice(config.mail, Date.now) }, email);
  });
  if (outcome === 'no-such-account') throw new StartupError(`There’s no account with the address ${email}.`);
  return outcome === 'was-off'
    ? `${email} doesn’t use two-step sign-in.`
    : `Two-step sign-in is off for ${email}. They can sign in with their password alone.`;
}

function logOf(config: Config): SecurityLog {
  const { securityLog: key } = accountKeys(config.jwtSecret ?? secretIn(config.dataDir));
  // Not where the answer is printed, which is for people.
  return securityLog(pino(loggerOptions(config), pino.destination({ fd: 2, sync: true })), key);
}

/** What the training learns of reports, one a line. */
async function printReports(): Promise<void> {
  const pairs = await withDatabase(rightPrograms);
  for (const pair of pairs) console.log(JSON.stringify(pair));
}

async function withDatabase<T>(use: (db: Db, config: Config) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  prepareDataDir(config.dataDir);
  const db = await openDatabase(config, () => {});
  return use(db, config).finally(() => db.destroy());
}
