import { z } from 'zod';
import { chosenPassword, emailAddress, MESSAGES, requiredText } from './account-rules.ts';
import { endpoint } from './endpoint.ts';
import { PASSWORD_MAX_LENGTH } from './limits.ts';
import { user } from './user.ts';

const { fillAllFields, fillAllPasswordFields, fillAllEmailFields } = MESSAGES;

export const authReply = z.object({
  success: z.literal(true),
  user,
  accessToken: z.string(),
  refreshToken: z.string(),
});

/** The password was right, and the account asks for a code too: nobody is signed in yet. */
const secondStepNeeded = z.object({
  success: z.literal(true),
  secondStep: z.object({ challenge: z.string(), expiresAt: z.iso.datetime() }),
});

const doneReply = z.object({ success: z.literal(true), message: z.string() });

const checkedPassword = (missing: string) => requiredText(missing).max(PASSWORD_MAX_LENGTH, MESSAGES.longPassword);

const refreshToken = requiredText('No refresh token').max(200, 'That isn’t a refresh token');

export const registerEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  summary: 'Create an account and sign in',
  input: z.strictObject({
    email: emailAddress(fillAllFields),
    password: chosenPassword(fillAllFields, MESSAGES.weakPassword),
  }),
  output: authReply,
  errors: ['email-taken', 'too-many-requests'],
});

export const loginEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary: 'Sign in; an account with two-step sign-in gets a 202 and a challenge for the second step',
  input: z.strictObject({ email: emailAddress(fillAllFields), password: checkedPassword(fillAllFields) }),
  output: authReply,
  later: secondStepNeeded,
  errors: ['wrong-credentials', 'too-many-requests'],
});

export const refreshEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/refresh',
  access: 'public',
  summary: 'Exchange a refresh token for a new pair of tokens; each refresh token works once',
  input: z.strictObject({ refreshToken }),
  output: authReply,
  errors: ['session-ended', 'too-many-requests'],
});

export const logoutEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'public',
  summary: 'End the session a refresh token belongs to; an expired token is not an error',
  input: z.strictObject({ refreshToken }),
  output: doneReply,
  errors: [],
});

export const updatePasswordEndpoint = endpoint({
  method: 'PUT',
  path: '/api/auth/update-password',
  access: 'signed-in',
  summary: 'Change the password; every other session of the account ends',
  input: z
    .strictObject({
      currentPassword: checkedPassword(fillAllPasswordFields),
      newPassword: chosenPassword(fillAllPasswordFields, MESSAGES.weakNewPassword),
    })
    .refine((input) => input.currentPassword !== input.newPassword, {
      error: MESSAGES.samePassword,
      path: ['newPassword'],
    }),
  output: doneReply,
  errors: ['wrong-password', 'too-many-requests'],
});

export const updateEmailEndpoint = endpoint({
  method: 'PUT',
  path: '/api/auth/update-email',
  access: 'signed-in',
  summary:
    'Change the account’s email address: after the link sent to the new address is opened, or immediately if the server sends no email',
  input: z.strictObject({
    newEmail: emailAddress(fillAllEmailFields),
    password: checkedPassword(fillAllEmailFields),
  }),
  output: doneReply.extend({ user }),
  errors: ['wrong-password', 'email-taken', 'too-many-requests'],
});
