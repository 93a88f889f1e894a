import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, test } from '../support/browser.ts';
import { readZip } from '../support/readZip.ts';

const OPERATOR = 'operator@guerdon.example';
/** Promotions of the demo: one whose codes are downloaded, one whose links are, and where printed codes are activated. */
const CODES = '#/advertiser/4/promotion/12';
const LINKS = '#/advertiser/3/promotion/8';

const quantity = (page: Page) =>
  page.getByRole('textbox', { name: 'Quantity' }).and(page.locator(':enabled')).first();
const dialog = (page: Page) => page.getByRole('alertdialog');

/** Waits until the dispatch on the page is done, without its undo window. */
async function sendNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send now' }).first().click();
  await dialog(page).getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('Finished on')).toBeVisible();
}

/** The bytes of the file behind a button. */
async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const file = await arriving;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

const linesOf = (bytes: Buffer) =>
  bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trim()
    .split(/\r?\n/);

test('CODES-1, CODES-2, CODES-3, BATCH-17: somebody asks for codes, is shown what they cost, and downloads them as CSV and with their PDFs', async ({
  page,
}) => {
  await openAs(page, OPERATOR, CODES);
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Download codes' }).click();
  await quantity(page).fill('3');
  await page.getByText('Include PDFs').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const confirm = dialog(page).getByRole('button', { name: /^Create 3 codes for / });
  await expect(confirm).toBeEnabled();
  await expectAccessible(page);
  await confirm.click();

  await expect(page).toHaveURL(/\/batch\/\d+$/);
  await expect(page.getByText(/ accepted/)).toBeVisible();
  await expect(page.getByText(/ sent with success/)).toBeHidden();
  await expect(page.getByText(OPERATOR)).toBeVisible();
  await sendNow(page);
  await expect(page.getByText(/ sent with success/)).toBeVisible();
  const csv = await download(page, 'Download codes');
  expect(csv.name).toMatch(/\.csv$/);
  const [header, ...codes] = linesOf(csv.bytes);
  expect(header).toContain('code');
  expect(new Set(codes).size).toBe(3);

  const zip = await download(page, 'Download codes and vouchers');
  expect(zip.name).toMatch(/\.zip$/);
  const files = readZip(zip.bytes);
  const vouchers = [...files].filter(([name]) => name.endsWith('.pdf'));
  expect(vouchers).toHaveLength(3);
  for (const [, bytes] of vouchers) expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(
    linesOf(files.get('codes.csv') as Buffer)
      .slice(1)
      .sort(),
  ).toEqual([...codes].sort());
});

test('LINKS-1: links are made and downloaded, each of its own', async ({ page }) => {
  await openAs(page, OPERATOR, `${LINKS}/edit/links`);
  await quantity(page).fill('4');
  await page.getByRole('button', { name: /Undo window/ }).click();
  await page.getByRole('option', { name: 'None' }).click();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await dialog(page)
    .getByRole('button', { name: /^Create 4 links for / })
    .click();
  await expect(page.getByText('Finished on')).toBeVisible();
  const { bytes } = await download(page, 'Download links');
  const links = linesOf(bytes).slice(1);
  expect(links).toHaveLength(4);
  const addresses = links.flatMap((line) => /https?:\/\/[^\s;,"]+\/r\/[\w-]{22}/.exec(line)?.[0] ?? []);
  expect(new Set(addresses).size).toBe(4);
  const opened = await page.request.get(addresses[0] as string);
  expect([opened.status(), await opened.text()]).toEqual([200, expect.stringContaining('<h1')]);
});

test('ACTIV-2, ACTIV-10, ACTIV-11: a file with a repeated line names it; mended, it is accepted and listed', async ({
  page,
}) => {
  await openAs(page, OPERATOR, `${LINKS}/edit/codes-activation`);
  const choose = (lines: string[]) =>
    page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'till.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(['code', ...lines].join('\n')),
      });
  await choose(['TILL-0001', 'TILL-0002', 'till-0001']);
  await expect(page.getByText('Line 4: the same code as on line 2.')).toBeVisible();
  await expectAccessible(page);
  await choose(['TILL-0001', 'TILL-0002', 'TILL-0003']);
  await expect(page.getByText('till.csv, 3 codes')).toBeVisible();
  await expect(page.getByText('Line 4: the same code as on line 2.')).toBeHidden();
  await expect(quantity(page)).toHaveValue('3');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await dialog(page)
    .getByRole('button', { name: /^Activate 3 codes for / })
    .click();
  await expect(page).toHaveURL(/\/batch\/\d+$/);
  await sendNow(page);

  await page.goto(`/${LINKS}/edit/codes-activation`);
  const row = page.getByRole('row', { name: /till\.csv/ });
  await expect(row).toContainText('Done');
  // The same codes again: the platform names the first line that is active already.
  await choose(['TILL-0004', 'TILL-0002']);
  await expect(page.getByText('till.csv, 2 codes')).toBeVisible();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByText('Line 3: this code is active already.')).toBeVisible();
});
