import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { type Accepted, rememberAccepted } from './acceptedDispatch.ts';
import { DispatchAccepted } from './DispatchAccepted.tsx';

const one = (sku: string, different: object = {}) => ({
  sku,
  status: 'accepted' as const,
  lineCount: 2,
  message: null,
  charge: { amount: '50.00', currency: 'EUR' },
  ...different,
});
const all: Accepted = {
  dispatchId: '31',
  kind: 'send_codes',
  outcomes: [one('BA1'), one('CE2')],
  requestId: 'request-9',
};
const batch = (sku: string, state = 'done', done = 2) => ({
  __typename: 'DispatchBatch',
  id: sku,
  sku,
  rewardName: sku,
  amount: 2,
  state,
  done,
  failed: 0,
  canceled: 0,
  value: null,
  charge: { __typename: 'Money', amount: '50.00', currency: 'EUR' },
});
const show = async (
  accepted: Accepted,
  { dispatchId = '31', batches = [batch('BA1'), batch('CE2')] as object[] } = {},
) => {
  const dispatch = { __typename: 'Dispatch', id: dispatchId, batches } as never;
  await renderScreen(<DispatchAccepted dispatchId={dispatchId} dispatch={dispatch} />, { answers: {} });
  act(() => rememberAccepted(accepted));
};
beforeEach(() => localStorage.clear());

test('BATCH-17, BATCH-18: a SKU is said to be sent once it is done, with what happened, and where the confirmation goes', async () => {
  await show(all, { batches: [batch('BA1'), batch('CE2', 'working', 1)] });
  expect(screen.getByText('BA1 sent with success').closest('li')?.textContent).toBe(
    'BA1 sent with success 2 codes were sent.',
  );
  expect(screen.queryByText(/CE2 sent with success/)).toBeNull();
  expect(screen.getByText(/^CE2 accepted/).textContent).toBe('CE2 accepted 2 codes, €50.00');
  expect(screen.getByText(/ada@northwind\.example/)).toBeTruthy();
  expect(screen.queryByText('request-9')).toBeNull();
});

test('BATCH-18: once every SKU is over, no confirmation is announced any more', async () => {
  await show(all, { batches: [batch('BA1'), batch('CE2', 'canceled', 0)] });
  expect(screen.getByText('BA1 sent with success')).toBeTruthy();
  expect(screen.queryByText(/A confirmation will be sent/)).toBeNull();
});

test.each([
  ['download_codes', '2 codes are ready to download.'],
  ['download_links', '2 links are ready to download.'],
  ['activate_codes', '2 codes are activated.'],
] as const)('BATCH-17: %s says what happened', async (kind, words) => {
  await show({ ...all, kind });
  expect(screen.getByText('BA1 sent with success').closest('li')?.textContent).toContain(words);
});

test('BATCH-17: a SKU that was canceled in part is not said to be sent', async () => {
  await show(all, { batches: [batch('BA1', 'done', 1), batch('CE2', 'canceled', 0)] });
  expect(screen.getByText('BA1: 1 of 2 went through')).toBeTruthy();
  expect(screen.getByText('CE2: 0 of 2 went through')).toBeTruthy();
  expect(screen.queryByText(/sent with success/)).toBeNull();
});

test.each([
  ['send_codes', 'codes'],
  ['send_links', 'links'],
] as const)(
  'BATCH-15, BATCH-16: %s of which a SKU failed says so, with its reason and the number of the request',
  async (kind, type) => {
    const failed = one('CE2', { status: 'refused', charge: null, message: 'Too little stock.' });
    await show({ ...all, kind, outcomes: [one('BA1'), failed] });
    expect(
      screen.getByText(`We were unable to send ${type} for some rewards. See details below:`),
    ).toBeTruthy();
    expect(screen.getByText(/^BA1 sent with success/)).toBeTruthy();
    const line = screen.getByText(/^CE2 not sent/);
    expect(line.textContent).toContain('CE2 not sent Too little stock.');
    expect(screen.getByText('request-9')).toBeTruthy();
  },
);

test('it is said of the dispatch that was just accepted alone, until it is put away', async () => {
  await show(all, { dispatchId: '30' });
  expect(screen.queryByRole('status')?.textContent ?? '').not.toContain('sent with success');
  await show(all);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/sent with success/)).toBeNull();
});
