import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FILTER_STATES } from '../../../schema/fulfillment/redemptions/redemptionFacts.ts';
import { addressReaders } from '../../navigation/addressReaders.ts';
import {
  filterOf,
  firstRow,
  openMore,
  reportQueries,
  showReport as show,
  without,
} from '../../testing/renderReport.tsx';

// Every key of the address, with the resulting query variables.
const KEYS: readonly [address: string, filter: object][] = [
  ['REDLIST-6: id=17', { id: '17' }],
  ['REDLIST-6: order_id=IO-1', { orderId: 'IO-1' }],
  ['REDLIST-6: batch_id=5', { batchId: '5' }],
  ['REDLIST-6: external_ref=X', { externalRef: 'X' }],
  ['REDLIST-6: company_name=Acme', { companyName: 'Acme' }],
  ['REDLIST-6: reward_code=AB12', { rewardCode: 'AB12' }],
  [
    'REDLIST-6, REDLIST-28, REDLIST-29: state=failed,refunded_reversed',
    { states: ['failed', 'refunded_reversed'] },
  ],
  ['REDLIST-27: state=all', {}],
  ['REDLIST-6: payment_types=1,3', { paymentTypes: [1, 3] }],
  ['REDLIST-6, REDLIST-24: with_testing=true', { withTesting: true }],
  ['REDLIST-6: provider_tracking_code=T9', { providerTrackingCode: 'T9' }],
  ['REDLIST-7: name=Ada', { name: 'Ada' }],
  ['REDLIST-7: email=ada@byron.example', { email: 'ada@byron.example' }],
  ['REDLIST-7: phone_number=%2B33612345678', { phoneNumber: '+33612345678' }],
  ['REDLIST-8: brand_skus=BA1,AU0', { brandSkus: ['BA1', 'AU0'] }],
  ['REDLIST-8, REDLIST-19: reward_source_ids=1,3', { rewardSourceIds: ['1', '3'] }],
  ['REDLIST-8: brand_skus=BA1-BRAND', { brandSkus: ['BA1-BRAND'] }],
  ['ACTREP-36: typology_ids=3,none', { typologyIds: ['3', 'none'] }],
  ['ACTREP-36: service_category_ids=4', { serviceCategoryIds: ['4'] }],
  ['ACTREP-36: countries=FR,JP', { countries: ['FR', 'JP'] }],
  ['ACTREP-36: reward_group_ids=2', { rewardGroupIds: ['2'] }],
  ['ACTREP-31: billing_currency=USD,JPY', { billingCurrencies: ['USD', 'JPY'] }],
  ['ACTREP-8: experience=5', { experienceIds: ['5'] }],
  ['ACTREP-8: io_number=IO-1', { ioNumber: 'IO-1' }],
  ['REDLIST-8: tag_ids=8', { tagIds: ['8'] }],
  ['REDLIST-8: provider_ids=4', { providerIds: ['4'] }],
  ['REDLIST-8: provider_payment_types=0,2', { providerPaymentTypes: [0, 2] }],
  ['REDLIST-9: advertiser=7', { advertiserIds: ['7'] }],
  ['REDLIST-9: promotion=3', { promotionIds: ['3'] }],
  ['REDLIST-9: product=BA1-CARD', { productIds: ['BA1-CARD'] }],
  ['REDLIST-9: reward=BA1-EUR25', { rewardSkus: ['BA1-EUR25'] }],
  ['REDLIST-9: productCurrency=EUR', { productCurrency: 'EUR' }],
  [
    'REDLIST-10, REDLIST-11: activation_start=2026-11-01&activation_end=2026-11-30',
    { activationStart: '2026-11-01', activationEnd: '2026-11-30' },
  ],
  [
    'REDLIST-11: redeemed_start=2026-10-31T15:00:00.000Z&redeemed_end=2026-11-30T14:59:59.999Z',
    { redeemedStart: '2026-10-31T15:00:00.000Z', redeemedEnd: '2026-11-30T14:59:59.999Z' },
  ],
  ['REDLIST-11: redeemed_start=2026-11-01', { redeemedStart: '2026-11-01' }],
  ['REDLIST-11: refund_end=2026-11-30', { refundEnd: '2026-11-30' }],
];

