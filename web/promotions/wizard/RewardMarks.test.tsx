import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ABILITIES } from '../../../schema/foundation/abilities.ts';
import { hits, reward } from '../../testing/data/catalogData.ts';
import { advertiser, draft, experience, rewardStates } from '../../testing/data/wizardData.ts';
import { type Call, renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { WizardRewardsScreen } from './WizardRewardsScreen.tsx';

beforeEach(() => sessionStorage.clear());

const READY = reward('BBB-1');
const NO_STOCK = reward('CCC-3');
const STATES = { 'CCC-3': 'no_allocation' };
const URL = '/advertiser/1/promotion/create/reward';

/** The page of rewards, with one that can be given and one that lacks stock. */
function show(over: ScreenOptions['answers'] = {}, options: Partial<ScreenOptions> = {}) {
  return renderScreen(<WizardRewardsScreen advertiserId="1" />, {
    answers: {
      WizardRewardsScreen: () => ({
        data: {
          advertiser: advertiser(),
          experiences: [experience('1')],
          promotionDraft: draft({ page: 'reward' }),
        },
      }),
      CatalogScreen: () => ({ data: { searchRewards: hits([READY, NO_STOCK]) } }),
      RewardMark: rewardStates(STATES),
      ...over,
    },
    url: URL,
    ...options,
  });
}
const link = (name: string) => screen.findByRole('link', { name });
const cardOf = async (name: string) => within((await link(name)).closest('article') as HTMLElement);
const searches = (calls: readonly Call[]) =>
  calls.filter(({ name }) => name === 'CatalogScreen').map(({ variables }) => variables.filter);
const toggle = () =>
  fireEvent.click(screen.getByRole('switch', { name: 'Show rewards that cannot be given' }));

test('rewards that cannot be given are left out before anything is chosen, and the search begins with what usually can', async () => {
  const { calls } = await show();
  await link('Reward BBB-1');
  expect(screen.queryByRole('link', { name: 'Reward CCC-3' })).toBeNull();
  expect(screen.getByText(/Those that cannot be given now are hidden/)).toBeTruthy();
  expect(searches(calls)).toMatchObject([{ conditionsOfSale: ['on_demand'], currency: 'EUR' }]);
  expect(calls.find(({ name }) => name === 'RewardMark')?.variables).toEqual({
    advertiserId: '1',
    experienceId: '1',
    skus: ['BBB-1', 'CCC-3'],
  });
});

test('the switch changes no other filter; each is shown with its reason and a link to its inventory', async () => {
  const { calls } = await show();
  await link('Reward BBB-1');
  toggle();
  const card = await cardOf('Reward CCC-3');
  const reason = await card.findByText('No stock is allocated');
  expect(searches(calls).at(-1)).toMatchObject({ conditionsOfSale: ['on_demand'], currency: 'EUR' });
  expect(location.hash).toBe(`#${URL}?unfit=true`);
  for (const named of [
    card.getByRole('link', { name: 'Reward CCC-3' }),
    card.getByRole('button', { name: 'Add Reward CCC-3 to the cart' }),
  ])
    expect(named.getAttribute('aria-describedby')).toBe(reason.id);
  const inventory = card.getByRole('link', { name: /^Inventory of Reward CCC-3/ });
  expect(inventory.getAttribute('href')).toBe('#/reports/inventory?reward=CCC-3');
  expect(inventory.getAttribute('target')).toBe('_blank');
  expect((await cardOf('Reward BBB-1')).queryByText('No stock is allocated')).toBeNull();
  toggle();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Reward CCC-3' })).toBeNull());
  expect(location.hash).toBe(`#${URL}`);
});

test('a filter that was chosen stays when the switch is turned', async () => {
  const { calls } = await show({}, { url: `${URL}?currency=JPY` });
  await link('Reward BBB-1');
  toggle();
  await link('Reward CCC-3');
  expect(searches(calls).at(-1)).toMatchObject({ currency: 'JPY', conditionsOfSale: ['on_demand'] });
  toggle();
  await waitFor(() => expect(location.hash).toBe(`#${URL}?currency=JPY`));
});

test('SEARCH-10: a typed SKU is found whatever the list begins with, and shown with its mark', async () => {
  const { calls } = await show({}, { url: `${URL}?search=ccc-3` });
  await (await cardOf('Reward CCC-3')).findByText('No stock is allocated');
  expect(searches(calls).at(-1)).not.toHaveProperty('currency');
  expect(
    screen.getByText(/A SKU is found in every currency and delivery, even if it cannot be given now/),
  ).toBeTruthy();
});

test('a typed SKU keeps a currency that the person has chosen', async () => {
  const { calls } = await show({}, { url: `${URL}?search=ccc-3&currency=JPY` });
  await link('Reward CCC-3');
  expect(searches(calls).at(-1)).toMatchObject({ currency: 'JPY' });
});

const ANY_VALUE = reward('DDD-4', { variableValue: true, currency: 'USD' });
const UNFIT = { 'DDD-4': 'invalid_reward_for_redemption_flow' };
const limited = (options: object, supportsPrimaryCode = false) => ({
  WizardRewardsScreen: () => ({
    data: {
      advertiser: advertiser(),
      experiences: [
        experience('1', {
          options: { ...experience('1').options, ...options },
          redemptionFlow: { __typename: 'RedemptionFlow', id: 'links', supportsPrimaryCode },
        }),
      ],
      promotionDraft: draft({ page: 'reward' }),
    },
  }),
  CatalogScreen: () => ({ data: { searchRewards: hits([ANY_VALUE]) } }),
  RewardMark: rewardStates(UNFIT),
});

test('WIZREW-5: a reward of any value has no fixed price, on its card and in the cart', async () => {
  await show({ CatalogScreen: () => ({ data: { searchRewards: hits([ANY_VALUE]) } }) });
  const card = await cardOf('Reward DDD-4');
  expect(card.getByText('Any value in USD')).toBeTruthy();
  expect(card.queryByText(/10\.00/)).toBeNull();
});

test.each([
  ['rewards of any value', {}, 'The experience “Experience 1” gives no rewards of any value'],
  [
    'digital rewards',
    { digitalRewardsMasks: ['physical_shipment'] },
    'The experience “Experience 1” gives no digital rewards',
  ],
])(
  'an experience that gives no %s is named, and the mark leads to its choice',
  async (_what, options, reason) => {
    await show(limited(options), { url: `${URL}?unfit=true&delivery=all` });
    const card = await cardOf('Reward DDD-4');
    await card.findByText(reason);
    expect(card.getByRole('link', { name: 'Change experience' }).getAttribute('href')).toBe(
      '#/advertiser/1/promotion/create/experience',
    );
  },
);

test('who may not read the report gets to the advertiser’s inventory; who sees neither gets no link', async () => {
  const without = (...names: readonly string[]) => ABILITIES.filter((name) => !names.includes(name));
  const url = `${URL}?unfit=true`;
  const { view } = await show({}, { url, abilities: without('viewInventoryReport') });
  const inventory = await (await cardOf('Reward CCC-3')).findByRole('link', { name: /^Inventory/ });
  expect(inventory.getAttribute('href')).toBe('#/advertiser/1?tab=inventory&inventory-search=CCC-3');
  view.unmount();
  await show({}, { url, abilities: without('viewInventoryReport', 'viewInventory') });
  const card = await cardOf('Reward CCC-3');
  await card.findByText('No stock is allocated');
  expect(card.queryByRole('link', { name: /^Inventory/ })).toBeNull();
});

test('one that is chosen nevertheless says so in the cart at once, before it is saved', async () => {
  await show({}, { url: `${URL}?unfit=true` });
  const card = await cardOf('Reward CCC-3');
  await card.findByText('No stock is allocated');
  fireEvent.click(card.getByRole('button', { name: 'Add Reward CCC-3 to the cart' }));
  await screen.findByText('One reward cannot be given now');
  expect(within(screen.getByRole('list', { name: 'Cart' })).getByText('No stock is allocated')).toBeTruthy();
});

test('where the states do not come, the cards stand without marks and can be chosen', async () => {
  await show({ RewardMark: () => Promise.reject(new Error('offline')) });
  const card = await cardOf('Reward CCC-3');
  expect(screen.queryByText('No stock is allocated')).toBeNull();
  expect(screen.queryByText(/are hidden/)).toBeNull();
  fireEvent.click(card.getByRole('button', { name: 'Add Reward CCC-3 to the cart' }));
  await card.findByRole('button', { name: 'Remove Reward CCC-3 from the cart' });
});

test('a state that changes while the page is open: a shown card gets a mark and stays, a hidden one appears', async () => {
  let states: Record<string, string> = STATES;
  await show({ RewardMark: (variables) => rewardStates(states)(variables) });
  const card = await cardOf('Reward BBB-1');
  states = { 'BBB-1': 'temporarily_unavailable' };
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await card.findByText('Temporarily unavailable');
  await link('Reward CCC-3');
  expect(screen.queryByText(/are hidden/)).toBeNull();
});

test('where none of them can be given, the page says so and offers to show them', async () => {
  await show({ RewardMark: rewardStates({ ...STATES, 'BBB-1': 'invalid_reward' }) });
  await screen.findByText('None of these rewards can be given now');
  fireEvent.click(screen.getByRole('button', { name: 'Show rewards that cannot be given' }));
  await (await cardOf('Reward BBB-1')).findByText('No longer offered here');
});

test('cards wait for their verdict, so that none appears only to vanish', async () => {
  let answer = () => {};
  const pendingAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { calls } = await show({
    RewardMark: async (variables) => {
      await pendingAnswer;
      return rewardStates(STATES)(variables);
    },
  });
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('RewardMark'));
  expect(screen.queryByRole('link', { name: /^Reward/ })).toBeNull();
  answer();
  await link('Reward BBB-1');
  expect(screen.queryByRole('link', { name: 'Reward CCC-3' })).toBeNull();
});

test('where nearly a whole page is left out, the next one follows it', async () => {
  const page = (number: number, length: number) =>
    Array.from({ length }, (_, index) => reward(`AA${number}-${index}`));
  const left = Object.fromEntries(page(1, 30).map(({ sku }) => [sku, 'no_allocation']));
  await show({
    CatalogScreen: (variables) => {
      const { number } = (variables as unknown as { page: { number: number } }).page;
      return { data: { searchRewards: hits(page(number, number === 1 ? 30 : 5), { total: 35, number }) } };
    },
    RewardMark: rewardStates({ ...left, 'AA1-7': 'ready', 'AA2-0': 'no_allocation' }),
  });
  await link('Reward AA1-7');
  const last = (await link('Reward AA2-4')).closest('li');
  expect(last?.getAttribute('aria-posinset')).toBe('5');
  expect(screen.getAllByRole('link', { name: /^Reward/ })).toHaveLength(5);
});
