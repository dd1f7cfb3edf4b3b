import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { FaultRow } from './fault-row.ts';
import { type Fault, faultyLine } from './faulty-line.ts';
import { startFaultyServer } from './faulty-server.ts';
import { look, newSeen, newVisitor } from './people.ts';

const FAULTS: [string, Fault][] = [
  ['down', 'down'],
  ['slow: takes the connection and says nothing', 'slow'],
  ['lying: greets in another protocol', { answers: 'HTTP/1.1 200 OK\r\n\r\nhello' }],
  ['lying: a greeting without an end', { endlessly: `220-\0${'a'.repeat(65_536)}` }],
];
// The next attempt after a failure comes after 10 s, and a slow server is waited for as long before.
const ARRIVES_WITHIN_MS = 90_000;

/** Whoever forgot the password hears the same as always, and gets the mail once the mail server takes it. */
export async function mailFaults(): Promise<FaultRow[]> {
  const arrived: string[] = [];
  const mailServer = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => {
      stream.resume().on('end', () => {
        arrived.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  const line = await faultyLine((mailServer.server.address() as { port: number }).port);
  const server = await startFaultyServer({
    SMTP_URL: `smtp://127.0.0.1:${line.port}`,
    MAIL_FROM: 'Hotscribe <hello@hotscribe.test>',
  });
  try {
    const rows: FaultRow[] = [];
    for (const [name, fault] of FAULTS) {
      const seen = newSeen();
      const ada = await newVisitor(server.url);
      // The mail that confirms the address has gone before.
      await until(() => arrived.includes(ada.email));
      arrived.length = 0;
      line.be(fault);
      line.used();
      const body = { email: ada.email };
      await look(seen, 'forgetting', () => ada.call('POST', '/api/auth/forgot-password', { body }));
      await until(() => line.used() > 0);
      await look(seen, 'going on', () => ada.call('GET', '/api/user'));
      line.be('none');
      const from = performance.now();
      await until(() => arrived.length > 0);
      const wellAgainMs = performance.now() - from;
      const kept = { acknowledged: 1, lost: arrived.includes(ada.email) ? 0 : 1 };
      rows.push({ fault: `mail server ${name}`, seen, kept, wellAgainMs });
    }
    return rows;
  } finally {
    await server.stop();
    await line.stop();
    await new Promise<void>((resolve) => mailServer.close(() => resolve()));
  }
}

async function until(isSo: () => boolean): Promise<void> {
  for (const end = performance.now() + ARRIVES_WITHIN_MS; !isSo(); await sleep(50)) {
    if (performance.now() > end) return;
  }
}
