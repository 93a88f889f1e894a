import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { ABILITIES, type Ability } from '../../../schema/foundation/abilities.ts';
import { ADVERTISER_TAB_SCREENS } from '../../app/advertiserTabs.ts';
import { CallError } from '../../data/failures/callError.ts';
import { advertiser, alert, alerts, country, failure } from '../../testing/data/advertiserData.ts';
import { type Answers, renderScreen } from '../../testing/renderScreen.tsx';
import { AdvertiserScreen } from './AdvertiserScreen.tsx';
import { AdvertiserTabs } from './AdvertiserTabs.tsx';
import { KEPT_ADVERTISERS } from './list/advertiserList.ts';

const whole = (over: Record<string, unknown> = {}) => ({
  data: { advertiser: advertiser('7', { name: 'Acme', ...over }) },
});

function show(
  answer: Answers[string] = () => whole(),
  abilities: readonly Ability[] = ABILITIES,
  query = '',
) {
  return renderScreen(<AdvertiserScreen advertiserId="7" tabs={ADVERTISER_TAB_SCREENS} />, {
    answers: { AdvertiserScreen: answer },
    abilities,
    url: `/advertiser/7${query}`,
  });
}
const without = (...removed: Ability[]) => ABILITIES.filter((ability) => !removed.includes(ability));

test('ADV-1, ADV-3, ADV-6, ADV-10, ADV-14, ADV-15: the parts of an advertiser', async () => {
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Acme' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Edit the name' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add a picture: Picture' })).toBeTruthy();
  expect(screen.getByRole('switch', { name: 'Enabled' })).toBeTruthy();
  expect(screen.getByText('EUR', { selector: 'dd' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Notifications' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Redemptions by day' })).toBeTruthy();
});

test('ADV-2, ADV-4, ADV-7: without editAdvertisers nothing of it can be changed', async () => {
  await show(undefined, without('editAdvertisers'));
  await screen.findByRole('heading', { level: 1, name: 'Acme' });
  expect(screen.queryByRole('button', { name: 'Edit the name' })).toBeNull();
  expect(screen.queryByRole('button', { name: /: Picture$/ })).toBeNull();
  const ofTabs = screen.queryAllByRole('tabpanel').flatMap((tab) => within(tab).queryAllByRole('switch'));
  expect(screen.queryAllByRole('switch')).toEqual(ofTabs);
});

test('ADV-9: the balance is shown to holders of viewBudget only', async () => {
  const { view } = await show();
  expect(await screen.findByText('€1,234.50')).toBeTruthy();
  view.unmount();
  await show(undefined, without('viewBudget'));
  await screen.findByRole('heading', { level: 1, name: 'Acme' });
  expect(screen.queryByText('Balance')).toBeNull();
});

test('ALERT-4: without viewAlerts the notifications are neither asked for nor shown', async () => {
  const { calls } = await show(undefined, without('viewAlerts'));
  await screen.findByRole('heading', { level: 1, name: 'Acme' });
  expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
  expect(calls[0]?.variables).toMatchObject({ id: '7', withAlerts: false });
});

test('ALERT-1: folded, what the advertiser is says how many blockers there are, and is open at first', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const { view } = await show(() => whole({ alerts: alerts([alert('1'), alert('2')]) }));
  const heading = await screen.findByRole('button', { name: 'About this advertiser · 2 blockers' });
  expect(heading.getAttribute('aria-expanded')).toBe('true');
  view.unmount();
  await show(() => whole({ alerts: alerts([]) }));
  const quiet = await screen.findByRole('button', { name: 'About this advertiser' });
  expect(quiet.getAttribute('aria-expanded')).toBe('false');
  vi.unstubAllGlobals();
});

test('ADV-17, ALERT-1: folded, what the advertiser is stays closed for an address that names a tab; its heading still counts the blockers', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  await show(() => whole({ alerts: alerts([alert('1'), alert('2')]) }), ABILITIES, '?tab=inventory');
  const heading = await screen.findByRole('button', { name: 'About this advertiser · 2 blockers' });
  expect(heading.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(heading);
  expect(heading.getAttribute('aria-expanded')).toBe('true');
  vi.unstubAllGlobals();
});

test('ADV-34: contact, language, invoicing and allocation rules are listed', async () => {
  await show();
  const details = await screen.findByRole('region', { name: 'Details' });
  const facts = [...details.querySelectorAll('dt')].map((name) => [
    name.textContent,
    name.nextSibling?.textContent,
  ]);
  expect(Object.fromEntries(facts)).toMatchObject({
    Language: 'French',
    'E-mail': 'shop@example.com',
    Phone: 'Not set',
    'Invoice type': 'Payment in 30 days',
    'Debit pending': 'Yes',
    'Allow committed allocation': 'No',
    'Recredit expired': 'Yes',
  });
});

