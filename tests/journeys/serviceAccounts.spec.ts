import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectNoSidewaysScroll, openAs, test } from '../support/browser.ts';

interface SecretFile {
  clientId: string;
  clientSecret: string;
  tokenUrl: string;
  graphqlUrl: string;
}

test('SERV-3, SERV-5, SERV-9, SERV-10, SERV-14: staff make a service account, a program asks by it, its secret is rotated, and it is ended', async ({
  page,
  request,
}) => {
  test.slow(); // a whole walk
  const saved = async (press: () => Promise<void>): Promise<SecretFile> => {
    const downloading = page.waitForEvent('download');
    await press();
    return JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  };
  /** A token as a program gets it, its secret in the body; null when it is refused. */
  const tokenOf = async ({ clientId, clientSecret, tokenUrl }: SecretFile): Promise<string | null> => {
    const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    const answer = await request.post(tokenUrl, { form });
    return answer.ok() ? (await answer.json()).access_token : null;
  };
  const ask = (token: string | null, { graphqlUrl }: SecretFile, query: string) =>
    request.post(graphqlUrl, { headers: { authorization: `Bearer ${token}` }, data: { query } });

  await openAs(page, 'operator@guerdon.example');
  await page.getByRole('navigation').getByRole('button', { name: 'Administration' }).click();
  await page.getByRole('menuitem', { name: 'Service accounts' }).click();
  await expect(page.getByRole('table', { name: 'Service accounts' })).toContainText(
    'Nightly import of the CRM',
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New service account' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Journey of the books');
  await page.getByRole('checkbox', { name: 'See advertisers' }).setChecked(true, { force: true });
  await page.getByRole('checkbox', { name: 'See budgets' }).setChecked(true, { force: true });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create the service account' }).click();
  const once = page.getByRole('alertdialog', { name: 'The secret of the service account' });
  await expect(once).toContainText('only shown once');
  await expectAccessible(page);
  const first = await saved(() => once.getByRole('button', { name: 'Download' }).click());
  await once.getByRole('button', { name: 'I have saved it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Journey of the books' })).toBeVisible();
  expect(await page.content()).not.toContain(first.clientSecret);

  const token = await tokenOf(first);
  const budgets = '{ advertisers { items { name budget { total { amount } } } } }';
  const answer = await (await ask(token, first, budgets)).json();
  expect(answer.errors).toBeUndefined();
  expect(answer.data.advertisers.items.length).toBeGreaterThan(5);
  const others = await (await ask(token, first, '{ products { items { id } } }')).json();
  expect(others.errors[0].extensions.code).toBe('FORBIDDEN');

  await page.getByRole('button', { name: 'New secret' }).click();
  const dialog = page.getByRole('dialog', { name: 'New secret' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'New secret' }).click();
  const second = await saved(() => once.getByRole('button', { name: 'Download' }).click());
  await once.getByRole('button', { name: 'I have saved it' }).click();
  expect(second.clientId).toBe(first.clientId);
  expect([await tokenOf(first), await tokenOf(second)]).not.toContain(null);
  const secrets = page.getByRole('table', { name: 'Secrets' });
  const old = `Revoke the secret that ends with ${first.clientSecret.slice(-4)}`;
  await secrets.getByRole('button', { name: old }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke the secret' }).click();
  await expect(secrets.getByRole('button', { name: old })).toBeHidden();
  expect(await tokenOf(first)).toBeNull();
  expect((await ask(token, first, budgets)).status()).toBe(401);
  const next = await tokenOf(second);
  expect((await ask(next, second, budgets)).status()).toBe(200);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'End the service account' }).click();
  await page
    .getByRole('alertdialog', { name: 'End the service account?' })
    .getByRole('button', { name: 'End the service account' })
    .click();
  await expect(page.getByText('This service account is ended')).toBeVisible();
  await expectAccessible(page);
  expect((await ask(next, second, budgets)).status()).toBe(401);
  expect(await tokenOf(second)).toBeNull();
});
