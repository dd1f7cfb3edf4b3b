import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { backUp } from '#db/back-up.ts';
import { restore } from '#db/restore.ts';
import { startProcess } from './support/server-process.ts';
import { PASSWORD } from './support/test-app.ts';
import { emptyDatabase, openTestDatabase, type TestDatabase } from './support/test-database.ts';

const FILE = 'hotscribe.sqlite';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hotscribe-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function command(name: 'backup' | 'restore', database: TestDatabase, ...args: string[]) {
  const run = startProcess(database, {}, [`${name}.ts`, ...args]);
  return { code: await run.ended, output: run.output().trim() };
}

async function register(url: string, email: string): Promise<number> {
  const body = JSON.stringify({ email, password: PASSWORD });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${url}/api/auth/register`, { method: 'POST', headers, body })).status;
}

/** A database with these accounts that nobody has open. */
async function databaseWith(...emails: string[]): Promise<TestDatabase> {
  const database = await emptyDatabase();
  const db = await openTestDatabase(database);
  for (const email of emails) {
    const user = { id: email, email, email_key: email, password_hash: '', role: 'user' as const, created_at: 0 };
    await db.insertInto('users').values(user).execute();
  }
  await db.destroy();
  return database;
}

function accountsIn(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('select email from users order by email').all();
  database.close();
  return rows.map(({ email }) => String(email));
}

describe.runIf(inject('database') === 'sqlite')('the embedded database', () => {
  test('can be backed up in full while in use, to a file that only its owner can read, and restored elsewhere', async () => {
    const database = await emptyDatabase();
    const server = startProcess(database);
    const url = await server.ready;
    await register(url, 'before@example.com');
    const backup = join(emptyFolder(), 'backup.sqlite');
    let isOver = false;
    let written = 0;
    const writing = (async () => {
      for (; !isOver; written += 1) await register(url, `meanwhile-${written}@example.com`);
    })();
    const { code, output } = await command('backup', database, backup);
    isOver = true;
    await writing;
    expect(output).toMatch(/^Backed up to .+backup\.sqlite: \d+ accounts and 0 saved scripts\.$/);
    expect(code).toBe(0);
    expect(written).toBeGreaterThan(0);
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(backup, '..'))).toEqual(['backup.sqlite']);
    expect(accountsIn(backup)).toContain('before@example.com');
    const elsewhere = await emptyDatabase();
    expect(await command('restore', elsewhere, backup)).toMatchObject({ code: 0 });
    const other = await startProcess(elsewhere).ready;
    expect(await register(other, 'before@example.com')).toBe(409);
    expect(await register(other, 'after@example.com')).toBe(200);
  });

  test('can’t be restored while a server is using it, and is left unchanged', async () => {
    const backup = join((await databaseWith('old@example.com')).dataDir, FILE);
    const database = await emptyDatabase();
    const server = startProcess(database);
    const url = await server.ready;
    await register(url, 'new@example.com');
    expect(await command('restore', database, backup)).toEqual({
      code: 1,
      output: 'A server is running on this database. Stop it, then restore. Nothing was changed.',
    });
    expect(await register(url, 'new@example.com')).toBe(409);
    server.child.kill('SIGKILL');
    await server.ended;
    expect(await command('restore', database, backup)).toMatchObject({ code: 0 });
    expect(accountsIn(join(database.dataDir, FILE))).toEqual(['old@example.com']);
  });

  test('is kept next to its replacement after a restore, readable only by its owner', async () => {
    const backup = join((await databaseWith('old@example.com')).dataDir, FILE);
    const database = await databaseWith('new@example.com', 'newer@example.com');
    const { output } = await command('restore', database, backup);
    const [, replaced = ''] = /kept as (.+)\.$/.exec(output) ?? [];
    expect(output).toContain('1 account and 0 saved scripts.');
    expect(accountsIn(join(database.dataDir, FILE))).toEqual(['old@example.com']);
    expect(accountsIn(replaced)).toEqual(['new@example.com', 'newer@example.com']);
    expect(statSync(replaced).mode & 0o777).toBe(0o600);
    expect(statSync(join(database.dataDir, FILE)).mode & 0o777).toBe(0o600);
    expect(readdirSync(database.dataDir).filter((name) => name.includes('restoring'))).toEqual([]);
    expect(await command('restore', database, replaced)).toMatchObject({ code: 0 });
    expect(accountsIn(join(database.dataDir, FILE))).toEqual(['new@example.com', 'newer@example.com']);
  });

  test('can be put back less than a second after a restore replaced it', async () => {
    const backup = join((await databaseWith('old@example.com')).dataDir, FILE);
    const file = join((await databaseWith('new@example.com')).dataDir, FILE);
    const { replaced = '' } = await restore(backup, file, 1000);
    const again = await restore(replaced, file, 1001);
    expect(accountsIn(file)).toEqual(['new@example.com']);
    expect(accountsIn(again.replaced ?? '')).toEqual(['old@example.com']);
  });

  test('can be restored over an unreadable file, and that file is kept', async () => {
    const backup = join((await databaseWith('old@example.com')).dataDir, FILE);
    const database = await databaseWith('new@example.com');
    const file = join(database.dataDir, FILE);
    writeFileSync(file, 'no longer a database'.repeat(1000));
    const { code, output } = await command('restore', database, backup);
    expect(code).toBe(0);
    expect(accountsIn(file)).toEqual(['old@example.com']);
    const [, replaced = ''] = /kept as (.+)\.$/.exec(output) ?? [];
    expect(readFileSync(replaced, 'utf8')).toContain('no longer a database');
  });

  test('is left unchanged when a backup or restore is given a bad file, name, or folder', async () => {
    const database = await databaseWith('ada@example.com');
    const file = join(database.dataDir, FILE);
    const folder = emptyFolder();
    const at = (name: string) => join(folder, name);
    writeFileSync(at('text'), 'some text');
    new DatabaseSync(at('foreign')).exec('create table things (name text); insert into things values (1)');
    copyFileSync(file, at('damaged'));
    const bytes = readFileSync(file);
    writeFileSync(at('damaged'), bytes.fill(7, 4096 * 3, 4096 * 9));
    copyFileSync(file, at('later'));
    new DatabaseSync(at('later')).exec("insert into kysely_migration values ('9999-later', '')");
    const restoring = (name: string) => expect(restore(at(name), file, 0)).rejects;
    await restoring('text').toThrow(/^Couldn’t restore .+text: file is not a database\.$/);
    await restoring('foreign').toThrow(/foreign isn’t a Hotscribe database\.$/);
    await restoring('damaged').toThrow(/damaged/);
    await restoring('later').toThrow(/later was made by a later version of Hotscribe\. Update this one first\.$/);
    await restoring('missing').toThrow(/^There’s no file .+missing\.$/);
    const backingUp = (name: string) => expect(backUp(file, at(name))).rejects;
    await backingUp('text').toThrow(/text already exists\. Choose another name\.$/);
    await backingUp('no/such/folder').toThrow(/^Couldn’t back up the database to .+: the path does not exist\.$/);
    await expect(backUp(at('missing'), at('copy'))).rejects.toThrow(/^There’s no database at .+missing\.$/);
    expect(await command('restore', database)).toEqual({ code: 1, output: 'Usage: npm run restore -- FILE' });
    expect(accountsIn(file)).toEqual(['ada@example.com']);
    expect(readFileSync(at('text'), 'utf8')).toBe('some text');
    expect(existsSync(at('no'))).toBe(false);
    expect(readdirSync(database.dataDir).filter((name) => name !== FILE && !name.startsWith(`${FILE}-`))).toEqual([]);
  });
});

test.runIf(inject('database') === 'postgres')(
  'the backup command refers PostgreSQL users to pg_dump and pg_restore',
  async () => {
    const { code, output } = await command('backup', await emptyDatabase(), join(emptyFolder(), 'backup'));
    expect({ code, output }).toEqual({
      code: 1,
      output:
        'DATABASE_URL points to PostgreSQL, and this command is for the embedded database. Use pg_dump and pg_restore.',
    });
  },
);
