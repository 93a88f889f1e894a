import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { advertiser, advertisers } from '../../../testing/data/advertiserData.ts';
import { renderScreen, type ScreenOptions } from '../../../testing/renderScreen.tsx';
import { AdvertiserListingScreen } from './AdvertiserListingScreen.tsx';
import { KEPT_ADVERTISERS } from './advertiserList.ts';

const answers = {
  AdvertiserListingScreen: () => ({ data: { advertisers: advertisers([advertiser('1')], 32) } }),
};
const show = (over: Partial<ScreenOptions> = {}) =>
  renderScreen(<AdvertiserListingScreen />, { answers, url: '/advertiser/listing', ...over });

beforeEach(() => sessionStorage.clear());

test('ADVLIST-12, ADVLIST-13: holders of createAdvertisers get the New advertiser button', async () => {
  await show();
  const button = await screen.findByRole('link', { name: 'New advertiser' });
  expect(button.getAttribute('href')).toBe('#/advertiser/create');
});

test('ADVLIST-13: without createAdvertisers there is no such button', async () => {
  await show({ abilities: ['viewAdvertisers'] });
  await screen.findByRole('link', { name: /Advertiser 1/ });
  expect(screen.queryByRole('link', { name: 'New advertiser' })).toBeNull();
});

test('ADVLIST-4, UI-8: typing a name searches once, 300 ms after the last key, from the first page on', async () => {
  const { calls } = await show({ url: '/advertiser/listing?page=2' });
  await screen.findByRole('link', { name: /Advertiser 1/ });
  const search = screen.getByRole('searchbox', { name: 'Search by name' });
  for (const value of ['n', 'no', 'nor']) fireEvent.change(search, { target: { value } });
  await waitFor(() => expect(location.hash).toBe('#/advertiser/listing?search=nor'));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.variables).toMatchObject({
    filter: { status: 'enabled', search: 'nor' },
    page: { number: 1 },
  });
});

test('ADVLIST-1: the status filter of the address is in force and can be taken away', async () => {
  const { calls } = await show({ url: '/advertiser/listing?status=disabled' });
  await screen.findByRole('link', { name: /Advertiser 1/ });
  expect(calls[0]?.variables).toMatchObject({ filter: { status: 'disabled' } });
  fireEvent.click(screen.getByRole('button', { name: 'Remove the filter Status: Disabled' }));
  await waitFor(() => expect(location.hash).toBe('#/advertiser/listing'));
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ filter: { status: 'enabled' } }));
});

test('ADVLIST-1: a status can be chosen', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: /Status/, expanded: false }));
  fireEvent.click(await screen.findByRole('option', { name: 'All' }));
  await waitFor(() => expect(location.hash).toBe('#/advertiser/listing?status=all'));
});

test('ADVLIST-8: back from an advertiser the list is as it was, asked for once', async () => {
  const { view } = await show({ url: '/advertiser/listing?status=all&search=nor' });
  await screen.findByRole('link', { name: /Advertiser 1/ });
  view.unmount();
  KEPT_ADVERTISERS.leave();
  const { calls } = await show();
  await waitFor(() => expect(location.hash).toBe('#/advertiser/listing?status=all&search=nor'));
  await screen.findByRole('link', { name: /Advertiser 1/ });
  expect(calls.map(({ variables }) => variables.filter)).toEqual([{ search: 'nor' }]);
});
