import { readFile } from 'node:fs/promises';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignIn,
  openAs,
  routeOf,
  test,
} from '../support/browser.ts';

const OPERATOR = 'operator@guerdon.example';

test('SHELL-6, ROUTE-44, ROUTE-45, ACTREP-1, ACTREP-10, ACTREP-13, ACTREP-14: the activity report is generated, sorted, turned, explained by its redemptions, and taken along as a file', async ({
  page,
}) => {
  test.slow();
  await openAs(page, OPERATOR, '#/reports/monthly');
  await expect.poll(() => routeOf(page)).toBe('#/reports/activity');
  await expect(page.getByText('No report yet')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('checkbox', { name: 'Promotion' }).check({ force: true });
  // A year, so that there are pages to turn.
  await page.getByRole('button', { name: /Start$/ }).click();
  await page.getByRole('option').nth(12).click();
  await page.getByRole('button', { name: 'Generate report' }).click();
  const table = page.getByRole('table', { name: 'Activity' });
  const rows = table.getByRole('row').filter({ has: page.getByRole('link') });
  await expect(rows).toHaveCount(100);
  await expect(page.getByRole('img', { name: /^Redemptions: / })).toBeVisible();
  await expect(page).toHaveURL(/group_by=promotion%2Cbrand%2Cproduct&start_date=/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  await table.getByRole('button', { name: 'Redemptions' }).click();
  await expect(page).toHaveURL(/order_by=redemptions&order=desc/);
  await expect(table.getByRole('columnheader', { name: 'Redemptions' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.getByText(/^101–/)).toBeVisible();
  await page.getByRole('button', { name: 'Page 1', exact: true }).click();
  await expect(page.getByText(/^1–100 of /)).toBeVisible();

  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^activity-report-\d{4}-\d\d-01-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split(/\r?\n/);
  const total = /of ([\d,]+)/.exec((await page.getByText(/^1–100 of /).textContent()) ?? '')?.[1];
  expect(lines).toHaveLength(Number(total?.replaceAll(',', '')) + 1);
  expect(lines[0]).toContain('timeframe');

  // A link reproduces the report, and a row of it opens what it counted.
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  const first = rows.first();
  await expect(first).toBeVisible();
  const counted = Number(await first.getByRole('cell').nth(4).locator('span').last().textContent());
  expect(counted).toBeGreaterThan(0);
  await first.getByRole('link').click();
  await expect.poll(() => routeOf(page)).toMatch(/^#\/reports\/redemptions/);
  await expect(
    page.getByText(counted === 1 ? '1 redemption' : `${counted} redemptions`, { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove the filter Brand/ })).toBeVisible();

  // Without an interval the chart is of rows, whose names are long.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('about:blank');
  await page.goto(`${address}&interval=none`);
  await expect(page.getByText(/largest rows? of this page/)).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('ACTREP-11, ACTREP-12, ACTREP-16, ACTREP-19: who lacks an ability is offered less; what is wrong is said; the chosen zone is found again', async ({
  page,
}) => {
  await page.goto('/#/reports/activity?interval=yearly');
  await fillSignIn(page, 'promotion_user@roles.example');
  await expect(page.getByRole('button', { name: 'Generate report' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Redemptions' })).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: 'Purchase cost' })).toHaveCount(0);
  await page.getByRole('button', { name: /End$/ }).click();
  await page.getByRole('option').last().click();
  await page.getByRole('button', { name: 'Generate report' }).click();
  await expect(page.getByText('End date cannot be anterior to Start date!')).toBeVisible();
  await expectAccessible(page);
  const saving = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: /Time zone$/ }).click();
  await page.getByRole('searchbox', { name: 'Search: Time zone' }).fill('tokyo');
  await page.getByRole('option', { name: 'Asia/Tokyo' }).click();
  expect((await saving).ok()).toBe(true);
  await page.goto('about:blank');
  await page.goto('/#/reports/activity');
  await expect(page.getByRole('button', { name: /^Asia\/Tokyo Time zone/ })).toBeVisible();
});
