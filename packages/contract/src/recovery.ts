import { z } from 'zod';
import { chosenPassword, emailAddress, MESSAGES, requiredText } from './account-rules.ts';
import { endpoint } from './endpoint.ts';
import { user } from './user.ts';

const doneReply = z.object({ success: z.literal(true), message: z.string() });

const linkToken = requiredText('The link is incomplete').max(200, 'That isn’t one of our links');

export const forgotPasswordEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  summary: 'Send a password reset link; the answer is the same whether or not the address has an account',
  input: z.strictObject({ email: emailAddress('Please enter your email address') }),
  /** `toOutbox`: this server is for trying things out, and shows its mails at /sandbox/outbox instead of sending them. */
  output: doneReply.extend({ toOutbox: z.boolean() }),
  errors: ['mail-off', 'too-many-requests'],
});

export const resetPasswordEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  summary: 'Set a new password with the link from the email; every session of the account ends',
  input: z.strictObject({
    token: linkToken,
    password: chosenPassword(MESSAGES.fillAllPasswordFields, MESSAGES.weakNewPassword),
  }),
  output: doneReply,
  errors: ['link-expired', 'too-many-requests'],
});

export const confirmEmailEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-email',
  access: 'public',
  summary: 'Confirm an email address, or a change of address, with the link sent to it',
  input: z.strictObject({ token: linkToken }),
  output: doneReply.extend({ email: z.string() }),
  errors: ['link-expired', 'email-taken', 'too-many-requests'],
});

export const sendConfirmationEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/send-confirmation',
  access: 'signed-in',
  summary: 'Resend the link that confirms the email address or a change of address',
  input: z.strictObject({}),
  output: z.object({ success: z.literal(true), toOutbox: z.boolean(), user }),
  errors: ['mail-off', 'too-many-requests'],
});

export const keepEmailEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/keep-email',
  access: 'signed-in',
  summary: 'Cancel a change of address that hasn’t been confirmed yet',
  input: z.strictObject({}),
  output: z.object({ success: z.literal(true), user }),
  errors: [],
});
