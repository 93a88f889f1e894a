import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exported, exports } from '../../../../testing/data/redemptionBulkData.ts';
import { type Answers, renderScreen, type ScreenOptions } from '../../../../testing/renderScreen.tsx';
import type { ReportChoice } from '../bulk/chosenRedemptions.ts';
import { ExportRedemptions } from './ExportRedemptions.tsx';

const none = { all: false, ids: [], excluded: [], count: 0 };

const show = (choice: Partial<ReportChoice> = {}, answers: Answers = {}, over: Partial<ScreenOptions> = {}) =>
  renderScreen(
    <ExportRedemptions
      filter={{ states: ['redeemed'] }}
      selection={none}
      total={1200}
      isInfinite={false}
      isCapped={false}
      {...choice}
    />,
    {
      answers: {
        ExportList: () => exports(),
        ExportDialogBegin: () => ({
          data: {
            exportRedemptions: {
              __typename: 'ExportRedemptionsSuccess',
              export: exported({ state: 'queued' }),
            },
          },
        }),
        ...answers,
      },
      ...over,
    },
  );

async function open() {
  fireEvent.click(await screen.findByRole('button', { name: 'Export' }));
  return screen.findByRole('dialog');
}

test('REDLIST-3, REDLIST-39, REDLIST-41: what matches is exported with what is asked for, and it is said that it is emailed', async () => {
  const { calls } = await show();
  const dialog = await open();
  expect(within(dialog).getByText('All the 1,200 redemptions that match the filters.')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('radio', { name: /PDF/ }));
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Recipients' }));
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Codes' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('The report will be sent to you by e-mail.')).toBeTruthy();
  expect(calls.find(({ name }) => name === 'ExportDialogBegin')?.variables.input).toMatchObject({
    format: 'pdf',
    additionalFields: ['user', 'code'],
    filter: { states: ['redeemed'] },
    redemptionList: [],
    idempotencyKey: expect.any(String),
  });
});

test('what is chosen is exported alone', async () => {
  const { calls } = await show({ selection: { ...none, ids: ['4', '5'], count: 2 } });
  const dialog = await open();
  expect(within(dialog).getByText('2 selected redemptions.')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'ExportDialogBegin')?.variables.input).toMatchObject({
      redemptionList: ['4', '5'],
    }),
  );
});

test('REDLIST-37: codes are offered to who holds viewCouponCode alone', async () => {
  await show({}, {}, { abilities: ['viewRedemptions'] });
  const dialog = await open();
  expect(within(dialog).queryByRole('checkbox', { name: 'Codes' })).toBeNull();
  expect(within(dialog).getByText('Codes need the ability viewCouponCode.')).toBeTruthy();
});

test('REDLIST-36: everything is not exported while more match than are counted, and it is said why; what is chosen is', async () => {
  const capped = { isInfinite: true, isCapped: true, total: 10_000 };
  await show(capped);
  const button = await screen.findByRole('button', { name: 'Export' });
  expect(button.hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(/^More than 10,000 match: narrow the filters, select some/)).toBeTruthy();
  cleanup();
  await show({ ...capped, selection: { ...none, ids: ['4'], count: 1 } });
  expect(within(await open()).getByText('1 selected redemption.')).toBeTruthy();
});

test('REDLIST-36: nor is a report of a known size while its rows go on; what is chosen is', async () => {
  await show({ isInfinite: true });
  expect((await screen.findByRole('button', { name: 'Export' })).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(/switch to pages first/)).toBeTruthy();
  cleanup();
  await show({ isInfinite: true, selection: { ...none, ids: ['4'], count: 1 } });
  expect(within(await open()).getByText('1 selected redemption.')).toBeTruthy();
});

test.each([
  ['REDLIST-42: a CSV', /CSV/, /^The export could not be started/],
  ['REDLIST-43: a PDF', /PDF/, /^The PDF export could not be started/],
])('%s that cannot be asked for says so', async (_, format, words) => {
  await show(
    {},
    { ExportDialogBegin: () => ({ data: null, errors: [{ message: 'x', path: ['exportRedemptions'] }] }) },
  );
  const dialog = await open();
  fireEvent.click(within(dialog).getByRole('radio', { name: format }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a refusal is told with its own words, and another request may follow', async () => {
  const message = 'A PDF holds at most 5000 redemptions.';
  const { calls } = await show(
    {},
    {
      ExportDialogBegin: () => ({
        data: { exportRedemptions: { __typename: 'Refused', code: 'too_many_pdf_rows', message } },
      }),
    },
  );
  const dialog = await open();
  const press = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
  press();
  expect(await within(dialog).findByText(message)).toBeTruthy();
  press();
  const keys = () =>
    calls
      .filter(({ name }) => name === 'ExportDialogBegin')
      .map(({ variables }) => (variables.input as { idempotencyKey: string }).idempotencyKey);
  await waitFor(() => expect(new Set(keys()).size).toBe(2));
});

test('REDLIST-40: one’s own exports stand below: how far they are, the file, or that it is gone', async () => {
  await show(
    {},
    {
      ExportList: () =>
        exports(
          exported({ id: '4', state: 'working', rows: 5000, url: null, expiresAt: null }),
          exported(),
          exported({ id: '2', state: 'expired', url: null }),
        ),
    },
  );
  const dialog = await open();
  const list = await within(dialog).findByRole('region', { name: 'Your exports' });
  expect(within(list).getByText('Being written')).toBeTruthy();
  expect(within(list).getByText(/5,000 redemptions, 200 kB/)).toBeTruthy();
  expect(within(list).getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(
    '/files/redemption-export/3',
  );
  expect(within(list).getByText('Expired')).toBeTruthy();
});

test('REDLIST-42: an export that failed says so, and what can be done', async () => {
  await show({}, { ExportList: () => exports(exported({ state: 'failed', rows: 700, url: null })) });
  const list = within(await within(await open()).findByRole('region', { name: 'Your exports' }));
  expect(list.getByText('Failed')).toBeTruthy();
  expect(
    list.getByText('The redemption report was not exported. Try again, or narrow it with filters.'),
  ).toBeTruthy();
  expect(list.queryByText(/700 redemptions/)).toBeNull();
});
