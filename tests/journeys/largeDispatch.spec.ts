import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { askGraph } from '../support/askGraph.ts';
import { expect, expectAccessible, openAs, test } from '../support/browser.ts';

const ADVERTISER = '4';
/** More than a request accepts at once. */
const LINKS = 1_001;

/** A promotion whose links are downloaded, with a cheap reward and the money for so many of them; answers its id. */
async function makePromotion(page: Page): Promise<string> {
  const { rewardOptions } = await askGraph<{
    rewardOptions: { sku: string; isAvailable: boolean; faceValue: { amount: string; currency: string } }[];
  }>(
    page,
    'query ($id: ID!) { rewardOptions(advertiserId: $id, search: "EUR") { sku isAvailable faceValue { amount currency } } }',
    { id: ADVERTISER },
  );
  const [reward] = rewardOptions
    .filter(({ isAvailable, faceValue }) => isAvailable && faceValue.currency === 'EUR')
    .sort((one, other) => Number(one.faceValue.amount) - Number(other.faceValue.amount));
  if (!reward) throw new Error('The advertiser has no reward to give');
  const amount = String(Math.ceil(Number(reward.faceValue.amount)) * LINKS);
  await askGraph(
    page,
    'mutation ($input: UpdateBudgetInput!) { updateBudget(input: $input) { __typename } }',
    {
      input: { idempotencyKey: randomUUID(), id: ADVERTISER, type: 'credit', amount, description: 'Links' },
    },
  );
  const { createPromotion } = await askGraph<{ createPromotion: { promotion?: { id: string } } }>(
    page,
    'mutation ($input: CreatePromotionInput!) { createPromotion(input: $input) { __typename ... on CreatePromotionSuccess { promotion { id } } } }',
    {
      input: {
        advertiserId: ADVERTISER,
        experience: { id: '1' },
        rewards: [{ sku: reward.sku }],
        name: 'A thousand links',
        uiId: `links-${randomUUID()}`,
        activationNotificationChannels: [],
        notificationChannels: ['email'],
      },
    },
  );
  const id = createPromotion.promotion?.id;
  if (!id) throw new Error(`No promotion: ${JSON.stringify(createPromotion)}`);
  return id;
}

test('LINKS-3: more links than a request accepts are previewed and created by a job, and their batch opens', async ({
  page,
}) => {
  test.slow();
  await openAs(page, 'operator@guerdon.example');
  const id = await makePromotion(page);
  await page.goto(`/#/advertiser/${ADVERTISER}/promotion/${id}/edit/links`);
  await page.getByLabel('Quantity').first().fill(String(LINKS));
  await page.getByRole('button', { name: 'Preview' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expectAccessible(page);
  const create = dialog.getByRole('button', { name: /^Create 1,001 links for/ });
  await expect(create).toBeEnabled();
  await create.click();
  await expect(page).toHaveURL(/\/batch\/\d+/);
  await expect(page.getByText('1,001 lines are ready; nothing is created yet.')).toBeVisible();
});
