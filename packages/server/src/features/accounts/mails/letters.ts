import { CONFIRM_LINK_DAYS, CONTACT_EMAIL, PAGES, RESET_LINK_MINUTES } from '@hotscribe/contract';
import type { Letter } from '#mail/letter.ts';

const IGNORE = 'If this wasn’t you, you can ignore this email.';

export function resetPassword(url: string): Letter {
  return {
    subject: 'Choose a new password',
    before: ['Someone, hopefully you, asked for a new password for your Hotscribe account.'],
    action: { label: 'Choose a new password', url },
    after: [
      `The link works only once and expires in ${RESET_LINK_MINUTES} minutes.`,
      `${IGNORE} Your password won’t change.`,
    ],
  };
}

export function passwordChanged(siteUrl: string): Letter {
  return {
    subject: 'Your password was changed',
    before: [
      'Your Hotscribe password was just changed, and you were signed out of every other browser.',
      'If that was you, you’re all set.',
      wasNotYou(siteUrl),
    ],
  };
}

export function confirmEmail(url: string): Letter {
  return {
    subject: 'Confirm your email address',
    before: [
      'Please confirm that this is your email address. That way you can always get back into your Hotscribe account.',
    ],
    action: { label: 'Confirm address', url },
    after: [`The link works for ${CONFIRM_LINK_DAYS} days.`, IGNORE],
  };
}

export function changeEmail(url: string): Letter {
  return {
    subject: 'Confirm your new email address',
    before: ['Please confirm that you want to use this address for your Hotscribe account.'],
    action: { label: 'Use this address', url },
    after: [`The link works for ${CONFIRM_LINK_DAYS} days. Until you open it, nothing changes.`, IGNORE],
  };
}

export function emailChangeAsked(newEmail: string, siteUrl: string): Letter {
  return {
    subject: 'Your email address is about to change',
    before: [
      `Someone, hopefully you, asked to change the email address on your Hotscribe account to ${newEmail}. It will change once someone opens the link we sent there.`,
      'If that was you, you’re all set.',
      `If this wasn’t you, choose a new password right away at ${siteUrl}${PAGES.forgotPassword.path}. That will stop the change.`,
    ],
  };
}

export function emailChanged(newEmail: string): Letter {
  return {
    subject: 'Your email address was changed',
    before: [
      `Your Hotscribe account now uses ${newEmail}. From now on, sign in with that address.`,
      `If this wasn’t you, write to us at ${CONTACT_EMAIL}.`,
    ],
  };
}

export function twoStepOn(): Letter {
  return {
    subject: 'Two-step sign-in is on',
    before: [
      'Two-step sign-in was just turned on for your Hotscribe account, and you were signed out of every other browser. From now on, you’ll sign in with your password and a code from your authenticator app.',
      'Keep your recovery codes in a safe place. Each one lets you in once if you lose your phone.',
      `If this wasn’t you, write to us at ${CONTACT_EMAIL}.`,
    ],
  };
}

export function twoStepOff(byAdmin: boolean, siteUrl: string): Letter {
  return {
    subject: 'Two-step sign-in is off',
    before: [
      `Two-step sign-in was just turned off for your Hotscribe account${byAdmin ? ' by our support team' : ''}. From now on, you’ll sign in with just your password.`,
      'You can turn it back on in your account settings at any time.',
      wasNotYou(siteUrl),
    ],
  };
}

/** `left` is unset where two-step sign-in is off by now, and codes are of no use. */
export function recoveryCodeUsed(left: number | undefined, siteUrl: string): Letter {
  const rest = left === 0 ? 'That was your last one' : `You have ${left} left`;
  const more = left === undefined ? '' : ` ${rest}; you can make new ones in your account settings.`;
  return {
    subject: 'A recovery code was used',
    before: [
      `One of your Hotscribe recovery codes was just used instead of a code from your app.${more}`,
      'If that was you, you’re all set.',
      wasNotYou(siteUrl),
    ],
  };
}

function wasNotYou(siteUrl: string): string {
  return `If this wasn’t you, choose a new password right away at ${siteUrl}${PAGES.forgotPassword.path}, or write to us at ${CONTACT_EMAIL}.`;
}
