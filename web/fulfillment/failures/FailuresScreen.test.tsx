import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Call, renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { FailuresScreen } from './FailuresScreen.tsx';

const group = (kind: string, reason: string, over: object = {}) => ({
  __typename: 'FailureGroup',
  kind,
  reason,
  remedy: 'retry',
  advertiserId: '1',
  advertiserName: 'Northwind',
  count: 2,
  oldestOccurredAt: '2026-03-01T10:00:00.000Z',
  ...over,
});
const GROUPS = [
  group('message', 'bounced', { remedy: 'correct_address', count: 1204 }),
  group('order', 'no_code', { advertiserId: '4', advertiserName: 'Corner Shop' }),
];
const line = (redemptionId: string, over: object = {}) => ({
  __typename: 'BatchLine',
  batchId: '9',
  line: 1,
  redemptionId,
  orderId: `SHOP-${redemptionId}`,
  sku: 'A',
  value: { __typename: 'Money', amount: '10.00', currency: 'EUR' },
  recipient: {
    __typename: 'BatchRecipient',
    id: '3',
    provider: 'email',
    email: 'rosa@x.example',
    phoneNumber: null,
    firstName: null,
    lastName: null,
    version: 1,
  },
  state: 'redeemed',
  stage: 'done',
  reason: 'bounced',
  remedy: 'correct_address',
  last4: null,
  delivery: {
    __typename: 'Delivery',
    id: 'm1',
    kind: 'success',
    channel: 'email',
    state: 'bounced',
    reason: 'bounced',
    sentAt: null,
    attempts: 1,
  },
  updatedAt: '2026-03-01T10:00:00.000Z',
  ...over,
});
const failure = (redemptionId: string, over: object = {}) => ({
  __typename: 'Failure',
  kind: 'order',
  occurredAt: '2026-03-01T10:00:00.000Z',
  advertiserId: '1',
  advertiserName: 'Northwind',
  promotionId: '3',
  promotionName: 'Spring',
  redemptionId,
  orderId: `SHOP-${redemptionId}`,
  reason: 'no_code',
  dispatchId: null,
  line: null,
  ...over,
});
const MESSAGE = failure('55', { kind: 'message', reason: 'bounced', dispatchId: '8', line: line('55') });
const page = (totalCount: number) => ({
  __typename: 'PageInfo',
  number: 1,
  size: 10,
  totalCount,
  totalIsCapped: false,
  totalPages: 1,
});

const show = (
  rows: readonly object[] = [],
  url = '/reports/failures',
  { groups = GROUPS, ...options }: Partial<ScreenOptions> & { groups?: readonly object[] } = {},
) =>
  renderScreen(<FailuresScreen />, {
    url,
    ...options,
    answers: {
      FailuresScreen: ({ isChosen }) => ({
        data: {
          deliveryFailureGroups: { __typename: 'FailureGroups', items: groups, total: 1206, isCapped: false },
          ...(isChosen
            ? { deliveryFailures: { __typename: 'FailurePage', items: rows, page: page(rows.length) } }
            : {}),
        },
      }),
      ...options.answers,
    },
  });
const queries = (calls: readonly Call[]) =>
  calls.filter(({ name }) => name === 'FailuresScreen').map(({ variables }) => variables);
const OF_ORDERS = '/reports/failures?of=4&kind=order&reason=no_code';
const refused = (message: string) => ({
  data: {
    retryRedemption: { __typename: 'Refused', code: 'no_user', message },
  },
});