test.each(KEYS)('REDLIST-5, %s is asked for, and a chip takes it away', async (title, filter) => {
  const query = title.slice(title.indexOf(': ') + 2);
  const { calls } = await show(`/reports/redemptions?${query}`);
  await firstRow();
  expect(filterOf(calls)).toEqual(filter);
  if (Object.keys(filter).length === 0) return;
  const [chip, ...others] = await screen.findAllByRole('button', { name: /^Remove the filter/ });
  expect(others).toEqual([]);
  fireEvent.click(chip as HTMLElement);
  await waitFor(() => expect(location.hash).toBe('#/reports/redemptions'));
  await waitFor(() => expect(filterOf(calls)).toEqual({}));
});

test('REDLIST-5: what an address says wrongly is named instead of rows that it does not filter, and is removed by one press', async () => {
  const { calls } = await show(
    '/reports/redemptions?id=x&state=asleep&activation_start=soon&redeemed_start=2026-11-30&redeemed_end=2026-11-01&payment_types=9&name=Ada',
  );
  const title = await screen.findByText('5 filters of this address cannot be applied');
  const list = within(title.closest('[role="status"]') as HTMLElement).getAllByRole('listitem');
  expect(list.map(({ textContent }) => textContent)).toEqual([
    'state=asleep has a value that does not exist.',
    'payment_types=9 has a value that does not exist.',
    'activation_start=soon is not a day (YYYY-MM-DD).',
    'redeemed_start=2026-11-30, redeemed_end=2026-11-01 ends before it begins.',
    'id=x has a value that does not exist.',
  ]);
  expect(screen.queryByRole('table')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove these filters' }));
  await firstRow();
  expect(filterOf(calls)).toEqual({ name: 'Ada' });
  expect(screen.queryByText(/of this address cannot be applied/)).toBeNull();
});

test('REDLIST-12, REDLIST-23, REDLIST-47: an address from elsewhere shows the names of what it filters by', async () => {
  const { calls } = await show('/reports/redemptions?advertiser=7&tag_ids=8&provider_ids=4', {
    viewer: { isStaff: true },
  });
  expect(
    await screen.findByRole('button', { name: 'Remove the filter Advertiser: Corner Shop' }),
  ).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Remove the filter Tag: Holiday' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Remove the filter Provider: Codeworks' })).toBeTruthy();
  expect(calls.filter(({ name }) => name === 'RedemptionFilterNames')).toHaveLength(1);
});

test('an identifier that a list of choices lacks is told', async () => {
  const wrong = { typology_ids: '3,none', countries: 'QQ', tag_ids: '8,9', provider_ids: '5' };
  await show(`/reports/redemptions?${new URLSearchParams(wrong)}`, { viewer: { isStaff: true } });
  const problems = () =>
    [...addressReaders.read().problems.values()].flat().map(({ key, text }) => [key, text]);
  await waitFor(() => expect(problems()).toEqual(Object.entries(wrong)));
});

test('REDLIST-1, REDLIST-27: any of the states, or all of them', async () => {
  const { calls } = await show();
  await firstRow();
  fireEvent.click(screen.getByRole('button', { name: /All states/ }));
  const options = await screen.findAllByRole('option');
  expect(options).toHaveLength(FILTER_STATES.length);
  fireEvent.click(screen.getByRole('option', { name: 'Failed' }));
  await waitFor(() => expect(filterOf(calls)).toEqual({ states: ['failed'] }));
  fireEvent.click(screen.getByRole('option', { name: 'Pending' }));
  await waitFor(() => expect(filterOf(calls)).toEqual({ states: ['pending', 'failed'] }));
  expect(location.hash).toBe('#/reports/redemptions?state=pending%2Cfailed');
});

test('REDLIST-12, REDLIST-14, UI-6: advertiser and promotion are found by name, one of the advertiser where one is chosen', async () => {
  const { calls } = await show(undefined, {
    answers: {
      AdvertiserPicker: () => ({
        data: {
          advertiserOptions: [{ __typename: 'AdvertiserOption', id: '7', name: 'Corner Shop' }],
        },
      }),
      AdvertiserPromotionPicker: () => ({
        data: {
          advertiser: {
            __typename: 'Advertiser',
            id: '7',
            promotions: {
              __typename: 'PromotionPage',
              items: [{ __typename: 'Promotion', id: '3', name: 'Summer sale' }],
            },
          },
        },
      }),
    },
  });
  await firstRow();
  const choose = async (field: string, text: string, option: string) => {
    const box = screen.getByRole('combobox', { name: field });
    box.focus();
    fireEvent.change(box, { target: { value: text } });
    fireEvent.click(await screen.findByRole('option', { name: option }));
  };
  await choose('Advertiser', 'cor', 'Corner Shop');
  await waitFor(() => expect(filterOf(calls)).toEqual({ advertiserIds: ['7'] }));
  await choose('Promotion', 'sum', 'Summer sale');
  await waitFor(() => expect(filterOf(calls)).toEqual({ advertiserIds: ['7'], promotionIds: ['3'] }));
  expect(calls.find(({ name }) => name === 'AdvertiserPromotionPicker')?.variables).toMatchObject({
    advertiserId: '7',
    filter: { name: 'sum' },
  });
  // The name of a value that was chosen here is known.
  expect(screen.getByRole('button', { name: 'Remove the filter Promotion: Summer sale' })).toBeTruthy();
  expect(calls.some(({ name }) => name === 'RedemptionFilterNames')).toBe(false);
});

