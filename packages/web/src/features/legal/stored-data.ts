import {
  ACCESS_TOKEN_SECONDS,
  ANSWERS_KEPT,
  ANSWERS_KEPT_DAYS,
  REFRESH_TOKEN_SECONDS,
  REPORTS_KEPT_DAYS,
  SCRIPT_VERSIONS_KEPT,
  SESSION_MAX_SECONDS,
} from '@hotscribe/contract';

const ACCESS_MINUTES = ACCESS_TOKEN_SECONDS / 60;
const DAY_SECONDS = 24 * 60 * 60;
const SESSION_DAYS = REFRESH_TOKEN_SECONDS / DAY_SECONDS;
const SESSION_MAX_DAYS = SESSION_MAX_SECONDS / DAY_SECONDS;

/** What the server keeps, and for how long. */
export const KEPT_ON_THE_SERVER: readonly { what: string; why: string; howLong: string }[] = [
  {
    what: 'Your email address and whether you have confirmed it, a scrambled form of your password, when you signed up and last signed in, how many scripts you have made and saved, and how many we credited back to you this month',
    why: 'To sign you in, and to keep track of how much of your plan you’ve used. Nobody can recover your password from what we keep.',
    howLong: 'Until you delete your account',
  },
  {
    what: `Scripts you save: name, description, code, and up to ${SCRIPT_VERSIONS_KEPT} earlier versions of each`,
    why: 'To show them to you again',
    howLong: 'Until you delete the script or your account',
  },
  {
    what: `Your last ${ANSWERS_KEPT} requests and their answers: your words, the script, what we said about it, and how you changed it, whether or not you save it`,
    why: 'So you can open them again under Recent and never lose a script you paid for',
    howLong: `${ANSWERS_KEPT_DAYS} days, or until you delete them under Recent, one by one or all at once`,
  },
  {
    what: 'A report, if you send one because a script didn’t work and check the box that allows it: your request, the script and its program, how sure we were, what happened, what you write, and the date. It isn’t linked to you.',
    why: 'To improve Hotscribe. An admin reads it and may correct it; a corrected request and its program become part of what our writer learns from.',
    howLong: `${REPORTS_KEPT_DAYS / 365} year, but any improvements based on it stay. Nobody can tell whose it is, so it isn’t in your download, and you won’t be able to find or delete it later.`,
  },
  {
    what: 'A second copy of each answer, with a fingerprint of your words but not the words themselves',
    why: 'So a request repeated after a lost connection costs you nothing',
    howLong: '24 hours, even if you delete the answer under Recent',
  },
  {
    what: 'If a language model writes the scripts: each description and each change you ask for, and how far along its script is',
    why: 'So a script that takes a while is still there after you reload the page',
    howLong: '24 hours',
  },
  {
    what: 'Browsers you’re signed in on: when you signed in, when you last used each one, and its name',
    why: 'To keep you signed in, and to show you where you’re signed in',
    howLong: `${SESSION_DAYS} days after the last use, ${SESSION_MAX_DAYS} days at most`,
  },
  {
    what: 'If you turn on two-step sign-in: when you turned it on, the secret shared with your authenticator app (encrypted), and a fingerprint of each recovery code you have left',
    why: 'To check the code you enter after your password. Nobody can read your recovery codes from what we keep.',
    howLong: 'Until you turn it off or delete your account',
  },
  {
    what: 'Emails waiting to be sent to you (but not their text), and a fingerprint of each link we sent',
    why: 'To send them even if the mail server is down for a while, and to recognize our links when you open them',
    howLong: 'Emails: until they are sent, a day at most. Links: until you use them or they expire',
  },
  {
    what: 'Counts of attempts, stored under a fingerprint of an IP address, an email address, or an account',
    why: 'To stop people who guess passwords or flood the site, and to count tries on the home page without an account',
    howLong: '2 hours at most; tries on the home page, 1 day',
  },
  {
    what: 'What you bought, when, for how much, and the payment provider’s reference numbers for it',
    why: 'To give you what you paid for, and to keep our books',
    howLong: 'As long as the law requires, without your name once your account is deleted',
  },
  {
    what: 'How many scripts were made, saved, changed, and credited back each day, and how many descriptions didn’t produce a script',
    why: 'To see whether the product works. These numbers aren’t tied to anyone.',
    howLong: 'Indefinitely',
  },
  {
    what: 'The server’s log: time, page, and outcome of each request',
    why: 'To find problems. It contains no IP addresses, descriptions, scripts, or passwords.',
    howLong: 'As long as it helps us find problems',
  },
];

type KeptItem = { name: string; what: string; howLong: string };

/** What the product keeps in the visitor's browser, by the names that the browser shows for it. */
export const KEPT_IN_THE_BROWSER: readonly KeptItem[] = [
  {
    name: 'accessToken',
    what: `Proves that it’s you, for ${ACCESS_MINUTES} minutes at a time`,
    howLong: 'Until you log out',
  },
  { name: 'refreshToken', what: 'Renews that proof, so you stay signed in', howLong: 'Until you log out' },
  {
    name: 'userData',
    what: 'Your email address, role, and plan, to show the right menu',
    howLong: 'Until you log out',
  },
  {
    name: 'generationDraft',
    what: 'What you’re working on, so a reload doesn’t lose it',
    howLong: 'Until you close the tab or, if you were offline, until you’re back online',
  },
  {
    name: 'carriedRequest',
    what: 'What you tried on the home page, on its way to your dashboard',
    howLong: 'Until it gets there or you close the tab',
  },
  { name: 'theme', what: 'Light or dark mode, if you chose one', howLong: 'Until you clear it' },
  { name: 'trialBannerDismissed', what: 'That you closed the banner on the home page', howLong: 'Until you clear it' },
  {
    name: 'device-…',
    what: 'Our only cookie. It says that this browser has signed in to your account before, so strangers trying to guess your password can’t lock you out. It can’t be used to get into your account, and only the part of this site that signs you in ever sees it.',
    howLong: 'One year',
  },
  {
    name: 'hotscribe-…',
    what: 'A copy of the app itself, so it opens without a connection. It contains none of your data.',
    howLong: 'Until you clear it; replaced when the app changes',
  },
];
