import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ABILITIES, type Ability } from '../../../schema/foundation/abilities.ts';
import { failure } from '../../testing/data/advertiserData.ts';
import { experience, promotion, reward, rewardPage } from '../../testing/data/promotionRows.ts';
import { renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { PromotionScreen } from './PromotionScreen.tsx';

const show = (different: object = {}, over: Partial<ScreenOptions> = {}) =>
  renderScreen(<PromotionScreen advertiserId="7" promotionId="1" />, {
    answers: {
      PromotionScreen: () => ({ data: { promotion: promotion('1', { name: 'Summer', ...different }) } }),
      PromotionRewardsTab: () => rewardPage([reward('1')]),
    },
    url: '/advertiser/7/promotion/1',
    ...over,
  });
const without = (...removed: Ability[]) => ABILITIES.filter((ability) => !removed.includes(ability));
const title = () => screen.findByRole('heading', { level: 1, name: 'Summer' });

test('PROMO-1, FMT-2, FMT-4: the head says its advertiser, its days in Los Angeles and where it stands', async () => {
  const { calls } = await show();
  await title();
  expect(screen.getByRole('link', { name: 'Corner Shop' }).getAttribute('href')).toBe('#/advertiser/7');
  expect(screen.getByText('11.01.2026').parentElement?.parentElement?.textContent).toContain(
    '11.01.2026 – 11.30.2026 (Los Angeles)',
  );
  expect(screen.getAllByText('Enabled').length).toBeGreaterThan(0);
  expect(calls[0]).toMatchObject({ name: 'PromotionScreen', variables: { id: '1' } });
});

test('PROMO-6, PROMO-42: a donut shows what was activated and what became of it', async () => {
  await show();
  const donut = within(await screen.findByRole('figure', { name: 'Summary' }));
  for (const text of ['18', 'activated', 'Redeemed', '12', 'Pending', '5', 'Denied', '1'])
    expect(donut.getByText(text)).toBeTruthy();
  expect(
    screen.getByText('66.7% of activated rewards were redeemed. Test redemptions are included.'),
  ).toBeTruthy();
});

test('PROMO-7, PROMO-8: a chart of its redemptions in a period, the last seven days at first', async () => {
  const { calls } = await show();
  const chart = within(await screen.findByRole('region', { name: 'Redemptions by day' }));
  expect(chart.getByText('3 redemptions')).toBeTruthy();
  expect(calls[0]?.variables.period).toMatchObject({ timezone: 'Europe/Paris', states: ['redeemed'] });
  fireEvent.click(chart.getByRole('button', { name: /^Period: Last 7 days/ }));
  const panel = within(await screen.findByRole('dialog'));
  for (const name of [/Last 7 days/, /This month|Previous month/])
    expect(await panel.findByRole('button', { name })).toBeTruthy();
  for (const name of [/^From/, /^To/])
    expect(panel.getAllByRole('group', { name }).length).toBeGreaterThan(0);
});

test('PROMO-33, PROMO-34: a note says that there are no live rewards', async () => {
  await show({ hasRunnableReward: false });
  expect(await screen.findByText('There are no live rewards for this promotion.')).toBeTruthy();
});

test('WIZ-28, WIZ-30: the wizard leads on to what recipients see, until that is put away', async () => {
  const created = { url: '/advertiser/7/promotion/1?created=true' };
  await show({}, created);
  const way = await screen.findByRole('link', { name: 'Customize what recipients see' });
  expect(way.getAttribute('href')).toBe('#/advertiser/7/promotion/1/edit/customization');
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText('This promotion is created')).toBeNull();
  expect(location.hash).toBe('#/advertiser/7/promotion/1');
});

test.each([
  ['nothing can be customized', { redemptionFlow: null }, ABILITIES],
  ['somebody may not customize', {}, without('editPromotionsCustomization')],
])('CUSTOM-37, CUSTOM-41: the wizard does not lead on where %s', async (_where, different, abilities) => {
  const channels = { activationNotificationChannels: [], notificationChannels: [] };
  const facts = { ...channels, experience: { ...experience(), ...different } };
  await show(facts, { url: '/advertiser/7/promotion/1?created=true', abilities });
  await title();
  expect(screen.queryByText('This promotion is created')).toBeNull();
});

const gap = (code: string, place: string, field: string | null = null) => ({
  __typename: 'PromotionGap',
  code,
  field,
  screen: place,
});
const GAPS = [
  gap('advertiser_disabled', 'advertiser'),
  gap('no_live_reward', 'rewards'),
  gap('budget_too_low', 'budget'),
  gap('fraud_options_required', 'settings', 'restrictedCountries'),
  gap('fraud_options_required', 'settings', 'restrictedLanguages'),
  gap('promotion_paused', 'details'),
  gap('never_heard_of', 'settings'),
];

