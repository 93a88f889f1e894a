import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { askGraph } from './askGraph.ts';

/** A promotion to be customized, and where that is done. */
export interface LookPromotion {
  id: string;
  /** Hash of its customization, to which a query may be added. */
  hash: string;
}

const ADVERTISER = '1';

/** Makes a promotion with eleven rewards to choose from, mails and SMS, in English and French, by the session of the page. */
export async function makeLookPromotion(page: Page, name: string): Promise<LookPromotion> {
  const skus = new Set<string>();
  for (const search of ['card', 'gift', 'USD', 'EUR']) {
    const { rewardOptions } = await askGraph<{ rewardOptions: { sku: string; isAvailable: boolean }[] }>(
      page,
      'query ($id: ID!, $search: String!) { rewardOptions(advertiserId: $id, search: $search) { sku isAvailable } }',
      { id: ADVERTISER, search },
    );
    for (const { sku, isAvailable } of rewardOptions) if (isAvailable) skus.add(sku);
  }
  const rewards = [...skus].slice(0, 11).map((sku) => ({ sku }));
  const input = {
    advertiserId: ADVERTISER,
    experience: { id: '1' },
    rewards,
    name,
    uiId: `look-${randomUUID()}`,
    notificationChannels: ['email', 'sms'],
    activationNotificationChannels: ['email', 'sms'],
    restrictions: { languages: ['en', 'fr'] },
    flowSettings: { multipleRewards: true },
  };
  const { createPromotion } = await askGraph<{ createPromotion: { promotion?: { id: string } } }>(
    page,
    'mutation ($input: CreatePromotionInput!) { createPromotion(input: $input) { __typename ... on CreatePromotionSuccess { promotion { id } } ... on InvalidInput { fieldErrors { field rule } } ... on Refused { code } } }',
    { input },
  );
  const id = createPromotion.promotion?.id;
  if (!id) throw new Error(`No promotion: ${JSON.stringify(createPromotion)}`);
  return { id, hash: `#/advertiser/${ADVERTISER}/promotion/${id}/edit/customization` };
}