test('REDLIST-15, REDLIST-16, REDLIST-17, REDLIST-18, REDLIST-21, UI-32: the other filters are folded away, with how many are set', async () => {
  await show('/reports/redemptions?name=Ada&productCurrency=EUR');
  await firstRow();
  expect(screen.queryByRole('textbox', { name: 'Company' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'More filters (2)' }));
  for (const name of ['Brand', 'Product', 'Reward', 'Tag'])
    expect(screen.getByRole('combobox', { name })).toBeTruthy();
  expect(screen.getByRole('button', { name: /Provider is paid/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'EUR Currency' }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'All currencies',
    ...['USD', 'GBP', 'EUR', 'JPY'],
  ]);
});

test('REDLIST-5: a page far behind all rows is asked for as the last there can be, which the platform answers', async () => {
  const { calls } = await show('/reports/redemptions?page=99999');
  await firstRow();
  expect(reportQueries(calls)[0]?.page).toEqual({ number: 1000, size: 10 });
});

test('REDLIST-13, REDLIST-22: the filters by advertiser and by provider need their abilities', async () => {
  await show(undefined, { abilities: without('viewAdvertisers', 'redemptionsAdmin') });
  await firstRow();
  openMore();
  expect(screen.queryByRole('combobox', { name: 'Advertiser' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Provider/ })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Promotion' })).toBeTruthy();
});

test('REDLIST-20, REDLIST-22: operator staff with redemptionsAdmin choose among the providers', async () => {
  const { calls } = await show(undefined, { viewer: { isStaff: true } });
  await firstRow();
  expect(calls.some(({ name }) => name === 'ProviderFilter')).toBe(false);
  openMore();
  fireEvent.click(screen.getByRole('button', { name: /All providers/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Codeworks' }));
  await waitFor(() => expect(filterOf(calls)).toEqual({ providerIds: ['4'] }));
});

test('REDLIST-21, REDLIST-22: others with redemptionsAdmin are offered no empty list of providers, and none is asked for', async () => {
  const { calls } = await show('/reports/redemptions?provider_ids=4');
  await firstRow();
  openMore();
  expect(screen.getByRole('button', { name: /Provider is paid/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /All providers|Codeworks/ })).toBeNull();
  expect(calls.some(({ name }) => name === 'ProviderFilter')).toBe(false);
  expect(filterOf(calls)).toEqual({ providerIds: ['4'] });
});

test.each([
  ['REDLIST-25', 'E-mail address', 'ada@byr', /e-mail address is incomplete/, { email: 'ada@byr' }],
  ['REDLIST-26', 'Phone number', '0612', /its country code is missing/, { phoneNumber: '0612' }],
])('%s: %s warns of %s, and it is searched all the same', async (_, name, text, warning, filter) => {
  const { calls } = await show();
  await firstRow();
  openMore();
  const field = screen.getByRole('textbox', { name });
  fireEvent.change(field, { target: { value: text } });
  const words = screen.getByText(warning);
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.some((id) => document.getElementById(id)?.contains(words))).toBe(true);
  await waitFor(() => expect(filterOf(calls)).toEqual(filter));
  expect(screen.getByText(warning)).toBeTruthy();
});

test('a text in a field for digits says so, and filters nothing', async () => {
  const { calls } = await show();
  await firstRow();
  openMore();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Batch' });
  fireEvent.change(field, { target: { value: 'x1' } });
  expect(screen.getByText('Enter digits only. This filter is not applied yet.')).toBeTruthy();
  fireEvent.change(field, { target: { value: '51' } });
  await waitFor(() => expect(filterOf(calls)).toEqual({ batchId: '51' }));
  expect(screen.queryByText(/^Digits only/)).toBeNull();
});