test('ADV-40: the operating countries are named by the search index', async () => {
  await show();
  const part = await screen.findByRole('region', { name: 'Operating countries' });
  expect(
    within(part)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['France FR', 'Germany DE']);
});

test('while the search index is down the countries stand by their codes, and the rest of the screen lives', async () => {
  await show(() => ({
    ...whole({ operatingCountries: [country('FR', null), country('DE', null)] }),
    errors: [failure(['advertiser', 'operatingCountries', 'name'])],
  }));
  const part = await screen.findByRole('region', { name: 'Operating countries' });
  expect(
    within(part)
      .getAllByRole('listitem')
      .map((item) => item.textContent?.trim()),
  ).toEqual(['FR', 'DE']);
  expect(within(part).getByText('The names of the countries are not available at the moment.')).toBeTruthy();
  expect(screen.getByText('€1,234.50')).toBeTruthy();
});

test.each([
  ['stats', 'Redemptions by day could not be loaded'],
  ['alerts', 'Notifications could not be loaded'],
])('one failed part leaves the others: %s', async (part, text) => {
  const data = { advertiser: advertiser('7', { name: 'Acme', [part]: null }) };
  await show(() => ({ data, errors: [failure(['advertiser', part])] }));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByText('€1,234.50')).toBeTruthy();
  expect(screen.getByText('France')).toBeTruthy();
});

test('an advertiser that is not there, or not theirs, is not found', async () => {
  await show(() => ({ data: { advertiser: null } }));
  expect(await screen.findByText('Not found')).toBeTruthy();
});

test('an advertiser that may not be seen is forbidden, one that failed can be asked for again', async () => {
  const fail = (status: number) => () => ({
    data: { advertiser: null },
    errors: [failure(['advertiser'], status)],
  });
  const { view } = await show(fail(403));
  expect(await screen.findByText('You don’t have access to this.')).toBeTruthy();
  view.unmount();
  await show(fail(503));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
});

test('ADVLIST-8: looking at an advertiser is leaving the list', async () => {
  KEPT_ADVERTISERS.keep('/advertisers', 'page=3');
  await show();
  await waitFor(() => expect(KEPT_ADVERTISERS.toRestore('/advertisers')).toBe('page=3'));
  const back = await screen.findByRole('link', { name: /Advertisers/ });
  expect(back.getAttribute('href')).toBe('#/advertisers?page=3');
});

test('SHELL-15: who reaches one advertiser only has no list to go back to', async () => {
  await renderScreen(<AdvertiserScreen advertiserId="7" tabs={ADVERTISER_TAB_SCREENS} />, {
    answers: { AdvertiserScreen: () => whole() },
    viewer: { advertiserCount: 1, onlyAdvertiserId: '7' },
    url: '/advertiser/7',
  });
  await screen.findByRole('heading', { level: 1, name: 'Acme' });
  expect(screen.queryByRole('link', { name: /Advertisers/ })).toBeNull();
});

const Page = ({ advertiserId }: { advertiserId: string }) => <p>of {advertiserId}</p>;

async function showTabs(
  url: string,
  screens: ComponentProps<typeof AdvertiserTabs>['screens'] = { promotions: Page, api_credentials: Page },
) {
  const { __typename, id, hasInventory, hasDiscounts } = advertiser('7');
  const part = { __typename, id, hasInventory, hasDiscounts } as never;
  await renderScreen(<AdvertiserTabs advertiser={part} screens={screens} />, { answers: {}, url });
}

test('ADV-16, ADV-17, ADV-18, ADV-31: the tab is in the address; switching it resets the pages of the others', async () => {
  await showTabs('/advertiser/7?redemptions-page=3&promotions-page=2');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Promotions', 'API Keys']);
  expect(screen.getByRole('tab', { name: 'Promotions' }).getAttribute('aria-selected')).toBe('true');
  fireEvent.click(screen.getByRole('tab', { name: 'API Keys' }));
  await waitFor(() => expect(location.hash).toBe('#/advertiser/7?tab=api_credentials'));
  expect(screen.getByText('of 7')).toBeTruthy();
});

test('without a screen for any tab there is no tab bar', async () => {
  await showTabs('/advertiser/7', {});
  expect(screen.queryByRole('tab')).toBeNull();
});

test('a call that fails as a whole leaves the advertiser on the screen, and with it what is typed there', async () => {
  let isDown = false;
  await show(() => {
    if (isDown) throw new CallError({ status: 0, code: 'UNREACHABLE' });
    return whole();
  });
  await screen.findByRole('heading', { level: 1, name: 'Acme' });
  isDown = true;
  fireEvent.click(screen.getByRole('tab', { name: /Warnings/ }));
  expect(await screen.findByText('Notifications could not be loaded')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Edit the name' })).toBeTruthy();
  expect(screen.queryByText('Redemptions by day could not be loaded')).toBeNull();
});
