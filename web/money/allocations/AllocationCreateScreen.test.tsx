import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leaveQuestion } from '../../navigation/leaving.ts';
import { failure } from '../../testing/data/advertiserData.ts';
import { advertiser, euro, explainedRequests, openAllocation } from '../../testing/data/allocationData.ts';
import { box, choose, figures, press, REFUSED, search, show, type } from '../../testing/renderAllocation.tsx';

test('ALLOC-1, ALLOC-2, ALLOC-5, ALLOC-16, ALLOC-17, ALLOC-24, ROUTE-16: the bare form asks for an advertiser first', async () => {
  const { calls } = await show({ params: {} });
  expect(await screen.findByRole('heading', { name: 'Manage inventory' })).toBeTruthy();
  press('Request');
  expect(await screen.findAllByText('Please select an advertiser')).not.toHaveLength(0);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Advertiser/ })),
  );
  await search(/^Advertiser/, 'Acm');
  press('Request');
  expect(await screen.findAllByText('Please select the advertiser from the list')).not.toHaveLength(0);
  expect(calls.some(({ name }) => name === 'AllocationCreateScreen')).toBe(false);
});

test('ALLOC-3, ALLOC-4: with an advertiser come its budget and the modes', async () => {
  const { calls } = await show({ params: {} });
  await search(/^Advertiser/, 'Acm');
  fireEvent.click(await screen.findByRole('option', { name: 'Acme Retail' }));
  expect(await screen.findByRole('radio', { name: 'Committed' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Open' })).toBeTruthy();
  expect(calls.find(({ name }) => name === 'AdvertiserPicker')?.variables).toEqual({
    filter: { search: 'Acm', status: 'enabled' },
  });
  const text = figures().join(' | ');
  for (const figure of [
    'Total €5,000.00',
    'Used €1,500.00',
    'Balance €3,500.00',
    'Pending €120.50',
    'Unallocated €1,000.00',
  ])
    expect(text).toContain(figure);
});

test('ALLOC-4: beside what is unallocated stands what is requested and not decided, which opens to the requests behind it', async () => {
  const { calls } = await show({
    answers: {
      ExplainBudget: () =>
        explainedRequests([
          ['deallocate', '45.50', '345.50', 'IO-9'],
          ['allocate', '300.00', '300.00', 'IO-8'],
        ]),
    },
  });
  await screen.findByRole('radio', { name: 'Open' });
  expect(figures().join(' | ')).toContain('Unallocated €1,000.00');
  expect(figures().join(' | ')).toContain('Requested €345.50');
  press('€345.50 Requested: Breakdown');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('heading', { name: 'Requested: breakdown' })).toBeTruthy();
  expect(
    await dialog.findByText('2 requests, which have moved no money yet, add up to this figure.'),
  ).toBeTruthy();
  const rows = dialog.getAllByRole('row').map((row) => row.textContent);
  expect(rows[1]).toMatch(/Deallocation.*IO-9.*€45\.50.*€345\.50/);
  expect(rows[2]).toMatch(/Allocation.*IO-8.*€300\.00.*€300\.00/);
  expect(calls.find(({ name }) => name === 'ExplainBudget')?.variables).toMatchObject({
    id: '7',
    figure: 'requested',
    asOf: null,
  });
});

test('ALLOC-4: where nothing is requested, the figure says that no request waits', async () => {
  const none = { ...advertiser().budget, requested: euro('0.00') };
  await show({
    of: advertiser({ budget: none }),
    answers: { ExplainBudget: () => explainedRequests([]) },
  });
  await screen.findByRole('radio', { name: 'Open' });
  press('€0.00 Requested: Breakdown');
  expect(await screen.findByText('No pending requests')).toBeTruthy();
});

test('ALLOC-6, ALLOC-7: where committed allocation is not allowed, open mode is used', async () => {
  await show({ of: advertiser({ allowCommittedAllocation: false }) });
  expect(await screen.findByText('Committed allocation is not allowed for this advertiser.')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(box(/^Requested amount/)).toBeTruthy();
});

test('ROUTE-18, ROUTE-19: the address puts its advertiser and its reward into the form', async () => {
  await show({ params: { advertiserId: '7', rewardSKU: 'BA1-EUR25' } });
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Reward/ })).toHaveProperty('value', 'Card BA1-EUR25'),
  );
  expect(screen.getByRole('combobox', { name: /^Advertiser/ })).toHaveProperty('value', 'Acme Retail');
  expect(box(/^Unit selling price/).value).toBe('24.50');
});

