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

/** A user of whom no advertiser of the demo knows a name. */
const NAMELESS = { email: 'nobody.yet@customers.example' };

/**
 * A running promotion of the demo, and a reward of it with a value of its own and budget for it. With `usesName`, the message about the reward uses the
 * recipient's name; otherwise it does not.
 */
export async function runningPromotion(page: Page, { usesName = false }: { usesName?: boolean } = {}) {
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
    for (const reward of fixed) {
      const sends = (user: object) => isSent(page, { promotionId: id, rewardSku: reward.sku, user });
      if ((await sends({ ...NAMELESS, firstName: 'Rosa' })) && (await sends(NAMELESS)) !== usesName)
        return { promotion, reward };
    }
  }
  throw new Error(`The demo has no promotion whose message ${usesName ? 'uses' : 'does not use'} the name`);
}

/** Whether a reward would be paid for and sent. Nothing is changed. */
async function isSent(
  page: Page,
  order: { promotionId: string; rewardSku: string; user: object },
): Promise<boolean> {
  const key = `try-${order.rewardSku}`;
  const { createAndRedeem } = await askGraph<{ createAndRedeem: { __typename: string } }>(
    page,
    'mutation ($input: CreateAndRedeemInput!) { createAndRedeem(input: $input) { __typename } }',
    { input: { ...order, idempotencyKey: key, orderId: key, dryRun: true } },
  );
  return createAndRedeem.__typename === 'CreateAndRedeemSuccess';
}

/** The form of one redemption of it. */
export const redemptionForm = ({ promotion, reward }: { promotion: Promotion; reward: { sku: string } }) =>
  `/#/redemption/create?client_id=${promotion.advertiserId}&promotion_id=${promotion.id}&reward_sku=${reward.sku}`;
