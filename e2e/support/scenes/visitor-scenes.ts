import type { Page } from 'playwright-core';
import { comeAlive, createAccountButton, fillRegistration, toast } from '../screen.ts';
import type { Scene, Stage } from './scene.ts';

const PHONE = { width: 375, height: 800 };

/** What someone who is signed out can see. */
export function visitorScenes({ page }: Stage): Scene[] {
  return [
    { name: 'home', play: () => arrive(page, '/') },
    { name: 'home-unclear', play: () => tryOut(page, 'do stuff', 'A little more, please') },
    { name: 'home-script', play: () => tryOut(page, 'Every 30 minutes, remind me to drink water', 'Assumed') },
    { name: 'home-no-writer', play: () => missWriter(page) },
    { name: 'home-menu', play: () => openMenu(page), wholePage: false, onPhone: true },
    { name: 'instructions', play: () => arrive(page, '/instructions') },
    { name: 'pricing', play: () => arrive(page, '/pricing').then(() => page.getByText('Most Popular').waitFor()) },
    { name: 'privacy-policy', play: () => arrive(page, '/privacy-policy') },
    { name: 'terms-of-service', play: () => arrive(page, '/terms-of-service') },
    { name: 'not-found', play: () => arrive(page, '/no-such-page') },
    { name: 'sign-in', play: () => arrive(page, '/login') },
    { name: 'sign-in-wrong', play: () => signInWrong(page) },
    { name: 'create-account', play: () => arrive(page, '/register') },
    { name: 'create-account-mistakes', play: () => registerWithMistakes(page) },
    { name: 'page-not-loaded', play: () => missPage(page) },
  ];
}

async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function tryOut(page: Page, request: string, heading: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Try it: what should happen?' }).fill(request);
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByRole('heading', { name: heading }).waitFor({ timeout: 60_000 });
}

async function missWriter(page: Page): Promise<void> {
  await page.route('**/assets/writer-worker*', (route) => route.abort());
  await arrive(page, '/');
  await comeAlive(page);
  await page.getByText('The script writer did not load.').waitFor();
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

async function registerWithMistakes(page: Page): Promise<void> {
  await fillRegistration(page, { email: 'ada@example.com', password: 'short', confirm: 'other' });
  await createAccountButton(page).click();
  await page.getByText('Passwords do not match').first().waitFor();
}

async function missPage(page: Page): Promise<void> {
  await page.route('**/assets/pricing-page*', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
}
