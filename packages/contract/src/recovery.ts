import { z } from 'zod';
import { chosenPassword, emailAddress, MESSAGES, requiredText } from './account-rules.ts';
import { endpoint } from './endpoint.ts';

const doneReply = z.object({ success: z.literal(true), message: z.string() });

const linkToken = requiredText('The link is not complete').max(200, 'That is not one of our links');

export const forgotPasswordEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  summary: 'Send a link for a new password; the answer is the same whether the address has an account or not',
  input: z.strictObject({ email: emailAddress('Please enter your email address') }),
  /** `toOutbox`: this server is for trying things out, and shows its mails at /sandbox/outbox instead of sending them. */
  output: doneReply.extend({ toOutbox: z.boolean() }),
  errors: ['mail-off', 'too-many-requests'],
});

export const resetPasswordEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  summary: 'Choose a new password with the link that was sent; every session of the account ends',
  input: z.strictObject({
    token: linkToken,
    password: chosenPassword(MESSAGES.fillAllPasswordFields, MESSAGES.weakNewPassword),
  }),
  output: doneReply,
  errors: ['link-expired', 'too-many-requests'],
});