test('ROUTE-19, ALLOC-12: a reward of the address that the advertiser cannot take is refused', async () => {
  await show({ params: { advertiserId: '7', rewardSKU: 'BA1-JPY' } });
  expect(await screen.findByText(REFUSED)).toBeTruthy();
});

test('an advertiser that is not there, or not to be seen, says so', async () => {
  await show({ of: null as never });
  expect(await screen.findByText('It does not exist, or you don’t have access to it.')).toBeTruthy();
});

test('without the open allocation nothing is asked for: the part that failed says so, and can be asked for again', async () => {
  let isDown = true;
  await show({
    answers: {
      AllocationCreateScreen: () => ({
        data: { advertiser: advertiser({ openAllocation: isDown ? null : openAllocation() }) },
        ...(isDown && { errors: [failure(['advertiser', 'openAllocation'])] }),
      }),
    },
  });
  expect(await screen.findByText('Open allocation could not be loaded')).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: /^Reward/ })).toBeNull();
  expect((screen.getByRole('button', { name: 'Request' }) as HTMLButtonElement).disabled).toBe(true);
  isDown = false;
  press('Retry');
  expect(await screen.findByRole('radio', { name: 'Open' })).toBeTruthy();
});

test('another advertiser starts with rewards of its own; the note stays', async () => {
  let answer: (answer: { data: { advertiser: object } }) => void = () => undefined;
  const other = new Promise<{ data: { advertiser: object } }>((resolve) => {
    answer = resolve;
  });
  await show({
    answers: {
      AllocationCreateScreen: ({ id }) =>
        String(id) === '8' ? other : { data: { advertiser: advertiser() } },
      AdvertiserPicker: () => ({
        data: { advertiserOptions: [{ __typename: 'AdvertiserOption', id: '8', name: 'Other Retail' }] },
      }),
    },
  });
  await choose('BA1-EUR', /BA1-EUR25/);
  type(/^IO number/, 'IO-1');
  await search(/^Advertiser/, 'Other');
  fireEvent.click(await screen.findByRole('option', { name: 'Other Retail' }));
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /^Reward/ })).toBeNull());
  expect(screen.queryByText(/It does not exist/)).toBeNull();
  answer({ data: { advertiser: advertiser({ id: '8', name: 'Other Retail' }) } });
  expect(await screen.findByRole('combobox', { name: /^Reward/ })).toHaveProperty('value', '');
  expect(box(/^IO number/).value).toBe('IO-1');
});

test('ROUTE-16, ROUTE-66: the advertiser chosen stays in the address, and is there again after a reload', async () => {
  await show({ params: {}, url: '/allocation/create' });
  await search(/^Advertiser/, 'Acm');
  fireEvent.click(await screen.findByRole('option', { name: 'Acme Retail' }));
  await waitFor(() => expect(location.hash).toBe('#/allocation/create?advertiser=7'));
  cleanup();
  await show({ params: {}, url: '/allocation/create?advertiser=7' });
  expect(await screen.findByRole('radio', { name: 'Committed' })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: /^Advertiser/ })).toHaveProperty('value', 'Acme Retail');
  press('Clear: Advertiser');
  expect(await screen.findByText('Choose an advertiser')).toBeTruthy();
  expect(location.hash).toBe('#/allocation/create');
});

test('ROUTE-17, ROUTE-66: the advertiser of the path needs no second mention, and can be taken back', async () => {
  const url = '/advertiser/7/allocation/create';
  await show({ url });
  await screen.findByRole('radio', { name: 'Committed' });
  press('Clear: Advertiser');
  expect(await screen.findByText('Choose an advertiser')).toBeTruthy();
  await search(/^Advertiser/, 'Acm');
  fireEvent.click(await screen.findByRole('option', { name: 'Acme Retail' }));
  expect(await screen.findByRole('radio', { name: 'Committed' })).toBeTruthy();
  expect(location.hash).toBe(`#${url}`);
});

test('the only advertiser of an account is chosen beforehand', async () => {
  await show({ params: {}, viewer: { onlyAdvertiserId: '7' } });
  expect(await screen.findByRole('radio', { name: 'Committed' })).toBeTruthy();
});

test('a form that was begun asks before it is left', async () => {
  await show();
  await screen.findByRole('combobox', { name: /^Reward/ });
  type(/^IO number/, 'IO-1');
  fireEvent.click(screen.getByRole('link', { name: /Acme Retail/ }));
  expect(leaveQuestion.isAsked()).toBe(true);
});

test('I18N-1: in French', async () => {
  await show({ locale: 'fr' });
  expect(await screen.findByRole('heading', { name: 'Gérer le stock' })).toBeTruthy();
  expect(await screen.findByRole('radio', { name: 'Engagée' })).toBeTruthy();
});
