import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, fillSignIn, test } from '../support/browser.ts';

const LOGIN = 'retailer@northwind.example';

/** Everything that a folder holds on the disk, as text of one byte a character. */
function textIn(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'latin1'))
    .join('\n');
}

test('after the log-out the disk cache of the browser holds the files of the application, and nothing of a person', async ({
  product,
}, { project }) => {
  const profile = mkdtempSync(join(tmpdir(), 'guerdon-profile-'));
  try {
    const context = await chromium.launchPersistentContext(profile, { ...project.use.launchOptions });
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(`${product.url}/#/reports/redemptions`);
    await fillSignIn(page, LOGIN);
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    await page.goto(`${product.url}/#/accounts/me`);
    await expect(page.getByText(LOGIN).first()).toBeVisible();
    await page.goto(`${product.url}/mail`);
    await page.goto(`${product.url}/#/advertisers`);
    await page.getByRole('button', { name: /account menu/i }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByLabel('Password')).toBeVisible();
    await context.close();
    const stored = textIn(join(profile, 'Default', 'Cache'));
    // The name of an entry is its address: an answer itself may be compressed.
    const addresses = [
      ...new Set([...stored.matchAll(/http:\/\/localhost:\d+(\/[\w.-]*)/g)].map(([, path]) => path)),
    ];
    expect(addresses).toContain('/assets');
    for (const path of ['/graphql', '/auth', '/oidc', '/mail', '/files', '/r', '/api'])
      expect(addresses).not.toContain(path);
    expect(stored).not.toContain(LOGIN);
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
});
