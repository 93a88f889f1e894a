import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { DispatchKind } from '../../schema/fulfillment/dispatchKinds.ts';
import { askGraph } from '../support/askGraph.ts';
import {
  bounceDelivery,
  expect,
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
  openAs,
  test,
} from '../support/browser.ts';

const STAFF = 'operator@guerdon.example';
const PHONE = { width: 390, height: 844 };

interface Place {
  promotionId: string;
  advertiserId: string;
  reward: { sku: string; faceValue: { amount: string } };
}

interface Promotion {
  id: string;
  advertiserId: string;
  notificationChannels: string[];
  activationNotificationChannels: string[];
  experience: { options: { modules: { activationLinks: string | null; bulkRedemption: string | null } } };
  rewards: {
    items: { sku: string; isRunnable: boolean; variableValue: boolean; faceValue: { amount: string } }[];
  };
}

/** A running promotion of the demo that fits and whose budget pays for this, and a live reward of it. */
async function promotionThat(
  page: Page,
  fits: (promotion: Promotion) => boolean,
  wanted: (place: Place) => NewDispatch,
): Promise<Place> {
  const { promotions } = await askGraph<{ promotions: { items: { id: string; state: string }[] } }>(
    page,
    '{ promotions(page: { size: 50 }) { items { id state } } }',
  );
  for (const { id } of promotions.items.filter(({ state }) => state === 'ready')) {
    const { promotion } = await askGraph<{ promotion: Promotion }>(
      page,
      `query ($id: ID!) { promotion(id: $id) { id advertiserId notificationChannels activationNotificationChannels
        experience { options { modules { activationLinks bulkRedemption } } }
        rewards(page: { size: 20 }) { items { sku isRunnable variableValue faceValue { amount } } } } }`,
      { id },
    );
    const reward = promotion.rewards.items.find((one) => one.isRunnable && !one.variableValue);
    if (!fits(promotion) || !reward) continue;
    const place = { promotionId: id, advertiserId: promotion.advertiserId, reward };
    const { __typename: answer } = await create(page, place, { ...wanted(place), dryRun: true });
    if (answer === 'CreateDispatchSuccess') return place;
  }
  throw new Error('The demo has no such promotion');
}

const SENDS_CODES = ({ experience, notificationChannels }: Promotion) =>
  experience.options.modules.bulkRedemption !== null && notificationChannels.join() === 'email';
const GIVES_LINKS = ({ experience, activationNotificationChannels }: Promotion) =>
  experience.options.modules.activationLinks !== null && activationNotificationChannels.length === 0;

interface NewDispatch {
  kind: DispatchKind;
  [more: string]: unknown;
}

async function create(page: Page, { promotionId }: Place, input: NewDispatch) {
  const { createDispatch } = await askGraph<{
    createDispatch: { __typename: string; dispatch?: { id: string } };
  }>(
    page,
    `mutation ($input: CreateDispatchInput!) { createDispatch(input: $input) { __typename ... on CreateDispatchSuccess { dispatch { id } }
      ... on Refused { code message } ... on InvalidInput { fieldErrors { field rule } } } }`,
    { input: { idempotencyKey: crypto.randomUUID(), promotionId, ...input } },
  );
  return createDispatch;
}

/** Accepts a dispatch and answers where its page is. */
async function accept(page: Page, place: Place, input: NewDispatch): Promise<string> {
  const answer = await create(page, place, input);
  if (!answer.dispatch) throw new Error(JSON.stringify(answer));
  const { promotionId, advertiserId } = place;
  return `/#/advertiser/${advertiserId}/promotion/${promotionId}/batch/${answer.dispatch.id}`;
}

const rowsOf = ({ reward }: Place, name: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    sku: reward.sku,
    value: reward.faceValue.amount,
    orderId: `${name}-${at + 1}`,
    email: `${name}${at + 1}@customers.example`,
    firstName: 'Rosa',
    lastName: `Luz ${at + 1}`,
  }));

