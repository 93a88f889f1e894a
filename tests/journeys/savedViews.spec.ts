import { expect, expectAccessible, expectNoSidewaysScroll, openAs, test } from '../support/browser.ts';

const OWNER = 'promotion_manager@roles.example';
const COLLEAGUE = 'promotion_user@roles.example';

test('VIEWS-4, VIEWS-8, VIEWS-9, VIEWS-10, VIEWS-11: a view is saved, shared, opened by a colleague, opens the list, and is deleted', async ({
  page,
  browser,
}) => {
  test.slow();
  const name = `Ended ${Date.now()}`;
  await openAs(page, OWNER);
  await page.goto('/#/promotions?withCompleted=true&order_by=end_datetime&order=desc');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const menu = page.getByRole('button', { name: /^Saved view/ });
  await menu.click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Save view…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await expect(dialog.getByRole('textbox', { name: /^Name/ })).toBeFocused();
  await page.keyboard.type(name);
  await dialog.getByText('Share with colleagues').click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(menu).toHaveText(name);
  await expect(page).toHaveURL(/saved_view=\d+$/);

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await openAs(theirs, COLLEAGUE);
  await theirs.goto('/#/promotions?search=zz');
  const theirMenu = theirs.getByRole('button', { name: /^Saved view/ });
  await expect(theirMenu).toHaveText('Views');
  await theirMenu.focus();
  await theirs.keyboard.press('Enter');
  await theirs.getByRole('menuitemradio', { name: new RegExp(name) }).press('Enter');
  await expect(theirMenu).toHaveText(name);
  await expect(theirMenu).toBeFocused();
  await expect(theirs).toHaveURL(/order_by=end_datetime/);
  await theirMenu.click();
  await expect(theirs.getByRole('menuitem', { name: 'Delete…' })).toHaveCount(0);
  await theirs.getByRole('menuitem', { name: 'Open the list with this view' }).click();
  await expect(theirs.getByText(`The list opens with “${name}” from now on`).first()).toBeVisible();
  await theirs.goBack();
  await expect(theirs).toHaveURL(/#\/promotions\?search=zz$/);
  await theirs.goto('/#/home');
  await theirs.goto('/#/promotions');
  await expect(theirMenu).toHaveText(name);
  await expect(theirs).toHaveURL(/withCompleted=true/);
  await theirs.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(theirs);

  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Delete view' }).click();
  await expect(menu).toHaveText('Views');
  await theirs.reload();
  await theirs.goto('/#/home');
  await theirs.goto('/#/promotions');
  await expect(theirs).toHaveURL(/#\/promotions$/);
  await expect(theirMenu).toHaveText('Views');
  await context.close();
});
