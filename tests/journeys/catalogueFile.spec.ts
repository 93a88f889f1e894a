import { readFile } from 'node:fs/promises';
import papaparse from 'papaparse';
import { expect, expectAccessible, openAs, test } from '../support/browser.ts';

const SKU = 'MAC-PUZZLE-0001';

test('a catalog manager exports the catalog, changes a cell, is shown it before it is done, imports it and finds it on the page of the SKU', async ({
  page,
}) => {
  await openAs(page, 'catalog_manager@roles.example', '#/catalogue-import');
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the catalog' }).click();
  const text = await readFile(await (await arriving).path(), 'utf8');
  const { data } = papaparse.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  const line = data.find(({ sku }) => sku === SKU);
  const [before, after] = [line?.name_en ?? '', `Puzzle of ${data.length} pieces`];
  expect(before).not.toBe('');
  const rows = data.map((row) => (row.sku === SKU ? { ...row, name_en: after } : row));
  await page.locator('input[type=file]').setInputFiles({
    name: 'catalogue.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(papaparse.unparse(rows)),
  });

  const outcomes = page.getByRole('group', { name: 'Outcomes' });
  await expect(page.getByText('What would change in catalogue.csv')).toBeVisible();
  await expect(page.getByText(`${before} → ${after}`)).toBeVisible();
  await expect(outcomes).toContainText('Changed (1)');
  await expect(outcomes).toContainText(`Unchanged (${new Intl.NumberFormat('en').format(data.length - 1)})`);
  await expect(outcomes).toContainText('Refused (0)');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 1 line' }).click();
  await expect(page.getByText('catalogue.csv is imported')).toBeVisible();

  await page.goto(`/#/brands/MAC/products/MAC-PUZZLE/product-skus/${SKU}`);
  await expect(page.getByRole('heading', { level: 1, name: after })).toBeVisible();
});
