import { expect, test } from 'vitest';
import { z } from 'zod';
import { mailVariables, readMail } from './mail-settings.ts';

const LIVE = { NODE_ENV: 'production' };
const DEVELOPMENT = { NODE_ENV: 'development' };
const SMTP = { SMTP_URL: 'smtps://name:pass@smtp.example.com', MAIL_FROM: 'Hotscribe <hello@example.com>' };
const APP_URL = 'https://hotscribe.example';

test('without a mail server, development keeps emails in an outbox and production sends none', () => {
  expect(readMail(DEVELOPMENT)).toEqual({ kind: 'outbox' });
  expect(readMail(LIVE)).toEqual({ kind: 'off' });
});

test('if a mail server is set up, it’s used in both development and production', () => {
  const smtp = { kind: 'smtp', url: SMTP.SMTP_URL, from: SMTP.MAIL_FROM };
  expect(readMail({ ...DEVELOPMENT, ...SMTP })).toEqual(smtp);
  expect(readMail({ ...LIVE, ...SMTP, APP_URL })).toEqual(smtp);
});

test('incomplete mail settings are rejected', () => {
  expect(() => readMail({ ...DEVELOPMENT, SMTP_URL: SMTP.SMTP_URL })).toThrow('set MAIL_FROM too');
  expect(() => readMail({ ...DEVELOPMENT, MAIL_FROM: SMTP.MAIL_FROM })).toThrow('MAIL_FROM alone sends nothing');
  expect(() => readMail({ ...LIVE, ...SMTP })).toThrow('set APP_URL too');
});

test.each(['localhost:25', 'https://smtp.example.com', 'smtp://', 'smtp.example.com'])(
  '%s is not accepted as a mail server',
  (url) => {
    expect(z.object(mailVariables).safeParse({ SMTP_URL: url }).success).toBe(false);
  },
);

test.each([
  ['hello@example.com', 'accepted'],
  ['Hotscribe <hello@example.com>', 'accepted'],
  ['Hotscribe', 'rejected'],
  ['Hotscribe <hello>', 'rejected'],
  ['a@example.com, b@example.com', 'rejected'],
  ['A\r\nBcc: <b@example.com>', 'rejected'],
])('the sender %j is %s', (sender, outcome) => {
  const { success } = z.object(mailVariables).safeParse({ MAIL_FROM: sender });
  expect(success ? 'accepted' : 'rejected').toBe(outcome);
});
