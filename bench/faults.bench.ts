// npm run bench -- faults [--only payments]: things around a running server break, and come back.
import { parseArgs } from 'node:util';
import { clockJumps } from './faults/clock-jumps.ts';
import { postgresAway, postgresFull, sqliteFull, sqliteLocked } from './faults/database-faults.ts';
import { cells, wrongIn } from './faults/fault-row.ts';
import { mailFaults } from './faults/mail-faults.ts';
import { modelFaults } from './faults/model-faults.ts';
import { paymentFaults } from './faults/payment-faults.ts';
import { writeReliability } from './reliability-page.ts';

const FAULTS = {
  away: postgresAway,
  locked: sqliteLocked,
  'full-sqlite': sqliteFull,
  'full-postgres': postgresFull,
  clock: clockJumps,
  payments: paymentFaults,
  mail: mailFaults,
  model: modelFaults,
};

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const rows = [];
for (const [name, tryFault] of Object.entries(FAULTS)) {
  if (values.only && name !== values.only) continue;
  console.log(`${name} …`);
  rows.push(...(await tryFault()));
}

const wrong = rows.flatMap(wrongIn);
const section = {
  title: 'Faults',
  command: 'npm run bench -- faults',
  about:
    'One real server process, never started again, while things around it break and come back. Meanwhile three people save one script after the other; for payments, mail and the language model somebody does what needs them. Allowed is what was wanted, or a 503 or 429 with words; a 500, no answer within 25 s, or a wrong answer counts as wrong. Everything that was acknowledged is read again afterwards. The clock of the server is set off by a preload that shifts `Date`; the full disk is a small tmpfs, which needs root.',
  head: ['what broke', 'answers', 'slowest, ms', 'acknowledged and lost', 'well again after, ms', 'wrong'],
  rows: rows.map(cells),
};
if (values.only) console.log(section.rows.map((row) => row.join(' | ')).join('\n'));
else writeReliability(section);
for (const problem of wrong) console.error(problem);
process.exitCode = wrong.length === 0 ? 0 : 1;
