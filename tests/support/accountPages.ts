import type { Page } from '@playwright/test';
import { expect } from './browser.ts';

/** A password that is taken. */
export const NEW_PASSWORD = 'four words of a poem';

/** Opens the newest mail to an address among the demo's mails, once it is there, and follows its button. */
export async function followMail(page: Page, address: string, label: string): Promise<void> {
  const mail = page.getByRole('link', { name: new RegExp(address.replaceAll('.', '\\.')) }).first();
  await expect(async () => {
    await page.goto('/mail?lang=en');
    await mail.click({ timeout: 1_000 });
    await page.getByRole('link', { name: label }).click({ timeout: 1_000 });
  }).toPass({ timeout: 120_000 });
}

/** Fills in the page behind a link. */
export async function choosePassword(page: Page, password: string, repeated = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the new password').fill(repeated);
  await page.getByRole('button', { name: 'Set the password' }).click();
}
