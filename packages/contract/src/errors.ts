import { CONTACT_EMAIL } from './contact.ts';
import { GIVE_BACKS_A_MONTH } from './limits.ts';

/** Every way a call can be turned down, with the words a user sees unless the call has better ones. */
export const ERRORS = {
  'invalid-input': 'Some of these entries aren’t valid. Please check them and try again.',
  'invalid-json': 'The request isn’t valid JSON.',
  'unsupported-type': 'The request must be sent as JSON.',
  'body-too-large': 'That’s too much to send at once. Please shorten it.',
  'wrong-credentials': 'Invalid email or password',
  'wrong-password': 'Current password is incorrect',
  'wrong-code': 'That code isn’t right, or it’s already been used. Try the next one your app shows.',
  'challenge-expired': 'That took too long, or you entered too many wrong codes. Please enter your password again.',
  'two-step-on': 'Two-step sign-in is already on.',
  'two-step-off': 'Two-step sign-in isn’t on.',
  'not-signed-in': 'Please sign in to continue.',
  // The browser looks for this code to know that a refresh will help; its spelling is part of the specification.
  TOKEN_EXPIRED: 'Your access token has expired.',
  'session-ended': 'Your session has ended. Please sign in again.',
  'not-allowed': 'You don’t have permission to do that.',
  'not-found': 'We couldn’t find that.',
  'already-subscribed': 'You already have a subscription. You can manage it in your account settings.',
  'no-subscription': 'You don’t have a subscription to change.',
  'already-on-sale': 'This plan is already on promotion.',
  'plan-changed': 'Someone else changed this plan in the meantime. Please check it again.',
  'script-changed':
    'This script was changed somewhere else while you were editing it. Compare the two versions before you save.',
  'cost-nothing': 'This script didn’t count against your plan in the first place.',
  'already-given-back': 'We’ve already taken this script off your count.',
  'give-backs-used-up': `We’ve already taken ${GIVE_BACKS_A_MONTH} scripts off your count this month, and that’s the limit. You can do this again next month.`,
  'nothing-to-undo': 'There’s nothing to undo.',
  'link-expired': 'This link has expired or has already been used. Please request a new one.',
  'mail-off': `This site can’t send email right now. Please write to ${CONTACT_EMAIL}, and we’ll help you.`,
  'last-admin': 'You’re the only admin. Make someone else an admin first.',
  'payments-off': 'Payments are turned off on this site, so you can’t buy anything here.',
  'payments-unavailable':
    'The payment provider isn’t responding right now. Nothing was changed. Please try again soon.',
  'bad-signature': 'This message’s signature is missing, wrong, or too old.',
  'email-taken': 'An account with this email already exists. Please sign in instead.',
  'limit-reached': "You've reached your free limit. Upgrade to continue generating scripts.",
  'storage-full': 'You’re out of space. Delete scripts you no longer need, then try again.',
  'no-credits': 'You have no credits remaining. Purchase more scripts to continue.',
  refused: 'We can’t write this script because it could harm someone.',
  'out-of-scope': 'That’s not something a Windows script can do.',
  unclear: 'It’s not clear yet what should happen and when.',
  'is-code': 'This is AutoHotkey code, not a description.',
  'tries-used-up': 'You’ve used your free tries for today. Sign up to keep going: your first three scripts are free.',
  busy: 'We’re busy right now. Try again in a few seconds.',
  'not-finished':
    'We couldn’t finish this script, so it didn’t count against your plan. Try again, or use fewer words.',
  interrupted: 'We were interrupted while writing this script, so it didn’t count against your plan. Please try again.',
  'key-reused': 'This Idempotency-Key was already used with a different description.',
  abandoned: 'The request was canceled before it was answered.',
  'too-many-requests': 'Too many attempts. Please wait a moment and try again.',
  unavailable: 'The service isn’t available right now. Please try again in a moment.',
  internal: 'Something went wrong on our side. Please try again.',
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** Why a description did not become a script. None of these costs a generation. */
export const NO_SCRIPT_KINDS = ['refused', 'out-of-scope', 'unclear'] as const satisfies readonly ErrorCode[];

export type NoScriptKind = (typeof NO_SCRIPT_KINDS)[number];

/** Versions of AutoHotkey that a description can turn out to be code of. */
export const CODE_VERSIONS = ['v1', 'v2'] as const;

export type CodeVersion = (typeof CODE_VERSIONS)[number];

export const CODE_MESSAGES = {
  v1: 'This code is for AutoHotkey version 1 and won’t run in version 2. Describe in plain English what it should do, and we’ll write it for version 2.',
  v2: 'This is already AutoHotkey code. Open it in the editor to have it checked and explained for free.',
} satisfies Record<CodeVersion, string>;
