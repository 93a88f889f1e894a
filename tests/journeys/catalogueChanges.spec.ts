import { expect, expectAccessible, expectNoSidewaysScroll, openAs, test } from '../support/browser.ts';

test('an operator renames a SKU and finds the change in the list, with who made it, from what and to what', async ({
  page,
}) => {
  await openAs(
    page,
    'operator@guerdon.example',
    '#/brands/MAC/products/MAC-PUZZLE/product-skus/MAC-PUZZLE-0002',
  );
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const before = await name.inputValue();
  await name.fill('Puzzle for two');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Puzzle for two is saved')).toBeVisible();

  await page.goto('/#/catalogue-changes?noun=skus');
  const newest = page.getByRole('table').getByRole('row').nth(1);
  await expect(newest).toContainText('Puzzle for two');
  await expect(newest).toContainText('Changed');
  await expect(newest).toContainText(`${before} → Puzzle for two`);
  await expect(newest).toContainText('MAC-PUZZLE-0002');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await newest.getByRole('link', { name: 'Puzzle for two' }).click();
  await expect(page.getByText('MAC-PUZZLE-0002').first()).toBeVisible();
});
