import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, openAs, test } from '../support/browser.ts';

interface KeyFile {
  name: string;
  clientId: string;
  clientSecret: string;
  tokenUrl: string;
  graphqlUrl: string;
}

/** A token for a downloaded key, as a program gets it; null when it is refused. */
async function tokenOf(request: APIRequestContext, key: KeyFile): Promise<string | null> {
  const basic = Buffer.from(`${key.clientId}:${key.clientSecret}`).toString('base64');
  const answer = await request.post(key.tokenUrl, {
    headers: { authorization: `Basic ${basic}` },
    form: { grant_type: 'client_credentials' },
  });
  return answer.ok() ? (await answer.json()).access_token : null;
}

test('APIKEY-1, APIKEY-2, APIKEY-3, APIKEY-4, APIKEY-5, APIKEY-6, APIKEY-7, APIKEY-8, APIKEY-9, APIKEY-10, APIKEY-11, APIKEY-18, APIKEY-19, UI-26: an integrator makes a key, reads with it over the gateway, and deletes it', async ({
  page,
  request,
  context,
}) => {
  test.slow(); // a whole walk
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, 'retailer@northwind.example', '#/advertiser/1?tab=api_credentials');
  await expect(page.getByText(/Please click CREATE A NEW KEY to generate a new one/)).toBeVisible();
  const name = (await page.getByRole('heading', { level: 1 }).textContent())?.trim();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Create a new key' }).click();
  const form = page.getByRole('dialog', { name: 'New API key' });
  await form.getByRole('button', { name: 'Create the key' }).click();
  await expect(form.getByText('This field is required')).toBeVisible();
  await form.getByRole('textbox', { name: 'Name' }).fill('Till of the flagship store');
  await page.keyboard.press('Enter');

  const once = page.getByRole('alertdialog', { name: 'New API key' });
  await expect(once.getByText('Your keys are only shown once.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await once.getByRole('button', { name: 'Copy the client secret' }).click();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  expect(secret).toMatch(/^gsk_/);
  const downloading = page.waitForEvent('download');
  await once.getByRole('button', { name: 'Download Key' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('api-key-till-of-the-flagship-store.json');
  const key: KeyFile = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(key.clientSecret).toBe(secret);
  await page.keyboard.press('Escape');
  await once.getByRole('button', { name: 'I have saved it' }).click();

  await page.reload();
  const row = page.getByRole('row', { name: /Till of the flagship store/ });
  await expect(row).toContainText(key.clientId);
  await expect(row).toContainText('••••••••');
  await expect(row).toContainText('Never');
  expect(await page.content()).not.toContain(secret);

  const token = await tokenOf(request, key);
  const ask = () =>
    request.post(key.graphqlUrl, {
      headers: { authorization: `Bearer ${token}` },
      data: { query: '{ advertisers { items { name } } }' },
    });
  expect(await (await ask()).json()).toMatchObject({ data: { advertisers: { items: [{ name }] } } });
  await page.reload();
  await expect(row).not.toContainText('Never');

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Delete Till of the flagship store' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete the API key' });
  await expect(question).toContainText(
    'Are you sure you want to delete the API key Till of the flagship store? This action cannot be undone.',
  );
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(/Please click CREATE A NEW KEY/)).toBeVisible();
  // The keyboard goes on beside the row that went.
  await expect(page.getByRole('button', { name: 'Create a new key' })).toBeFocused();
  expect((await ask()).status()).toBe(401);
  expect(await tokenOf(request, key)).toBeNull();
});
