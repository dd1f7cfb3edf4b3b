// npm run bench -- crash [--kills 100] [--minutes 60] [--on sqlite]: customers use a server that is killed at random.
import { parseArgs } from 'node:util';
import { type CrashReport, crashRun } from './crash/crash-run.ts';
import { DATABASES } from './crash/crashed-database.ts';
import { writeReliability } from './reliability-page.ts';
import { middle } from './results-page.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    minutes: { type: 'string', default: '60' },
    on: { type: 'string' },
  },
});
const bounds = { kills: Number(values.kills), until: Date.now() + Number(values.minutes) * 60_000 };
const kinds = (Object.keys(DATABASES) as (keyof typeof DATABASES)[]).filter((kind) => !values.on || kind === values.on);

const reports = await Promise.all(kinds.map(async (kind) => [kind, await crashRun(kind, bounds)] as const));

writeReliability({
  title: 'Crash safety',
  command: 'npm run bench -- crash',
  about:
    'Six customers at a time register, generate, save, edit, delete, buy five scripts and go on, while the server process is killed (SIGKILL) at random moments, also while it starts, and started again with nothing done by hand. After each kill the database that is left is looked at before anything repairs it (a copy of it, for SQLite): everything that a customer was told is done must be there, with its text; nothing may be there that was not sent; generations, credits, orders, saved scripts and bytes must add up from their parts; SQLite must find no damage. A call without an answer is sent again, generating with the same key. What this does not show is a power cut: the operating system outlives the process here, and PostgreSQL runs on.',
  head: ['', ...reports.map(([kind]) => kind)],
  rows: [
    row('kills', ({ kills: made }) => made),
    row('… of them while the server was starting', ({ killedWhileStarting }) => killedWhileStarting),
    row('calls answered', ({ answered }) => answered),
    row('calls cut off in the middle', ({ cutOff }) => cutOff),
    row('accounts', ({ customers }) => customers.filter(({ registered }) => registered).length),
    row(
      'generations acknowledged',
      sumOf(({ answers }) => answers.size),
    ),
    row(
      'saved scripts acknowledged',
      sumOf(({ scripts, deleted }) => scripts.size + deleted.size),
    ),
    row(
      'credits paid for',
      sumOf(({ creditsPaid }) => creditsPaid),
    ),
    row(
      'credits spent',
      sumOf(({ creditsSpent }) => creditsSpent),
    ),
    row('lost, half-written, doubled or wrongly counted', ({ problems }) => problems.length),
    row('ready again, ms (median)', ({ readyMs }) => Math.round(middle(readyMs))),
    row('ready again, ms (longest)', ({ readyMs }) => Math.round(Math.max(...readyMs))),
  ],
});
for (const [kind, { problems }] of reports) for (const problem of problems) console.error(`${kind}: ${problem}`);
process.exitCode = reports.every(([, { problems }]) => problems.length === 0) ? 0 : 1;

function row(name: string, figure: (report: CrashReport) => number): (string | number)[] {
  return [name, ...reports.map(([, report]) => figure(report).toLocaleString('en-US'))];
}

function sumOf(figure: (customer: CrashReport['customers'][number]) => number) {
  return ({ customers }: CrashReport) => customers.reduce((sum, customer) => sum + figure(customer), 0);
}
