import { z } from 'zod';
import { chosenPassword, emailAddress, MESSAGES, requiredText } from './account-rules.ts';
import { endpoint } from './endpoint.ts';
import { user } from './user.ts';

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

export const confirmEmailEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-email',
  access: 'public',
  summary: 'Confirm an address, or a change to it, with the link that was sent there',
  input: z.strictObject({ token: linkToken }),
  output: doneReply.extend({ email: z.string() }),
  errors: ['link-expired', 'email-taken', 'too-many-requests'],
});

export const sendConfirmationEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/send-confirmation',
  access: 'signed-in',
  summary: 'Send the link once more that confirms the address, or the change to another',
  input: z.strictObject({}),
  output: z.object({ success: z.literal(true), toOutbox: z.boolean(), user }),
  errors: ['mail-off', 'too-many-requests'],
});

export const keepEmailEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/keep-email',
  access: 'signed-in',
  summary: 'Give up a change of address that waits to be confirmed',
  input: z.strictObject({}),
  output: z.object({ success: z.literal(true), user }),
  errors: [],
});
