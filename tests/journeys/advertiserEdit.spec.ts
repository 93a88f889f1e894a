import { Buffer } from 'node:buffer';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoSidewaysScroll, openAs, test } from '../support/browser.ts';

const RETAILER = 'retailer@northwind.example';

/** Opens the first advertiser and answers its name. */
async function openFirst(page: Page, login: string): Promise<string> {
  await openAs(page, login, '#/advertisers?order_by=name&order=asc');
  await page.getByRole('table', { name: 'Advertisers' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/advertiser\/\d+/);
  // Until the advertiser has come, the heading says what it will be about.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Advertiser');
  return (await heading.textContent()) ?? '';
}

async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit the name' }).click();
  await page.getByRole('textbox', { name: /Name/ }).fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
}

test('ADV-1, ROLES-35: the name is edited in place', async ({ page }) => {
  const old = await openFirst(page, RETAILER);
  await rename(page, `${old} II`);
  await expect(page.getByText('Name saved')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${old} II`);
  await rename(page, old);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(old);
});

test('ADV-46: e-mail, language and payment terms are corrected in place', async ({ page }) => {
  await openFirst(page, RETAILER);
  const details = page.getByRole('region', { name: 'Details' });
  await details.getByRole('button', { name: 'Edit the details' }).click();
  await details.getByRole('textbox', { name: /E-mail/ }).fill('accounts@northwind.example');
  await details.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('option', { name: 'Portuguese', exact: true }).click();
  await details.getByRole('button', { name: /Invoice type/ }).click();
  await page.getByRole('option', { name: 'Payment in 60 days', exact: true }).click();
  await details.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Details saved')).toBeVisible();
  for (const text of ['accounts@northwind.example', 'Portuguese', 'Payment in 60 days'])
    await expect(details).toContainText(text);
});

test('two people save: the later one sees both values and decides', async ({ page, browser }) => {
  const old = await openFirst(page, RETAILER);
  const other = await (await browser.newContext()).newPage();
  await openAs(other, 'operator@guerdon.example', new URL(page.url()).hash);
  await rename(other, `${old} theirs`);
  await expect(other.getByText('Name saved')).toBeVisible();
  await rename(page, `${old} mine`);
  await expect(page.getByText('Someone else has changed this')).toBeVisible();
  await expect(page.getByText(`${old} theirs`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Name saved')).toBeVisible();
  await rename(page, old);
  await other.context().close();
});

test('API-7, ADV-46: two people correct the e-mail: both addresses fit into the column, however long', async ({
  page,
  browser,
}) => {
  await openFirst(page, RETAILER);
  const other = await (await browser.newContext()).newPage();
  await openAs(other, 'operator@guerdon.example', new URL(page.url()).hash);
  const correct = async (one: Page, email: string) => {
    const details = one.getByRole('region', { name: 'Details' });
    await details.getByRole('button', { name: 'Edit the details' }).click();
    await details.getByRole('textbox', { name: /E-mail/ }).fill(email);
    await details.getByRole('button', { name: 'Save', exact: true }).click();
  };
  const theirs = 'theirs.accounts.payable@northwind.example';
  await correct(other, theirs);
  await expect(other.getByText('Details saved')).toBeVisible();
  await other.context().close();
  await correct(page, 'mine.accounts.payable@northwind.example');
  await expect(page.getByRole('cell', { name: theirs })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Use theirs' }).click();
  await expect(page.getByRole('button', { name: 'Edit the details' })).toBeFocused();
});

test('ADV-6, ADV-8: the status is changed at once, after a question', async ({ page }) => {
  const name = await openFirst(page, RETAILER);
  const enabled = page.getByRole('switch', { name: 'Enabled' });
  const label = page.locator('label', { has: enabled });
  await label.click();
  await page.getByRole('button', { name: 'Disable', exact: true }).click();
  await expect(page.getByText(`${name} is disabled`, { exact: true })).toBeVisible();
  await expect(enabled).not.toBeChecked();
  await expect(enabled).toBeEditable();
  await label.click();
  await expect(page.getByText(`${name} is enabled`, { exact: true })).toBeVisible();
});

test('ADV-11, ADV-12, ADV-13: budget alerts are edited by those who may, and only read by others', async ({
  page,
  browser,
}) => {
  await openFirst(page, 'operator@guerdon.example');
  const field = page.getByRole('textbox', { name: /Budget alert 1/ });
  await field.fill('-1');
  await field.blur();
  await expect(page.getByText("Can't be negative")).toBeVisible();
  await field.fill('250');
  await page
    .getByRole('region', { name: 'Budget alerts' })
    .getByRole('button', { name: 'Save', exact: true })
    .click();
  await expect(page.getByText('Budget alerts saved')).toBeVisible();
  const reader = await (await browser.newContext()).newPage();
  await openFirst(reader, 'user@roles.example');
  await expect(reader.getByText('Budget alert 1')).toBeVisible();
  await expect(reader.getByRole('textbox', { name: /Budget alert 1/ })).toHaveCount(0);
  await reader.context().close();
});

test('ADV-3, ADV-5: a picture is sent and shown; what is no picture is refused with a sentence', async ({
  page,
}) => {
  await openFirst(page, RETAILER);
  const input = page.locator('input[type=file]');
  await input.setInputFiles({
    name: 'notes.png',
    mimeType: 'image/png',
    buffer: Buffer.from('just some text'),
  });
  await expect(page.getByRole('alert')).toContainText(/not an image|cannot be read/);
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#2255aa' } })
    .png()
    .toBuffer();
  await input.setInputFiles({ name: 'shop.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect(page.getByRole('main').locator('img').first()).toHaveJSProperty('complete', true);
});
