import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { bulkAction, counted, newest } from '../../../../testing/data/redemptionBulkData.ts';
import type { Answers } from '../../../../testing/renderScreen.tsx';
import { open, show, some } from '../../../../testing/showBulkActions.tsx';

/** A finished bulk action. */
const over = (id: string) =>
  bulkAction({
    id,
    state: 'done',
    progress: { __typename: 'BulkProgress', open: 0, done: 40, left: 0, failed: 0, stopped: 0 },
  });

/** Polls one after another until a response says this; the first poll may be due before the page has set its timer. */
const comesToSay = (text: string) =>
  vi.waitFor(
    () => {
      vi.advanceTimersByTime(2000);
      expect(screen.queryByText(text)).toBeTruthy();
    },
    { timeout: 30_000 },
  );

describe('how far it is', () => {
  test('one that works is shown when the page is loaded anew; its end is told once and can be put away', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let newestBulk = bulkAction();
    const { onDone } = await show(
      { selection: { ...some, ids: [], count: 0 } },
      { BulkActions: () => newest(newestBulk) },
    );
    expect(await screen.findByText('Cancel: in progress. 10 of 40 processed.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Bulk actions' })).toBeNull();
    newestBulk = bulkAction({
      state: 'done',
      progress: { __typename: 'BulkProgress', open: 0, done: 38, left: 2, failed: 0, stopped: 0 },
      outcomes: [
        { __typename: 'BulkOutcomeCount', outcome: 'done', reason: null, count: 38 },
        { __typename: 'BulkOutcomeCount', outcome: 'left', reason: 'wrong_state', count: 2 },
      ],
    });
    await comesToSay('Cancel: done. 40 of 40 processed.');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    vi.useRealTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(/processed/)).toBeNull());
  });

  test('one that ended before is not told again', async () => {
    const { calls } = await show(
      {},
      {
        BulkActions: () =>
          newest(
            bulkAction({
              state: 'done',
              progress: { __typename: 'BulkProgress', open: 0, done: 40, left: 0, failed: 0, stopped: 0 },
            }),
          ),
      },
    );
    await waitFor(() => expect(calls.length).toBeGreaterThan(0));
    await screen.findByRole('button', { name: 'Bulk actions' });
    expect(screen.queryByText(/processed/)).toBeNull();
  });

  test('one that ends before it is first seen is told of, also where the first look at it fails', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let look: () => ReturnType<Answers[string]> = () => newest(over('4'));
    const { calls, onDone } = await show(
      {},
      { BulkActions: () => look(), BulkDialogBegin: () => counted({ id: '5' }) },
    );
    const looks = () => calls.filter(({ name }) => name === 'BulkActions').length;
    const dialog = await open('Cancel');
    look = () => ({ data: { bulkActions: null }, errors: [{ message: 'down', path: ['bulkActions'] }] });
    const begin = within(dialog).getByRole('button', { name: 'Cancel redemptions' });
    await waitFor(() => expect(begin.hasAttribute('disabled')).toBe(false));
    const before = looks();
    fireEvent.click(begin);
    await waitFor(() => expect(looks()).toBe(before + 1));
    expect(screen.queryByText(/processed/)).toBeNull();
    look = () => newest(over('5'));
    await comesToSay('Cancel: done. 40 of 40 processed.');
    vi.useRealTimers();
    // Once when it started, and once when it ended.
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2));
  });

  test('BULK-1: one that was stopped counts what was worked, and shows what was not begun first', async () => {
    let action = bulkAction();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const outcomeFilters: unknown[] = [];
    await show(
      {},
      {
        BulkActions: () => newest(action),
        BulkRowsDialog: ({ outcome }) => {
          outcomeFilters.push(outcome);
          return { data: { redemptionBulk: null } };
        },
      },
    );
    await screen.findByText('Cancel: in progress. 10 of 40 processed.');
    action = bulkAction({
      state: 'stopped',
      progress: { __typename: 'BulkProgress', open: 0, done: 10, left: 0, failed: 0, stopped: 30 },
    });
    await comesToSay('Cancel: stopped. 10 of 40 processed.');
    vi.useRealTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Show redemptions' }));
    await waitFor(() => expect(outcomeFilters).toEqual(['stopped']));
  });

  test('a stop that comes too late is told, and is no failure', async () => {
    const message = 'This bulk action is over: there is nothing left to stop.';
    await show(
      {},
      {
        BulkActions: () => newest(bulkAction()),
        BulkProgressStop: () => ({
          data: { stopBulkAction: { __typename: 'Refused', code: 'not_working', message } },
        }),
      },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Stop this bulk action?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Refresh', hidden: true })).toBeNull();
  });

  test('it is stopped after a question', async () => {
    const stopped = bulkAction({
      state: 'stopped',
      progress: { __typename: 'BulkProgress', open: 0, done: 10, left: 0, failed: 0, stopped: 30 },
    });
    const { calls } = await show(
      {},
      {
        BulkActions: () => newest(bulkAction()),
        BulkProgressStop: () => ({
          data: { stopBulkAction: { __typename: 'StopBulkActionSuccess', bulk: stopped } },
        }),
      },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Stop this bulk action?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('BulkProgressStop'));
  });
});
