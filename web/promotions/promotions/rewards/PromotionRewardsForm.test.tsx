import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PromotionRewardsScreenDocument } from '../../../../operations/promotions/promotions/PromotionRewardsScreen.generated.ts';
import { reward as card, hits } from '../../../testing/data/catalogData.ts';
import { effects } from '../../../testing/data/promotionRows.ts';
import { rewardStates } from '../../../testing/data/wizardData.ts';
import { isDisabled, press } from '../../../testing/formActs.ts';
import { type Call, renderScreen, type ScreenOptions } from '../../../testing/renderScreen.tsx';
import { PromotionRewardsScreen } from './PromotionRewardsScreen.tsx';

const row = (sku: string, state = 'ready') => ({
  __typename: 'PromotionReward',
  offerId: `offer-${sku}`,
  sku,
  name: `Reward ${sku}`,
  state,
  catalogueEntry: card(sku),
});
const page = (...items: object[]) => ({ __typename: 'PromotionRewardPage', items });
const promotion = (skus: readonly string[], version = 3) => ({
  __typename: 'Promotion',
  id: '1',
  advertiserId: '7',
  name: 'Summer',
  version,
  advertiser: { __typename: 'Advertiser', id: '7', organizationId: '2', billingCurrency: 'EUR' },
  experience: {
    __typename: 'Experience',
    id: '1',
    name: 'Portal',
    redemptionFlow: { __typename: 'RedemptionFlow', id: 'portal', supportsPrimaryCode: true },
    options: { __typename: 'ExperienceOptions', digitalRewardsMasks: [] },
  },
  first: page(...skus.map((sku) => row(sku))),
  second: page(),
});
type Input = { dryRun?: boolean; version: number; rewards: { sku: string }[] };
const saveAnswer = (variables: Record<string, never>) => {
  const { version } = (variables as unknown as { input: Input }).input;
  return {
    data: {
      choosePromotionRewards: {
        __typename: 'ChoosePromotionRewardsSuccess',
        promotion: {
          __typename: 'Promotion',
          id: '1',
          name: 'Summer',
          version: version + 1,
          hasRunnableReward: true,
          missing: [],
        },
        effects: effects({ recipients: 2 }),
      },
    },
  };
};
const stale = (...promised: Parameters<typeof promotion>) => ({
  data: { choosePromotionRewards: { __typename: 'StalePromotion', current: promotion(...promised) } },
});

async function show(over: ScreenOptions['answers'] = {}) {
  const view = await renderScreen(<PromotionRewardsScreen advertiserId="7" promotionId="1" />, {
    answers: {
      PromotionRewardsScreen: () => ({ data: { promotion: promotion(['AAA-1', 'AAA-2']) } }),
      CatalogScreen: () => ({ data: { searchRewards: hits([card('CCC-3')], { total: 1, number: 1 }) } }),
      RewardMark: rewardStates(),
      PromotionRewardsScreenSave: saveAnswer,
      ...over,
    },
    url: '/advertiser/7/promotion/1/edit/reward?unfit=true',
  });
  await screen.findByRole('button', { name: 'Add Reward CCC-3 to the cart' });
  return view;
}
const add = () => press('Add Reward CCC-3 to the cart');
const cart = () =>
  within(screen.getByRole('list', { name: 'Cart' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => /[A-Z]{3}-\d/.exec(textContent ?? '')?.[0]);
const saves = (calls: readonly Call[]) =>
  calls
    .filter(({ name }) => name === 'PromotionRewardsScreenSave')
    .map(({ variables }) => variables.input as Input)
    .map(({ dryRun = false, version, rewards }) => [dryRun, version, rewards.map(({ sku }) => sku).join()]);
const dialog = async () => within(await screen.findByRole('alertdialog'));
const confirm = async () => {
  const save = await waitFor(async () => {
    const button = (await dialog()).getByRole<HTMLButtonElement>('button', { name: 'Save' });
    expect(button.disabled).toBe(false);
    return button;
  });
  fireEvent.click(save);
};

test('WIZREW-8, WIZREW-10, WIZREW-12: what the choice means is shown before it is saved', async () => {
  const { calls } = await show();
  expect(isDisabled('Save')).toBe(true);
  add();
  fireEvent.click(screen.getByRole('button', { name: 'Remove Reward AAA-1 from the cart' }));
  press('Save');
  await (await dialog()).findByText('1 added, 1 removed. Removed rewards are disabled.');
  await confirm();
  await screen.findByText('The rewards of Summer are saved');
  expect(saves(calls)).toEqual([
    [true, 3, 'AAA-2,CCC-3'],
    [false, 3, 'AAA-2,CCC-3'],
  ]);
});

test('WIZREW-15: nothing is saved while the cart is empty', async () => {
  await show();
  for (const sku of ['AAA-1', 'AAA-2'])
    fireEvent.click(screen.getByRole('button', { name: `Remove Reward ${sku} from the cart` }));
  expect(isDisabled('Save')).toBe(true);
});

test('API-7: what somebody else added meanwhile stays', async () => {
  const { calls } = await show({
    PromotionRewardsScreenSave: (variables) =>
      (variables as unknown as { input: Input }).input.version === 3
        ? stale(['AAA-1', 'AAA-2', 'BBB-9'], 6)
        : saveAnswer(variables),
  });
  add();
  press('Save');
  await confirm();
  await screen.findByText('The rewards of Summer are saved');
  expect(saves(calls).at(-1)).toEqual([false, 6, 'AAA-1,AAA-2,BBB-9,CCC-3']);
});

test('API-7: what is known first may be old: what comes after it is in the cart, beside what was chosen by then', async () => {
  const { calls, client } = await show();
  const arrive = (...newer: Parameters<typeof promotion>) =>
    act(async () => {
      client.writeQuery({
        query: PromotionRewardsScreenDocument,
        variables: { id: '1' },
        data: { promotion: promotion(...newer) } as never,
      });
    });
  await arrive(['AAA-1', 'AAA-2', 'BBB-8'], 5);
  expect(cart()).toEqual(['AAA-1', 'AAA-2', 'BBB-8']);
  expect(isDisabled('Save')).toBe(true);
  add();
  await arrive(['AAA-1', 'BBB-8', 'BBB-9'], 6);
  press('Save');
  await confirm();
  await screen.findByText('The rewards of Summer are saved');
  expect(saves(calls).at(-1)).toEqual([false, 6, 'AAA-1,BBB-8,BBB-9,CCC-3']);
});

test('a choice of which nothing can be given says so before it is saved', async () => {
  await show({ RewardMark: rewardStates({ 'CCC-3': 'no_allocation' }) });
  add();
  for (const sku of ['AAA-1', 'AAA-2'])
    fireEvent.click(screen.getByRole('button', { name: `Remove Reward ${sku} from the cart` }));
  press('Save');
  await (await dialog()).findByText('None of these rewards can be given now: recipients would get nothing.');
});

test('a reward that can never be given here is not added: Save waits until it leaves the cart', async () => {
  await show({ RewardMark: rewardStates({ 'CCC-3': 'invalid_reward_for_redemption_flow' }) });
  await screen.findAllByText('Does not fit the experience');
  add();
  expect(isDisabled('Save')).toBe(true);
  fireEvent.click(
    within(screen.getByRole('list', { name: 'Cart' })).getByRole('button', {
      name: 'Remove Reward CCC-3 from the cart',
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remove Reward AAA-1 from the cart' }));
  expect(isDisabled('Save')).toBe(false);
});
