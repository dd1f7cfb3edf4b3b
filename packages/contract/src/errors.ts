import { CONTACT_EMAIL } from './contact.ts';
import { GIVE_BACKS_A_MONTH } from './limits.ts';

/** Every way a call can be turned down, with the words a user sees unless the call has better ones. */
export const ERRORS = {
  'invalid-input': 'Some of what was sent cannot be used. Please check it and try again.',
  'invalid-json': 'The request is not valid JSON.',
  'unsupported-type': 'The request must be sent as JSON.',
  'body-too-large': 'That is too much to send at once. Please shorten it.',
  'wrong-credentials': 'Invalid email or password',
  'wrong-password': 'Current password is incorrect',
  'wrong-code': 'That code isn’t right, or it was used before. Try the next one your app shows.',
  'challenge-expired': 'That took too long, or too many codes were wrong. Please enter your password again.',
  'two-step-on': 'Two-step sign-in is on already.',
  'two-step-off': 'Two-step sign-in is not on.',
  'not-signed-in': 'Please sign in to continue.',
  // The browser looks for this code to know that a refresh will help; its spelling is part of the specification.
  TOKEN_EXPIRED: 'Your access token has expired.',
  'session-ended': 'Your session has ended. Please sign in again.',
  'not-allowed': "You don't have permission to do that.",
  'not-found': 'That could not be found.',
  'already-subscribed': 'You have a subscription already. You can manage it in your account settings.',
  'no-subscription': 'There is no subscription that this could be done with.',
  'already-on-sale': 'This plan is on promotion already.',
  'plan-changed': 'This plan was changed by someone else in the meantime. Please look at it again.',
  'script-changed':
    'This script was changed somewhere else while you were editing it. Compare the two before you save.',
  'cost-nothing': 'This answer cost you nothing, so there is nothing to give back.',
  'already-given-back': 'You already got this generation back.',
  'give-backs-used-up': `You already got ${GIVE_BACKS_A_MONTH} generations back this month, and that’s the most we can do. Next month you can get ${GIVE_BACKS_A_MONTH} more.`,
  'nothing-to-undo': 'There is nothing to undo here.',
  'link-expired': 'This link has expired or was used before. Please ask for a new one.',
  'mail-off': `This site can’t send email right now. Please write to ${CONTACT_EMAIL}, and we’ll help you.`,
  'last-admin': 'You are the only admin. Make someone else an admin first.',
  'payments-off': 'Payments are switched off on this server, so nothing can be bought.',
  'payments-unavailable': 'The payment provider does not answer right now. Nothing was changed. Please try again soon.',
  'bad-signature': 'The signature of this message is missing, wrong or too old.',
  'email-taken': 'An account with this email already exists. Please sign in instead.',
  'limit-reached': "You've reached your free limit. Upgrade to continue generating scripts.",
  'storage-full': 'There is no room left for this. Delete scripts you no longer need, then try again.',
  'no-credits': 'You have no credits remaining. Purchase more scripts to continue.',
  refused: 'This cannot be made here, because it could harm someone.',
  'out-of-scope': 'That is not something a script on Windows can do.',
  unclear: 'It is not clear yet what should happen and when.',
  'is-code': 'This is AutoHotkey code, not a description.',
  'tries-used-up': 'You’ve used your free tries for today. Sign up to go on: your first three scripts are free.',
  busy: 'We’re busy right now. Try again in a few seconds.',
  'not-finished': 'We couldn’t finish this one, and nothing was counted. Try again, or say it in fewer words.',
  interrupted: 'We were interrupted while writing this script, and nothing was counted. Please try again.',
  'key-reused': 'This Idempotency-Key was sent before with another description.',
  abandoned: 'The request was given up before it was answered.',
  'too-many-requests': 'Too many attempts. Please wait a moment and try again.',
  unavailable: 'The service is not available right now. Please try again in a moment.',
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
  v1: 'This is code for AutoHotkey version 1, which version 2 can’t run. Say in plain words what it should do, and we write it for version 2.',
  v2: 'This is AutoHotkey code already. Open it in the editor, where it’s checked and explained for free.',
} satisfies Record<CodeVersion, string>;
