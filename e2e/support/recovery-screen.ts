import type { Page } from 'playwright-core';

/** Asks for a link on the page of those who forgot their password. */
export async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
}

export async function chooseNewPassword(page: Page, password: string, confirm = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password', { exact: true }).fill(confirm);
  await page.getByRole('button', { name: 'Change Password' }).click();
}

/** Opens the outbox, and waits until the mail to this address is in it. */
export async function outboxMail(page: Page, email: string, subject: string) {
  const mail = page
    .getByRole('article', { name: subject })
    .filter({ hasText: `To ${email},` })
    .first();
  await page.goto('/sandbox/outbox');
  for (let looks = 0; (await mail.count()) === 0; looks += 1) {
    if (looks > 60) throw new Error(`no mail “${subject}” to ${email}`);
    await page.waitForTimeout(250);
    await page.reload();
  }
  return mail;
}
