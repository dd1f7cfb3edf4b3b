import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * One environment a job: two sessions on one desktop would type into each other's Notepad, so each job has its own
 * prefix and display. A single job keeps the ones it was given.
 */
export function seatsFor(jobs, environment) {
  if (!Number.isInteger(jobs) || jobs < 1 || jobs > 9) throw new Error(`--jobs takes 1 to 9, not ${jobs}`);
  if (jobs === 1) return [environment];
  const home = environment.ORACLE_HOME ?? join(homedir(), '.cache/ahk-oracle');
  return Array.from({ length: jobs }, (_, index) => ({
    ...environment,
    AHK_PREFIX: join(home, `wp${index + 1}`),
    AHK_DISPLAY: `:8${index + 1}`,
  }));
}
