import { ensureFirstAdmin, type FirstAdmin } from '#features/accounts/first-admin.ts';
import { StartupError } from '#lib/startup-error.ts';
import { ollamaHint } from '#llm/local-ollama.ts';
import type { MailSettings } from '#mail/mail-settings.ts';
import { readConfig } from './config.ts';
import { startServer } from './start-server.ts';

// A writer that still loads its model must finish that first, and on a busy machine that takes a while.
const PATIENCE_MS = 30_000;

try {
  const config = readConfig(process.env);
  const server = await startServer(config);
  // Before anybody is told that it is ready: a signal that comes first would end the process in the middle of its work.
  stopOnSignal(server.stop);
  announceAdmin(await ensureFirstAdmin(server.db, config, Date.now()));
  console.log(`Hotscribe is ready at ${server.url}`);
  announceMail(config.mail, server.url);
  if (!config.model) mentionOllama();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function announceAdmin(admin: FirstAdmin): void {
  if (admin.kind === 'address-in-use') {
    console.log(`There’s no admin yet. Make one with: npm run admin -- grant ${admin.email}`);
  }
  if (admin.kind !== 'made') return;
  console.log(`Admin account: ${admin.email}`);
  if (admin.generatedPassword) console.log(`Its password, shown only once: ${admin.generatedPassword}`);
}

function announceMail({ kind }: MailSettings, url: string): void {
  if (kind === 'outbox') console.log(`Test mode: emails aren’t sent. Read them at ${url}/sandbox/outbox`);
  if (kind === 'off') console.log('Email is off, so nobody can reset a password. Set SMTP_URL and MAIL_FROM.');
}

// After the server is ready, and not waited for.
function mentionOllama(): void {
  ollamaHint().then((hint) => hint && console.log(hint));
}

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  // A terminal sends Ctrl+C to every process of the command, so the same signal may arrive twice.
  const onSignal = async () => {
    if (stopping) return;
    stopping = true;
    console.log('Stopping: finishing open requests…');
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    await stop();
    console.log('Hotscribe has stopped.');
    process.exit(0);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
