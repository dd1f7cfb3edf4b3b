import { ERRORS } from '@hotscribe/contract';
import type { Page } from 'playwright-core';
import { PASSWORD } from '../product.ts';
import { askForLink, chooseNewPassword, outboxMail } from '../recovery-screen.ts';
import { comeAlive, createAccountButton, fillRegistration, toast } from '../screen.ts';
import { enterCode, enterPassword } from '../two-step-screen.ts';
import type { Scene, Stage } from './scene.ts';

const TRY = '**/api/try';
const PHONE = { width: 375, height: 800 };

/** What someone who is signed out can see. */
export function visitorScenes({ page, email }: Stage): Scene[] {
  return [
    { name: 'home', play: () => arrive(page, '/') },
    { name: 'home-unclear', play: () => tryOut(page, UNCLEAR, 'Tell Us a Little More') },
    { name: 'home-asking', play: () => askInVain(page) },
    { name: 'home-busy', play: () => tryOut(page, BUSY, 'We’re busy right now.') },
    { name: 'home-used-up', play: () => tryOut(page, USED_UP, 'You’ve used your free tries for today.') },
    { name: 'home-menu', play: () => openMenu(page), wholePage: false, onPhone: true },
    { name: 'instructions', play: () => arrive(page, '/instructions') },
    { name: 'pricing', play: () => arrive(page, '/pricing').then(() => page.getByText('Most Popular').waitFor()) },
    { name: 'privacy-policy', play: () => arrive(page, '/privacy-policy') },
    { name: 'terms-of-service', play: () => arrive(page, '/terms-of-service') },
    { name: 'not-found', play: () => arrive(page, '/no-such-page') },
    { name: 'sign-in', play: () => arrive(page, '/login') },
    { name: 'sign-in-wrong', play: () => signInWrong(page) },
    { name: 'sign-in-second-step', play: () => reachSecondStep(page) },
    { name: 'sign-in-wrong-code', play: () => enterWrongCode(page) },
    { name: 'sign-in-recovery-code', play: () => press(page, 'Use a recovery code instead') },
    { name: 'forgot-password', play: () => arrive(page, '/forgot-password') },
    { name: 'forgot-password-sent', play: () => askForLink(page, 'nobody@example.com') },
    { name: 'reset-password', play: () => arrive(page, '/reset-password#no-real-link') },
    { name: 'reset-password-mistakes', play: () => chooseBadly(page) },
    { name: 'reset-password-dead', play: () => tryDeadLink(page) },
    { name: 'confirm-email-dead', play: () => arrive(page, '/confirm-email#no-real-link') },
    { name: 'outbox', play: () => openOutbox(page, email) },
    { name: 'confirm-email', play: () => confirm(page, email) },
    { name: 'create-account', play: () => arrive(page, '/register') },
    { name: 'create-account-mistakes', play: () => registerWithMistakes(page) },
    { name: 'page-not-loaded', play: () => missPage(page) },
  ];
}

async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

// Canned: a visitor has few tries a day, and these pages are looked at in many sizes.
const UNCLEAR = {
  status: 422,
  json: {
    code: 'unclear',
    kind: 'unclear',
    message: 'Which program?',
    suggestions: ['When you press Ctrl+Alt+K, it opens Notepad.', 'When you press Ctrl+Alt+K, it opens Paint.'],
    used: 1,
    limit: 5,
  },
};
const BUSY = { status: 503, json: { code: 'busy', message: ERRORS.busy } };
const USED_UP = { status: 429, json: { code: 'tries-used-up', message: ERRORS['tries-used-up'] } };

async function tryOut(page: Page, answer: { status: number; json: object }, text: string): Promise<void> {
  await page.route(TRY, (route) => route.fulfill(answer));
  await ask(page, `do stuff ${answer.status}`);
  await page.getByText(text).first().waitFor();
}

async function askInVain(page: Page): Promise<void> {
  await page.route(TRY, () => {});
  await ask(page, 'Every 30 minutes, remind me to drink water');
  await page.getByText('Writing your script...').waitFor();
}

async function ask(page: Page, request: string): Promise<void> {
  await arrive(page, '/');
  await comeAlive(page);
  await page.getByRole('textbox', { name: 'Try It: What Should Happen?' }).fill(request);
  await page.getByRole('button', { name: 'Write the Script' }).click();
}

async function openMenu(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Open menu' }).click();
}

async function signInWrong(page: Page): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('mistake1!');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await toast(page, 'Invalid email or password').waitFor();
}

// Canned: whoever has turned it on is signed in.
async function reachSecondStep(page: Page): Promise<void> {
  const secondStep = { challenge: 'c', expiresAt: '2099-01-01T00:00:00.000Z' };
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 202, json: { success: true, secondStep } }));
  await enterPassword(page, 'ada@example.com');
}

async function enterWrongCode(page: Page): Promise<void> {
  const message = ERRORS['wrong-code'];
  const json = { success: false, code: 'wrong-code', message, error: message, fields: { code: message } };
  await page.route('**/api/auth/second-step', (route) => route.fulfill({ status: 400, json }));
  await enterCode(page, '123456');
  await toast(page, 'That code isn’t right').waitFor();
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name }).click();
}

async function openOutbox(page: Page, email: string): Promise<void> {
  await page.request.post('/api/auth/register', { data: { email, password: PASSWORD } });
  await arrive(page, '/forgot-password');
  await askForLink(page, email);
  await outboxMail(page, email, 'Choose a new password');
}

async function confirm(page: Page, email: string): Promise<void> {
  const mail = await outboxMail(page, email, 'Confirm your email address');
  await mail.getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Email address confirmed' }).waitFor();
}

async function chooseBadly(page: Page): Promise<void> {
  await chooseNewPassword(page, 'short', 'other');
  await page.getByText('New passwords do not match').first().waitFor();
}

async function tryDeadLink(page: Page): Promise<void> {
  await chooseNewPassword(page, 'another1!');
  await page.getByRole('heading', { name: 'This link doesn’t work anymore' }).waitFor();
}

async function registerWithMistakes(page: Page): Promise<void> {
  await fillRegistration(page, { email: 'ada@example.com', password: 'short', confirm: 'other' });
  await createAccountButton(page).click();
  await page.getByText('Passwords do not match').first().waitFor();
}

async function missPage(page: Page): Promise<void> {
  await page.route('**/assets/pricing-page*', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await page.getByRole('heading', { name: 'We couldn’t load this page' }).waitFor();
}
