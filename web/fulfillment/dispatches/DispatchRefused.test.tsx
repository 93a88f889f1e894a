import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dispatch } from '../../testing/data/dispatchData.ts';
import { renderDispatch } from '../../testing/renderDispatch.tsx';

const refused = [
  {
    __typename: 'RefusedSku',
    sku: 'AAA-20',
    rewardName: 'Aurora 20',
    lineCount: 12,
    message: 'The quota of AAA-20 is not sufficient: send fewer, or have it raised.',
  },
];
const link = (id: string) => ({ __typename: 'DispatchLink', id, promotionId: '3' });
const row = (line: number) => ({
  __typename: 'RefusedRow',
  refusedRow: `7#${line}`,
  line,
  fileLine: line === 2 ? 5 : null,
  sku: 'AAA-20',
  value: '20.00',
  currency: 'EUR',
  phoneNumber: null,
  email: `p${line}@x.example`,
  firstName: 'Rosa',
  lastName: 'Luz',
  reason: refused[0]?.message,
});
const rows = () => ({
  data: {
    dispatch: {
      __typename: 'Dispatch',
      id: '7',
      refusedRows: {
        __typename: 'RefusedRowPage',
        items: [2, 4].map(row),
        page: { __typename: 'PageInfo', totalCount: 12 },
      },
    },
  },
});
const waiting = {
  refused,
  refusedRowsWaiting: 12,
  refusedRowsExpireAt: '2026-12-22T10:00:00.000Z',
  sentAgainBy: [link('9')],
};

test('what was refused is shown after a reload: reasons, first rows, the file, and the way to send it', async () => {
  await renderDispatch(dispatch('7', waiting), { DispatchRefusedRows: rows });
  const panel = await screen.findByRole('region', { name: '12 lines were not sent' });
  expect(within(panel).getByText(/Aurora 20 \(AAA-20\)/)).toBeTruthy();
  expect(await within(panel).findByText('Rosa Luz · p2@x.example')).toBeTruthy();
  expect(within(panel).getAllByText('€20.00')).toHaveLength(2);
  expect(within(panel).getByText('2 (line 5 of the file)')).toBeTruthy();
  expect(within(panel).getByText('4')).toBeTruthy();
  expect(within(panel).getByText('and 10 more rows')).toBeTruthy();
  expect(within(panel).getByText(/12 rows can still be sent, until/)).toBeTruthy();
  expect(within(panel).getByRole('button', { name: 'Download refused rows' })).toBeTruthy();
  expect(within(panel).getByRole('link', { name: 'Correct and send these rows' }).getAttribute('href')).toBe(
    '#/advertiser/1/promotion/3/edit/links?refusedRowsOf=7',
  );
  expect(within(panel).getByRole('link', { name: 'Batch 9' }).getAttribute('href')).toBe(
    '#/advertiser/1/promotion/3/batch/9',
  );
});

test('who may not send sees the reasons, and neither rows nor buttons', async () => {
  const { calls } = await renderDispatch(
    dispatch('7', waiting),
    { DispatchRefusedRows: rows },
    { abilities: ['viewRedemptions'] },
  );
  const panel = await screen.findByRole('region', { name: '12 lines were not sent' });
  expect(within(panel).queryByRole('link', { name: 'Correct and send these rows' })).toBeNull();
  expect(within(panel).queryByRole('button')).toBeNull();
  expect(calls.map(({ name }) => name)).not.toContain('DispatchRefusedRows');
});

test('quantities have no rows: other quantities can be chosen; a dispatch without refusals has no such panel', async () => {
  await renderDispatch(dispatch('7', { kind: 'download_links', refused }));
  const panel = await screen.findByRole('region', { name: '12 lines were not sent' });
  expect(within(panel).getByRole('link', { name: 'Choose quantities again' }).getAttribute('href')).toBe(
    '#/advertiser/1/promotion/3/edit/links',
  );
  expect(within(panel).queryByRole('button', { name: 'Download refused rows' })).toBeNull();
});

test('a dispatch that sends refused rows again leads to the first one, in French too', async () => {
  await renderDispatch(dispatch('7', { sendsAgain: [link('5')] }), {}, { locale: 'fr' });
  expect(await screen.findByText(/Ce lot envoie des lignes refusées de/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lot 5' }).getAttribute('href')).toBe(
    '#/advertiser/1/promotion/3/batch/5',
  );
});
