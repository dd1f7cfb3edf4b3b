import { openDatabase, prepareDataDir } from '#db/open-database.ts';
import { changeRole } from '#features/accounts/change-role.ts';
import { StartupError } from '#lib/startup-error.ts';
import { readConfig } from './config.ts';

const ROLES: Record<string, 'admin' | 'user'> = { grant: 'admin', revoke: 'user' };

try {
  const [verb = '', email = ''] = process.argv.slice(2);
  const role = ROLES[verb];
  if (!role || !email) throw new StartupError('Usage: npm run admin -- grant|revoke EMAIL');
  console.log(await apply(email, role));
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function apply(email: string, role: 'admin' | 'user'): Promise<string> {
  const config = readConfig(process.env);
  prepareDataDir(config.dataDir);
  const db = await openDatabase(config, () => {});
  const change = await changeRole(db, email, role).finally(() => db.destroy());
  if (change === 'no-such-account') throw new StartupError(`No account has the address ${email}.`);
  if (change === 'last-admin') throw new StartupError(`${email} is the only admin. Make another one first.`);
  const state = role === 'admin' ? 'an admin' : 'an ordinary user';
  return change === 'changed' ? `${email} is now ${state}.` : `${email} is ${state} already.`;
}
