import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, openAs, test } from '../support/browser.ts';

const RETAILER = 'retailer@northwind.example';
const OPERATOR = 'second.operator@guerdon.example';

/** Asks the graph as the person signed in on the page. */
async function ask<T>(page: Page, query: string, variables: object): Promise<T> {
  const answer = await page.request.post('/graphql', {
    headers: { 'x-guerdon-client': 'web' },
    data: { query, variables },
  });
  return (await answer.json()).data as T;
}

test('SHELL-5, ALLOC-1, ALLOC-2, ALLOC-3, ALLOC-4, ALLOC-5, ALLOC-9, ALLOC-13, ALLOC-14, ADV-33, ROUTE-17: stock is asked for by keyboard, approved by a second person, and stands in the inventory', async ({
  page,
  browser,
}) => {
  test.slow();
  await openAs(page, RETAILER, '#/advertiser/1');
  await page.getByRole('link', { name: 'Manage inventory' }).click();
  await expect(page.getByRole('heading', { name: 'Manage inventory' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Advertiser/ })).toHaveValue('Northwind Grocers');
  const budget = page.getByRole('region', { name: 'Budget' });
  for (const figure of ['Total', 'Used', 'Balance', 'Pending', 'Unallocated'])
    await expect(budget.getByText(figure, { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Committed' })).toBeChecked();

  const reward = page.getByRole('combobox', { name: 'Reward' });
  await reward.fill('BA1-USD10');
  await expect(page.getByRole('option').first()).toContainText('BA1-USD10 · Basil Bistro');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Unit selling price' })).toHaveValue(/^\d+\.\d\d$/);
  await page.getByRole('textbox', { name: 'Unit selling price' }).fill('9.95');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3');
  await expect(page.getByRole('status', { name: 'Total', exact: true })).toHaveText('$29.85');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Request', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please select an expiration date' })).toBeVisible();
  await page.keyboard.type('31122029');
  await page.getByRole('textbox', { name: 'IO number' }).fill('IO-JOURNEY');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Send this request?' });
  await expect(dialog).toContainText('You request $29.85 of the budget of Northwind Grocers for ');
  await expect(dialog).toContainText('No money moves.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Request', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Your request has been processed. You will receive an e-mail once it is approved.'),
  ).toBeVisible();

  const second = await (await browser.newContext()).newPage();
  await openAs(second, OPERATOR);
  const { allocationsReport } = await ask<{
    allocationsReport: { items: { id: string; version: number; externalId: string | null }[] };
  }>(
    second,
    `query ($filter: AllocationsReportFilter) { allocationsReport(filter: $filter) { items { id version externalId } } }`,
    { filter: { advertiserId: '1', statuses: ['pending'] } },
  );
  const request = allocationsReport.items.find(({ externalId }) => externalId === 'IO-JOURNEY');
  const { approveAllocationRequest: decided } = await ask<{
    approveAllocationRequest: { __typename: string };
  }>(
    second,
    `mutation ($input: ApproveAllocationRequestInput!) { approveAllocationRequest(input: $input) { __typename } }`,
    { input: { id: request?.id, version: request?.version, idempotencyKey: crypto.randomUUID() } },
  );
  expect(decided.__typename).toBe('DecideAllocationRequestSuccess');
  await second.context().close();

  await page.getByRole('link', { name: 'Go to inventory' }).click();
  const row = page.getByRole('row').filter({ hasText: 'IO-JOURNEY' });
  await expect(row).toContainText('Ready');
  await expect(row).toContainText('$29.85');
  await expect(row).toContainText('31 / 12 / 2029');
});

test('ALLOC-8, ALLOC-11, ALLOC-12, ALLOC-36, ROUTE-16, ROUTE-18, ROUTE-19: the open allocation is updated on a phone; refused rewards say why', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, RETAILER, '#/advertiser/1/reward/BA1-USD25/allocation/create');
  const reward = page.getByRole('combobox', { name: 'Reward' });
  await expect(reward).toHaveValue('Basil Bistro gift card 25 USD');
  await page.goto('/#/allocation/create');
  const advertiser = page.getByRole('combobox', { name: /^Advertiser/ });
  await advertiser.fill('northwind gro');
  await expect(page.getByRole('option', { name: 'Northwind Grocers' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText('Open', { exact: true }).click();
  await expect(page.getByText(/this request updates the existing one/)).toBeVisible();

  await page.getByRole('button', { name: 'Add a reward' }).click();
  await reward.fill('IN8-EUR10');
  const refusal = page.getByText('Reward(s) already added or not available for current advertiser');
  await expect(refusal.first()).toBeVisible();
  await expect(page.getByRole('option').first()).toContainText('in another currency');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Remove / }).click();

  await page.getByRole('textbox', { name: 'Requested amount' }).fill('999999999');
  await page.keyboard.press('Tab');
  await expect(
    page.getByText(/^Insufficient unallocated budget: .+ is requested, .+ is free$/),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Requested amount' }).fill('12.50');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Request', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('You request $12.50 for the open allocation of Northwind Grocers.');
  // The answer of the dry run moves the buttons.
  await expect(dialog).toContainText('No money moves.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('link', { name: 'Guerdon' }).first().click();
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave' })
    .click();
  await expect(page.getByRole('heading', { name: 'Manage inventory' })).toHaveCount(0);
});