test('what is missing before it can launch is one list; each thing is said once and leads to where it is put right', async () => {
  await show({ missing: GAPS });
  const list = within(await screen.findByRole('list', { name: 'Before launch' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Its advertiser is disabled',
    'There are no live rewards for this promotion.',
    'The budget of its advertiser pays for none of its live rewards',
    'Its fraud options are not complete',
    'It is paused: enable it by its status',
    'A setting is missing or wrong: never heard of',
  ]);
  expect(list.getByRole('link', { name: 'Its advertiser is disabled' }).getAttribute('href')).toBe(
    '#/advertiser/7',
  );
  expect(list.getByRole('link', { name: /budget/ }).getAttribute('href')).toBe('#/advertiser/7?tab=budget');
});

test('PROMO-9, PROMO-23: without editPromotions neither status nor rewards nor settings can be changed', async () => {
  await show({ missing: GAPS }, { abilities: without('editPromotions') });
  await title();
  await screen.findByText('Card 1');
  for (const name of ['Change status', 'Edit', /status of/])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('link', { name: /no live rewards/ })).toBeNull();
});

test('PROMO-2, PROMO-4, PROMO-18, PROMO-19, PROMO-20: the settings are read in their tab, None where blank', async () => {
  await show({}, { url: '/advertiser/7/promotion/1?tab=settings' });
  const fact = async (name: string) =>
    (await screen.findByText(name, { selector: 'dt' })).parentElement?.querySelector('dd')?.textContent;
  expect(await fact('API promotion ID')).toContain('1');
  expect(screen.getByRole('button', { name: 'Copy the API promotion ID' })).toBeTruthy();
  for (const [name, value] of [
    ['Promotion language', 'French'],
    ['Domain name', 'summer'],
    ['Default landing page', 'None'],
    ['Advertising campaigns', 'None'],
    ['Activation notification channel', 'E-mail'],
    ['Confirmation notification channel', 'E-mail and SMS'],
    ['User authentication methods', 'E-mail and Mobile'],
    ['Frequency', 'Unique: once for each recipient'],
    ['Country restriction', 'France'],
    ['Language restriction', 'French and English'],
    ['Redemption expiration delay', 'After 90 days'],
    ['Display the code in the Redemption Flow', 'Yes'],
    ['Sharing', 'None'],
  ])
    expect(await fact(name as string), name).toBe(value);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('PROMO-55: without a redemption flow there is nothing of it', async () => {
  await show({ flowSettings: null }, { url: '/advertiser/7/promotion/1?tab=settings' });
  await screen.findByText('API promotion ID');
  expect(screen.queryByRole('heading', { name: 'Redemption flow' })).toBeNull();
});

test('a promotion at the address of another advertiser is not there', async () => {
  await show({ advertiserId: '8' });
  expect(await screen.findByText(/not found/i)).toBeTruthy();
  expect(screen.queryByText('Summer')).toBeNull();
});

test('PROMO-65, ERR-11: what cannot be loaded says so in a dialog with the number of the request', async () => {
  await show(
    {},
    { answers: { PromotionScreen: () => ({ data: { promotion: null }, errors: [failure(['promotion'])] }) } },
  );
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('The promotion could not be loaded or saved. Try again.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: /Copy/ })).toBeTruthy();
});

test('I18N-1: in French', async () => {
  await show({}, { locale: 'fr', url: '/advertiser/7/promotion/1?tab=settings' });
  expect(await screen.findByText('ID de promotion pour l’API')).toBeTruthy();
  expect(screen.getByText('Après 90 jours')).toBeTruthy();
});

test('PROMO-3, ROUTE-62: its redemptions are a tab for holders of viewRedemptions', async () => {
  const Tab = ({ promotionId }: { promotionId: string }) => <p>Redemptions of {promotionId}</p>;
  const screenOf = (abilities = ABILITIES as readonly Ability[]) =>
    renderScreen(<PromotionScreen advertiserId="7" promotionId="1" RedemptionsTab={Tab} />, {
      answers: {
        PromotionScreen: () => ({ data: { promotion: promotion('1', { name: 'Summer' }) } }),
        PromotionRewardsTab: () => rewardPage([reward('1')]),
      },
      url: '/advertiser/7/promotion/1?tab=redemptions',
      abilities,
    });
  await screenOf();
  expect(await screen.findByText('Redemptions of 1')).toBeTruthy();
  cleanup();
  await screenOf(without('viewRedemptions'));
  await title();
  expect(screen.queryByRole('tab', { name: 'Redemptions' })).toBeNull();
});
