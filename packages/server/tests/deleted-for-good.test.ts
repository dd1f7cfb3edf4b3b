import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, inject, test } from 'vitest';
import { signUp } from './support/script-user.ts';
import { allDelivered, CARDS, startBuyer } from './support/shop.ts';
import { bearer, PASSWORD, startTestApp } from './support/test-app.ts';
import { emptyDatabase, openTestDatabase } from './support/test-database.ts';
import { everything } from './support/whole-database.ts';

test('a deleted account leaves no trace in the payment sandbox either, even after purchases and an email change', async () => {
  const app = await startTestApp({ payments: { kind: 'sandbox' } });
  const user = await startBuyer(app, 'ada@example.com');
  const other = await startBuyer(app, 'eve@example.com');
  await other.checkout('per-script');
  for (const plan of ['per-script', 'monthly'] as const) {
    const body = new URLSearchParams({ number: CARDS.pays, expiry: '12/39', cvc: '123' });
    await fetch(await user.checkout(plan), { method: 'POST', redirect: 'manual', body });
  }
  await allDelivered(app.db);
  await app.call('PUT', '/api/auth/update-email', {
    headers: bearer(user.accessToken),
    body: { newEmail: 'lovelace@example.com', password: PASSWORD },
  });
  const TRACES = [user.id, 'ada@example.com', 'lovelace@example.com'];
  const before = await everything(app);
  expect(TRACES.filter((trace) => before.includes(trace))).toEqual(TRACES);
  expect((await user.post('/api/account/delete', { password: PASSWORD })).status).toBe(200);
  await allDelivered(app.db);
  const left = await everything(app);
  expect(TRACES.filter((trace) => left.includes(trace))).toEqual([]);
  expect(left).toContain('eve@example.com');
  expect((await other.post('/api/account/delete', { password: PASSWORD })).status).toBe(200);
});

test('request keys sent to the payment provider contain no email address', async () => {
  const app = await startTestApp({ payments: { kind: 'sandbox' } });
  await (await startBuyer(app, 'ada@example.com')).checkout('per-script');
  const requests = await app.db.selectFrom('sandbox_requests').select('idempotency_key').execute();
  expect(requests.length).toBeGreaterThan(0);
  expect(JSON.stringify(requests)).not.toContain('ada@example.com');
});

test.runIf(inject('database') === 'sqlite')('deleted data can’t be read from the database files either', async () => {
  const database = await emptyDatabase();
  const app = await startTestApp({ database });
  const user = await signUp(app, {}, 'ada@example.com');
  const files = () => {
    const names = readdirSync(database.dataDir).filter((name) => name.startsWith('hotscribe.sqlite'));
    return names.map((name) => readFileSync(join(database.dataDir, name), 'latin1')).join('');
  };
  for (let index = 0; index < 20; index += 1) {
    const script = `MsgBox("sesame ${index} ${'open '.repeat(index * 300)}")`;
    const { id } = await user.save({ name: 'Sesame', description: 'sesame', script });
    await user.put(`/api/scripts/${id}`, { name: 'Sesame', script: `${script}\nMsgBox("sesame again")` });
  }
  expect(files()).toContain('sesame 7');
  expect((await user.post('/api/account/delete', { password: PASSWORD })).status).toBe(200);
  expect(files()).not.toMatch(/sesame|ada@example\.com/i);
});

test.runIf(inject('database') === 'sqlite')(
  'deleted data that an earlier version left in the database file is erased at the next startup',
  async () => {
    const database = await emptyDatabase();
    const file = join(database.dataDir, 'hotscribe.sqlite');
    await (await openTestDatabase(database)).destroy();
    const earlier = new DatabaseSync(file);
    earlier.exec('pragma user_version = 0; pragma secure_delete = off; create table left_over (text)');
    for (let index = 0; index < 50; index += 1) {
      earlier.prepare('insert into left_over values (?)').run(`sesame ${'open '.repeat(500)}`);
    }
    earlier.exec('drop table left_over');
    earlier.close();
    expect(readFileSync(file, 'latin1')).toContain('sesame');
    await (await openTestDatabase(database)).destroy();
    expect(readFileSync(file, 'latin1')).not.toContain('sesame');
  },
);
