import type { Page } from '@playwright/test';
import { choosePassword, followMail, NEW_PASSWORD } from '../support/accountPages.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignIn,
  openAs,
  test,
} from '../support/browser.ts';

const MAKER = 'second.operator@guerdon.example';

/** Asks the graph as the person signed in on the page. */
async function ask<T>(page: Page, query: string, input: object): Promise<T> {
  const answer = await page.request.post('/graphql', {
    headers: { 'x-guerdon-client': 'web' },
    data: { query, variables: { input } },
  });
  return (await answer.json()).data.answer as T;
}

test('A11: nobody decides about a request of an account that they made, nor that account about theirs; the report says why', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = `ada.${Date.now()}@guerdon.example`;
  await openAs(page, MAKER);
  await ask(
    page,
    `mutation ($input: CreateMemberInput!) { answer: createMember(input: $input) { __typename } }`,
    {
      name: 'Ada Byron',
      email,
      organizationId: '1',
      locale: 'en',
      timezone: 'Europe/Paris',
      roles: ['superadmin', 'platform_admin'],
      advertiserIds: [],
    },
  );
  const newcomerPage = await (await browser.newContext()).newPage();
  await followMail(newcomerPage, email, 'Accept the invitation');
  await choosePassword(newcomerPage, NEW_PASSWORD);
  await newcomerPage.getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(newcomerPage, email, NEW_PASSWORD);
  await expect(newcomerPage.getByRole('button', { name: /account menu/i })).toBeVisible();

  const requested = await ask<{ request: { id: string; version: number } }>(
    newcomerPage,
    `mutation ($input: CreateAllocationInput!) { answer: createAllocation(input: $input) {
      ... on CreateAllocationSuccess { request { id version } } ... on Refused { code } ... on InvalidInput { fieldErrors { field rule } } } }`,
    {
      advertiserId: '1',
      idempotencyKey: crypto.randomUUID(),
      type: 'open',
      amount: '12.50',
      rewards: [],
      noExpiration: true,
      externalId: 'IO-ADA',
    },
  );
  await page.goto('/#/reports/allocations?statuses=pending');
  const row = page.getByRole('row').filter({ hasText: 'IO-ADA' });
  await expect(row).toContainText(
    /You created the account of Ada Byron: someone else decides until \d\d \/ \d\d \/ \d{4}/,
  );
  await expect(row.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  const { id, version } = requested.request;
  const refused = await ask(
    page,
    `mutation ($input: ApproveAllocationRequestInput!) { answer: approveAllocationRequest(input: $input) { ... on Refused { code message } } }`,
    { id, version, idempotencyKey: crypto.randomUUID() },
  );
  expect(refused).toMatchObject({
    code: 'made_requester',
    message: expect.stringMatching(
      /^You created the account of Ada Byron, who requested or changed this: until /,
    ),
  });

  await newcomerPage.goto('/#/reports/allocations?statuses=pending');
  await expect(newcomerPage.getByRole('row').filter({ hasText: 'IO-ADA' })).toContainText(
    'Requested by you: someone else decides',
  );
  await newcomerPage.context().close();

  const third = await (await browser.newContext()).newPage();
  await openAs(third, 'operator@guerdon.example', '#/reports/allocations?statuses=pending');
  const theirs = third.getByRole('row').filter({ hasText: 'IO-ADA' });
  await theirs.getByRole('button', { name: /^Reject the request/ }).click();
  const dialog = third.getByRole('alertdialog', { name: 'Reject this request?' });
  await dialog.getByRole('textbox').fill('Not in this quarter');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog).toHaveCount(0);
  await third.context().close();
});
