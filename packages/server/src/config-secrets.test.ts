import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';

const SECRET = 'kX3v-9sTqLw0zR7_bN2mYc8dFhJ4pGu6';

function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'hotscribe-secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'secret');
  writeFileSync(file, text);
  return file;
}

test('a secret is read from the file named in its _FILE variable, without the trailing line break', () => {
  const url = 'postgres://someone:secret@database/hotscribe';
  const config = readConfig({ JWT_SECRET_FILE: fileWith(`${SECRET}\n`), DATABASE_URL_FILE: fileWith(url) });
  expect(config).toMatchObject({ jwtSecret: SECRET, databaseUrl: url });
});

test('a secret read from a file has to meet the same requirements as any other', () => {
  expect(() => readConfig({ JWT_SECRET_FILE: fileWith('a'.repeat(40)) })).toThrow('JWT_SECRET is too easy to guess');
});

test('the server won’t start if a secret file is missing or a secret is set twice', () => {
  expect(() => readConfig({ JWT_SECRET_FILE: '/nowhere/secret' })).toThrow(
    'Cannot read JWT_SECRET_FILE (/nowhere/secret): the path does not exist.',
  );
  expect(() => readConfig({ JWT_SECRET: SECRET, JWT_SECRET_FILE: fileWith(SECRET) })).toThrow(
    'JWT_SECRET and JWT_SECRET_FILE are both set. Keep one of them.',
  );
  expect(readConfig({ JWT_SECRET: SECRET, JWT_SECRET_FILE: '' }).jwtSecret).toBe(SECRET);
});
