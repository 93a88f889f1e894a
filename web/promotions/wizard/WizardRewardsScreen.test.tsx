import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { hits, reward } from '../../testing/data/catalogData.ts';
import { advertiser, draft, draftReward, experience, rewardStates } from '../../testing/data/wizardData.ts';
import { isDisabled, press } from '../../testing/formActs.ts';
import { type Call, renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { WizardRewardsScreen } from './WizardRewardsScreen.tsx';

beforeEach(() => sessionStorage.clear());

const answers = (kept: Record<string, unknown> = {}): ScreenOptions['answers'] => ({
  WizardRewardsScreen: () => ({
    data: {
      advertiser: advertiser(),
      experiences: [experience('1'), experience('2')],
      promotionDraft: draft({ page: 'reward', ...kept }),
    },
  }),
  CatalogScreen: () => ({
    data: {
      searchRewards: hits([reward('AAA-1'), reward('CCC-3', { deliveryMode: 'physical_shipment' })], {
        total: 2,
        number: 1,
      }),
    },
  }),
  RewardMark: rewardStates(
    Object.fromEntries(
      ((kept.rewards ?? []) as { sku: string; state: string }[]).map(({ sku, state }) => [sku, state]),
    ),
  ),
  WizardFrameSave: (variables) => {
    const { version, ...input } = (variables as unknown as { input: { version: number } }).input;
    return {
      data: {
        savePromotionDraft: {
          __typename: 'SavePromotionDraftSuccess',
          draft: draft({ page: 'reward', ...kept, ...input, settings: {}, version: version + 1 }),
        },
      },
    };
  },
});
const show = (kept: Record<string, unknown> = {}, experienceId?: string, over: Partial<ScreenOptions> = {}) =>
  renderScreen(<WizardRewardsScreen advertiserId="1" {...(experienceId && { experienceId })} />, {
    answers: answers(kept),
    url: '/advertiser/1/promotion/create/reward',
    ...over,
  });
const cart = async () => within(await screen.findByRole('list', { name: 'Cart' }));
const saves = (calls: readonly Call[]) =>
  calls.filter(({ name }) => name === 'WizardFrameSave').map(({ variables }) => variables.input);

test('WIZREW-1, WIZREW-2, WIZREW-3, WIZREW-4, WIZREW-5, WIZREW-6, WIZREW-7: cards with name, countries, cost and badge go into the cart, which is saved; Next goes on', async () => {
  const { calls } = await show();
  const card = within(
    (await screen.findByRole('link', { name: 'Reward CCC-3' })).closest('article') as HTMLElement,
  );
  expect(card.queryByText('Instant delivery')).toBeNull();
  expect(screen.getAllByText('Instant delivery')).toHaveLength(1);
  fireEvent.click(card.getByRole('button', { name: 'Add Reward CCC-3 to the cart' }));
  expect((await cart()).getAllByRole('listitem')).toHaveLength(3);
  await waitFor(
    () => expect(saves(calls)).toMatchObject([{ version: 4, skus: ['AAA-1', 'AAA-2', 'CCC-3'] }]),
    {
      timeout: 3000,
    },
  );
  press('Next');
  await waitFor(() => expect(location.hash).toBe('#/advertiser/1/promotion/create/settings'));
  expect(saves(calls).at(-1)).toMatchObject({ page: 'settings' });
});

test('WIZREW-13, WIZREW-14: the search is sent from two characters on', async () => {
  const { calls } = await show();
  const field = await screen.findByRole('searchbox', { name: 'Search rewards' });
  fireEvent.change(field, { target: { value: 'c' } });
  fireEvent.change(field, { target: { value: 'co' } });
  const searches = () =>
    calls.filter(({ name }) => name === 'CatalogScreen').map(({ variables }) => variables.search);
  await waitFor(() => expect(searches().at(-1)).toBe('co'));
  expect(searches()).not.toContain('c');
});

test('WIZREW-15: Next rests while the cart is empty', async () => {
  await show();
  const items = await cart();
  fireEvent.click(items.getByRole('button', { name: 'Remove Reward AAA-1 from the cart' }));
  fireEvent.click((await cart()).getByRole('button', { name: 'Remove Reward AAA-2 from the cart' }));
  expect(isDisabled('Next')).toBe(true);
  expect(screen.getByText('Add at least one reward to go on')).toBeTruthy();
});

test('a reward that became unavailable is told at its card, in the cart and by Next, which says which', async () => {
  await show({
    rewards: [draftReward('AAA-1', 'invalid_reward'), draftReward('AAA-2', 'temporarily_unavailable')],
  });
  await screen.findByRole('link', { name: 'Reward AAA-1' });
  const items = await cart();
  expect(items.getByText('No longer offered here')).toBeTruthy();
  expect(items.getByText('Temporarily unavailable')).toBeTruthy();
  expect(screen.getAllByText('No longer offered here')).toHaveLength(3);
  expect(screen.getByText('2 rewards cannot be given now')).toBeTruthy();
  press('Next');
  await screen.findByText('Remove Reward AAA-1 from the cart before you continue.');
  expect(location.hash).toBe('#/advertiser/1/promotion/create/reward');
});

test('where none of the rewards can be given, Next asks first, says why and leads to the inventory', async () => {
  await show({
    rewards: [draftReward('AAA-1', 'no_allocation'), draftReward('AAA-2', 'temporarily_unavailable')],
  });
  await cart();
  press('Next');
  const question = within(
    await screen.findByRole('alertdialog', { name: 'None of these rewards can be given now' }),
  );
  expect(question.getByText(/No stock is allocated/)).toBeTruthy();
  expect(question.getByRole('link').getAttribute('href')).toBe('#/reports/inventory?reward=AAA-1');
  fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(location.hash).toBe('#/advertiser/1/promotion/create/reward');
  press('Next');
  fireEvent.click(await screen.findByRole('button', { name: 'Go on anyway' }));
  await waitFor(() => expect(location.hash).toBe('#/advertiser/1/promotion/create/settings'));
});

test('a reward that the experience cannot deliver says so at its card', async () => {
  await show({}, undefined, {
    answers: {
      ...answers(),
      RewardMark: rewardStates({ 'CCC-3': 'invalid_reward_for_redemption_flow' }),
    },
    url: '/advertiser/1/promotion/create/reward?unfit=true',
  });
  await screen.findByRole('link', { name: 'Reward CCC-3' });
  await screen.findByText('Does not fit the experience');
  expect(screen.getAllByText('Does not fit the experience')).toHaveLength(1);
});

test('ROUTE-37, WIZREW-1: the address chooses the experience', async () => {
  const { calls } = await show({ experienceId: null, page: 'experience' }, '2');
  await waitFor(() => expect(saves(calls)).toMatchObject([{ experienceId: '2', page: 'reward' }]));
  await cart();
});

test('WIZ-9: an experience that is not offered leads back to the experiences', async () => {
  await show({ experienceId: '9' });
  await waitFor(() => expect(location.hash).toBe('#/advertiser/1/promotion/create/experience'));
});