test('reasons stand with how many failures they have and what remedies them; the lines of one are asked for by a press', async () => {
  const { calls } = await show([MESSAGE]);
  expect(await screen.findByText('1,206 open failures')).toBeTruthy();
  const first = screen.getByText('The message came back.').closest('tr') as HTMLElement;
  expect(first.textContent).toContain('Correct the address');
  expect(first.textContent).toContain('1,204');
  expect(queries(calls)).toMatchObject([{ isChosen: false }]);
  fireEvent.click(within(first).getByRole('button', { name: /^Show those of Northwind/ }));
  expect(await screen.findByRole('link', { name: 'SHOP-55' })).toBeTruthy();
  // The selected group is shown alone, so that its failures are near, however many reasons there are.
  expect(screen.queryByText('Corner Shop')).toBeNull();
  expect(screen.getByRole('button', { name: 'Show all reasons' })).toBeTruthy();
  expect(queries(calls).at(-1)).toMatchObject({
    isChosen: true,
    filter: { advertiserIds: ['1'], kind: 'message', reason: 'bounced' },
  });
  expect(screen.getByRole('link', { name: 'Spring' }).getAttribute('href')).toContain('/batch/8');
  fireEvent.click(await screen.findByRole('button', { name: 'Correct the address: SHOP-55' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('ten reasons stand on a page; the others are on the next ones, and their page stays while one is open', async () => {
  const many = Array.from({ length: 12 }, (_, n) =>
    group('order', 'no_code', { advertiserId: String(n + 1), advertiserName: `Shop ${n + 1}` }),
  );
  await show([], '/reports/failures', { groups: many });
  expect(await screen.findByText('Shop 10')).toBeTruthy();
  expect(screen.queryByText('Shop 11')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(await screen.findByText('Shop 11')).toBeTruthy();
  expect(screen.queryByText('Shop 10')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Show those of Shop 12/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Show all reasons' }));
  expect(await screen.findByText('Shop 11')).toBeTruthy();
});

test('goods without an address are not tried again here: the way to enter it stands there', async () => {
  const groups = [group('order', 'address_missing')];
  const lines = [failure('70', { reason: 'address_missing' })];
  await show(lines, '/reports/failures?of=1&kind=order&reason=address_missing', { groups });
  const link = await screen.findByRole('link', { name: 'Enter the address' });
  expect(link.getAttribute('href')).toContain('/70');
  expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
  expect(screen.getAllByText('Enter the address')).toHaveLength(2);
});

test('an order is tried again on the spot, once however often it is pressed, and the desk is asked anew', async () => {
  let answer: (value: never) => void = () => undefined;
  const retried = new Promise((resolve) => (answer = resolve as never));
  const { calls } = await show([failure('70')], OF_ORDERS, {
    answers: { RedemptionActionsRetry: () => retried as never },
  });
  // No batch ordered it: the page of its redemption has the details.
  expect((await screen.findByRole('link', { name: 'See the redemption' })).getAttribute('href')).toContain(
    '/70',
  );
  const button = screen.getByRole('button', { name: 'Retry: SHOP-70' });
  fireEvent.click(button);
  fireEvent.click(button);
  answer(refused('It has no recipient yet.') as never);
  expect(await screen.findByText('It has no recipient yet.')).toBeTruthy();
  const sent = calls.filter(({ name }) => name === 'RedemptionActionsRetry');
  expect(sent).toMatchObject([{ variables: { input: { id: '70' } } }]);
  await waitFor(() => expect(queries(calls)).toHaveLength(2));
});

test('who may not edit redemptions sees why, and no button', async () => {
  await show([failure('70')], OF_ORDERS, { abilities: ['viewRedemptions'] });
  expect(await screen.findByRole('link', { name: 'SHOP-70' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Advertiser' })).toBeNull();
});

test('a line that nothing is done for leads to its batch', async () => {
  await show(
    [
      failure('71', {
        kind: 'line',
        reason: 'unworkable',
        dispatchId: '8',
        line: line('71', { delivery: null }),
      }),
    ],
    '/reports/failures?of=1&kind=line&reason=unworkable',
  );
  const link = await screen.findByRole('link', { name: 'Retry from its batch' });
  expect(link.getAttribute('href')).toContain('/batch/8');
});

test('without failures it says that nothing failed', async () => {
  await show([], '/reports/failures', { groups: [] });
  expect(await screen.findByText('No failures')).toBeTruthy();
});
