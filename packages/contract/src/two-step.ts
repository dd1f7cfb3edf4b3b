import { z } from 'zod';
import { emailAddress, MESSAGES, requiredText } from './account-rules.ts';
import { authReply } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { PASSWORD_MAX_LENGTH, RECOVERY_CODE_LENGTH } from './limits.ts';

const success = z.literal(true);
const doneReply = z.object({ success, message: z.string() });

export const TWO_STEP_MESSAGES = {
  enterCode: 'Please enter the code',
  appCode: 'The code from your app has 6 digits',
  recoveryCode: `A recovery code has ${RECOVERY_CODE_LENGTH} letters and numbers`,
  eitherCode: `Enter the 6 digits from your app, or a recovery code of ${RECOVERY_CODE_LENGTH} letters and numbers`,
} as const;

// Letters and numbers that nobody mistakes for one another when they read a code off paper.
export const RECOVERY_CODE_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const APP_CODE = /^\d{6}$/;
const RECOVERY_CODE = new RegExp(`^[${RECOVERY_CODE_LETTERS}]{${RECOVERY_CODE_LENGTH}}$`);

export function isAppCode(code: string): boolean {
  return APP_CODE.test(code);
}

/** The code that an authenticator app shows now. */
export const appCode = codeText(isAppCode, TWO_STEP_MESSAGES.appCode);

export const recoveryCode = codeText((code) => RECOVERY_CODE.test(code), TWO_STEP_MESSAGES.recoveryCode);

const eitherCode = codeText((code) => isAppCode(code) || RECOVERY_CODE.test(code), TWO_STEP_MESSAGES.eitherCode);

const password = requiredText(MESSAGES.enterPassword).max(PASSWORD_MAX_LENGTH, MESSAGES.longPassword);

export const secondStepEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/second-step',
  access: 'public',
  summary: 'Finish signing in, with a code from the authenticator app or a recovery code',
  input: z.strictObject({
    challenge: requiredText('The challenge is missing').max(200, 'That challenge isn’t valid'),
    code: eitherCode,
  }),
  output: authReply,
  errors: ['wrong-code', 'challenge-expired', 'too-many-requests'],
});

/** Whether an account asks for a code as well as for the password. Its secret is in none of our answers but one. */
export const twoStepState = z.object({
  on: z.boolean(),
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.number().int(),
});

export type TwoStepState = z.infer<typeof twoStepState>;

export const twoStepEndpoint = endpoint({
  method: 'GET',
  path: '/api/account/two-step',
  access: 'signed-in',
  summary: 'Check whether two-step sign-in is on, and how many recovery codes are left',
  input: z.strictObject({}),
  output: z.object({ success, ...twoStepState.shape }),
  errors: [],
});

export const beginTwoStepEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/two-step/begin',
  access: 'signed-in',
  summary: 'Create a new secret for an authenticator app; nothing changes until one of its codes is confirmed',
  input: z.strictObject({ password }),
  /** `secret` in base32, and in `address` as authenticator apps read it from a QR code. */
  output: z.object({ success, secret: z.string(), address: z.string() }),
  errors: ['wrong-password', 'two-step-on', 'too-many-requests'],
});

const newCodesReply = z.object({ success, recoveryCodes: z.array(z.string()) });

export const confirmTwoStepEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/two-step/confirm',
  access: 'signed-in',
  summary:
    'Turn on two-step sign-in with a first code; every other session ends. The only call that returns recovery codes',
  input: z.strictObject({ code: appCode }),
  output: newCodesReply,
  errors: ['wrong-code', 'two-step-on', 'two-step-off', 'too-many-requests'],
});

const passwordAndCode = z.strictObject({ password, code: eitherCode });

export const newRecoveryCodesEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/two-step/recovery-codes',
  access: 'signed-in',
  summary: 'Create new recovery codes; the old ones stop working',
  input: passwordAndCode,
  output: newCodesReply,
  errors: ['wrong-password', 'wrong-code', 'two-step-off', 'too-many-requests'],
});

export const turnOffTwoStepEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/two-step/turn-off',
  access: 'signed-in',
  summary: 'Turn off two-step sign-in; its secret and recovery codes are deleted',
  input: passwordAndCode,
  output: doneReply,
  errors: ['wrong-password', 'wrong-code', 'two-step-off', 'too-many-requests'],
});

export const turnOffUserTwoStepEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/users/turn-off-two-step',
  access: 'admin',
  summary: 'Turn off two-step sign-in for a user who lost their phone and recovery codes',
  input: z.strictObject({ email: emailAddress('Please enter an email address') }),
  output: doneReply,
  errors: ['not-found', 'two-step-off'],
});

// However it was copied: apps show it in groups, and people add dashes and capitals.
function codeText(isRight: (code: string) => boolean, wrong: string) {
  return requiredText(TWO_STEP_MESSAGES.enterCode)
    .max(100, wrong)
    .overwrite((code) => code.replace(/[\s-]/g, '').toLowerCase())
    .min(1, TWO_STEP_MESSAGES.enterCode)
    .refine((code) => code === '' || isRight(code), wrong);
}
