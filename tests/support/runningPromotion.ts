import type { Page } from '@playwright/test';
import { askGraph } from './askGraph.ts';

interface Promotion {
  id: string;
  state: string;
  advertiserId: string;
  rewards: {
    items: { sku: string; name: string; isRunnable: boolean; variableValue: boolean }[];
  };
}

/** A running promotion of the demo with two rewards of a value of their own, and budget for them. */
export async function runningPromotion(page: Page) {
  const { promotions } = await askGraph<{ promotions: { items: { id: string; state: string }[] } }>(
    page,
    '{ promotions(page: { size: 50 }) { items { id state } } }',
  );
  for (const { id } of promotions.items.filter(({ state }) => state === 'ready')) {
    const { promotion } = await askGraph<{ promotion: Promotion }>(
      page,
      `query ($id: ID!) { promotion(id: $id) { id state advertiserId
        rewards(page: { size: 20 }) { items { sku name isRunnable variableValue } } } }`,
      { id },
    );
    const fixed = promotion.rewards.items.filter((one) => one.isRunnable && !one.variableValue);
    for (const reward of fixed) if (await isPaid(page, id, reward.sku)) return { promotion, reward };
  }
  throw new Error('The demo has no such promotion');
}

async function isPaid(page: Page, promotionId: string, rewardSku: string): Promise<boolean> {
  const { createRedemption } = await askGraph<{ createRedemption: { __typename: string } }>(
    page,
    'mutation ($input: CreateRedemptionInput!) { createRedemption(input: $input) { __typename } }',
    {
      input: {
        idempotencyKey: `try-${rewardSku}`,
        dryRun: true,
        promotionId,
        rewardSku,
        orderId: `try-${rewardSku}`,
      },
    },
  );
  return createRedemption.__typename === 'CreateRedemptionSuccess';
}

/** The form of one redemption of it. */
export const redemptionForm = ({ promotion, reward }: { promotion: Promotion; reward: { sku: string } }) =>
  `/#/redemption/create?client_id=${promotion.advertiserId}&promotion_id=${promotion.id}&reward_sku=${reward.sku}`;
