import { expect, expectAccessible, expectNoSidewaysScroll, openAs, test } from '../support/browser.ts';

const OWNER = 'second.operator@guerdon.example';

test('SCHED-1, SCHED-9, SCHED-11: a view is sent on a schedule, sent now, opened from its mail by its recipient alone, paused and deleted', async ({
  page,
  browser,
}) => {
  test.slow();
  const name = `By brand ${Date.now()}`;
  await openAs(page, OWNER);
  await page.goto('/#/reports/activity?group_by=brand&metrics=redemptions');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const menu = page.getByRole('button', { name: /^Saved view/ });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Save view…' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
  await expect(menu).toHaveText(name);

  await menu.click();
  await page.getByRole('menuitem', { name: 'Send on a schedule…' }).click();
  const dialog = page.getByRole('dialog', { name: `Send “${name}” on a schedule` });
  await dialog.getByRole('radio', { name: 'Every month' }).press('Space');
  await dialog.getByRole('button', { name: /Days of the report$/ }).press('Enter');
  await page.getByRole('option', { name: 'Last month' }).press('Enter');
  await expect(dialog.getByRole('list').getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send on a schedule' }).click();
  await expect(page.getByText(`“${name}” is sent on a schedule`)).toBeVisible();

  await menu.click();
  await page.getByRole('menuitem', { name: 'Scheduled reports' }).click();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Day 1 of every month at 08:00');
  await expectAccessible(page);
  const actions = row.getByRole('button', { name: `Actions: ${name}` });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Send now' }).click();
  await expect(row).toContainText('Sent');

  const mail = page.getByRole('link', { name: new RegExp(name) }).first();
  await expect(async () => {
    await page.goto('/mail');
    await expect(mail).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 120_000 });
  await mail.click();
  const address = String(await page.getByRole('link', { name: 'Download the file' }).getAttribute('href'));
  const file = await page.request.get(address);
  expect(file.headers()['content-type']).toContain('text/csv');
  expect((await file.text()).trim().split(/\r?\n/).length).toBeGreaterThan(3);
  const other = await browser.newContext();
  const theirs = await other.newPage();
  await openAs(theirs, 'operator@guerdon.example');
  expect((await theirs.request.get(address)).status()).toBe(404);
  await other.close();

  await page.goto('/#/report-schedules');
  await actions.click();
  await page.getByRole('menuitem', { name: 'Pause' }).click();
  await expect(row).toContainText('Paused');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete schedule' }).click();
  await expect(row).toHaveCount(0);
});