const lineOf = (page: Page, orderId: string) =>
  page.getByRole('table', { name: 'Lines' }).getByRole('row').filter({ hasText: orderId });

async function confirm(page: Page, name: string) {
  const button = page.getByRole('alertdialog').getByRole('button', { name, exact: true });
  await expect(button).toBeEnabled();
  await expectAccessible(page);
  await button.click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

test('BATCH-1, BATCH-17, PROMO-46: a dispatch is undone, the same is sent now, an address that came back is corrected', async ({
  page,
}) => {
  test.slow();
  await openAs(page, STAFF);
  const codes = (at: Place) =>
    ({ kind: 'send_codes', rows: rowsOf(at, 'journey', 3), undoSeconds: 3600 }) as const;
  const place = await promotionThat(page, SENDS_CODES, codes);
  const dispatch = codes(place);

  await page.goto(await accept(page, place, dispatch));
  await expect(page.getByRole('timer')).toHaveText(/^59:\d\d$|^1:00:00$/);
  await expect(lineOf(page, 'journey-3')).toContainText('Booked');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('All 3 lines are taken back.')).toBeVisible();
  await confirm(page, 'Undo');
  await expect(page.getByText(/^Undone before anything went out/)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(lineOf(page, 'journey-3')).toContainText('Canceled');

  await page.goto(await accept(page, place, dispatch));
  await page.getByRole('button', { name: 'Send now' }).click();
  await confirm(page, 'Send now');
  await expect(page.getByText(/^Finished on/)).toBeVisible();
  await expect(lineOf(page, 'journey-2')).toContainText('E-mail sent');
  await expect(lineOf(page, 'journey-2')).toContainText('Redeemed');
  await expect(lineOf(page, 'journey-2')).toContainText(/…\w{4}/);

  const id = /batch\/(\d+)/.exec(page.url())?.[1];
  const { dispatch: sent } = await askGraph<{
    dispatch: { lines: { items: { delivery: { id: string } }[] } };
  }>(
    page,
    'query ($id: ID!) { dispatch(id: $id) { lines(filter: { search: "journey-2" }) { items { delivery { id } } } } }',
    { id },
  );
  await bounceDelivery(sent.lines.items[0]?.delivery.id ?? '');
  await page.getByRole('switch', { name: 'Failed only' }).press('Space');
  await expect(page.getByText('The message came back.')).toBeVisible();
  await expect(lineOf(page, 'journey-1')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Correct the address: journey-2' }).click();
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('rosa.luz@customers.example');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('No line found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(lineOf(page, 'journey-2')).toContainText('rosa.luz@customers.example');
  await expect(lineOf(page, 'journey-2')).toContainText('E-mail sent');

  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Retry what failed' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Nothing failed: there is nothing to retry.');
});

test('PROMO-49, LINKS-3: links are downloaded from the page of their dispatch, which the tab of batches leads to', async ({
  page,
}) => {
  test.slow();
  await openAs(page, STAFF);
  const links = ({ reward }: Place) =>
    ({
      kind: 'download_links',
      quantities: [{ sku: reward.sku, quantity: 3 }],
      undoSeconds: 0,
    }) as const;
  const place = await promotionThat(page, GIVES_LINKS, links);
  const { advertiserId, promotionId } = place;
  await accept(page, place, links(place));
  await page.goto(`/#/advertiser/${advertiserId}/promotion/${promotionId}?tab=batches`);
  const batches = page.getByRole('table', { name: 'Batches' });
  await expect(batches.getByRole('row').nth(1)).toContainText('Links to download');
  await expectAccessible(page);
  await batches.getByRole('link').first().click();
  await expect(page.getByText(/^Finished on/)).toBeVisible();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download links' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toBe('links.csv');
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines).toHaveLength(4);
  for (const line of lines.slice(1)) expect(line).toMatch(/\/r\/[\w-]{22}/);

  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
