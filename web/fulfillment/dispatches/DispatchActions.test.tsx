import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { batch, dispatch, effectsOfCancel, heldDispatch, progress } from '../../testing/data/dispatchData.ts';
import { renderDispatch, soon } from '../../testing/renderDispatch.tsx';
import { requestRow } from '../../testing/renderQuantity.tsx';
import { rememberAccepted } from '../shared/dispatches/acceptedDispatch.ts';

async function openAction(name: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Actions' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${name}`) }));
  return screen.findByRole('alertdialog');
}

describe('what is done with it', () => {
  test('BATCH-17: Undo shows what it gives back, takes the dispatch back once, and shows it undone', async () => {
    const undone = dispatch('7', {
      state: 'recalled',
      releasedAt: null,
      finishedAt: null,
      recalledAt: '2026-11-22T10:00:30.000Z',
      progress: progress({ canceled: 40 }),
      batches: [batch('7', 'canceled')],
    });
    const outcomes = [{ sku: 'AAA-10', status: 'accepted' as const, lineCount: 40 }] as never;
    const { calls } = await renderDispatch(heldDispatch('7', soon(50)), {
      DispatchActionsRecall: () => ({
        data: {
          recallDispatch: {
            __typename: 'RecallDispatchSuccess',
            dispatch: undone,
            effects: effectsOfCancel('400.00'),
          },
        },
      }),
    });
    act(() => rememberAccepted({ dispatchId: '7', kind: 'send_links', outcomes, requestId: undefined }));
    expect(await screen.findByText('AAA-10 accepted')).toBeTruthy();
    expect(screen.queryByText(/sent with success/)).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Undo this batch?' });
    expect(await within(dialog).findByText('All 40 lines are taken back.')).toBeTruthy();
    expect(await within(dialog).findByText('€400.00')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone: nothing was sent')).toBeTruthy();
    const sent = calls
      .filter(({ name }) => name === 'DispatchActionsRecall')
      .map(({ variables }) => variables.input);
    expect(sent).toMatchObject([
      { id: '7', dryRun: true },
      { id: '7', dryRun: false },
    ]);
    const keys = new Set(sent.map((input) => (input as { idempotencyKey: string }).idempotencyKey));
    expect(keys.size).toBe(1);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText(/^Undone before anything went out/)).toBeTruthy();
    expect(screen.queryByText('AAA-10 accepted')).toBeNull();
  });

  test('an Undo that comes too late says so, and nothing else', async () => {
    const { calls } = await renderDispatch(heldDispatch('7', soon(50)), {
      DispatchActionsRecall: () => ({
        data: {
          recallDispatch: {
            __typename: 'Refused',
            code: 'already_released',
            message:
              'The batch has already gone out and can no longer be undone as a whole. Cancel what has not gone out yet.',
          },
        },
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(await within(dialog).findByText(/has already gone out and can no longer be undone/)).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Undo' }).hasAttribute('disabled')).toBe(true);
    expect(calls.filter(({ name }) => name === 'DispatchActionsRecall')).toHaveLength(1);
  });

  test('what has not gone out is canceled after it was said how many lines that are', async () => {
    const going = { state: 'released', finishedAt: null, progress: progress({ done: 15, notify: 25 }) };
    const after = dispatch('7', { progress: progress({ done: 15, canceled: 25 }) });
    await renderDispatch(dispatch('7', going), {
      DispatchActionsCancel: () => ({
        data: {
          cancelDispatch: {
            __typename: 'CancelDispatchSuccess',
            dispatch: after,
            effects: effectsOfCancel('250.00'),
          },
        },
      }),
    });
    const dialog = await openAction('Cancel what has not gone out');
    expect(await within(dialog).findByText('25 of 40 lines are canceled.')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel what has not gone out' }));
    expect(await screen.findByText('What had not gone out is canceled')).toBeTruthy();
  });

  test('what failed is tried again; where nothing failed the platform says so', async () => {
    const failed = dispatch('7', { progress: progress({ done: 37, failed: 3 }) });
    const again = dispatch('7', {
      state: 'released',
      finishedAt: null,
      progress: progress({ done: 37, order: 3 }),
    });
    await renderDispatch(failed, {
      DispatchActionsRetry: () => ({
        data: {
          retryDispatch: {
            __typename: 'RetryDispatchSuccess',
            dispatch: again,
            effects: { ...effectsOfCancel('0.00'), postings: [] },
          },
        },
      }),
    });
    const dialog = await openAction('Retry what failed');
    expect(await within(dialog).findByText('3 of 40 lines are retried.')).toBeTruthy();
    expect(await within(dialog).findByText('No money moves.')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Retry what failed' }));
    expect(await screen.findByText('What failed is retried')).toBeTruthy();
  });

  test('each action that is not possible says why', async () => {
    await renderDispatch(dispatch('7'));
    fireEvent.click(await screen.findByRole('button', { name: 'Actions' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map((entry) => [entry.textContent, entry.getAttribute('aria-disabled')])).toEqual([
      ['UndoIt went out already: cancel what has not gone out.', 'true'],
      ['Send nowIt went out already: cancel what has not gone out.', 'true'],
      ['Cancel what has not gone out', null],
      ['Retry what failed', null],
    ]);
  });
});

describe('a change that a job works on', () => {
  const LARGE = 100_000;
  const largeDispatch = (different: object = {}) =>
    heldDispatch('7', soon(50), { lineCount: LARGE, progress: progress({ held: LARGE }), ...different });
  const undone = dispatch('7', {
    state: 'recalled',
    lineCount: LARGE,
    recalledAt: '2026-11-22T10:00:30.000Z',
    progress: progress({ canceled: LARGE }),
  });
  const request = (dryRun: boolean, different: object = {}) =>
    requestRow({ id: dryRun ? '5' : '6', action: 'recall', dryRun, lineCount: LARGE, ...different });
  const pendingOf = (dryRun: boolean) => ({
    data: { recallDispatch: { __typename: 'ChangeDispatchPending', request: request(dryRun) } },
  });
  const changed = {
    __typename: 'DispatchChangeSuccess',
    dispatch: undone,
    effects: effectsOfCancel('1000000.00'),
  };
  const look = (row: object, result: object | null) => ({ data: { dispatchRequest: { ...row, result } } });
  const inputOf = (variables: object) => (variables as { input: { dryRun: boolean } }).input;
  const idOf = (variables: object) => (variables as { id: string }).id;

  test('LINKS-3: Undo of a large batch tells how far it is, goes on when its window is closed, and says when it is done', async () => {
    let looks = 0;
    let isOver = false;
    await renderDispatch(largeDispatch(), {
      DispatchActionsRecall: (variables) => pendingOf(inputOf(variables).dryRun),
      DispatchChangeDialog: (variables) => {
        looks += 1;
        if (idOf(variables) === '5') return look(request(true, { state: 'done', percent: 100 }), changed);
        return isOver
          ? look(request(false, { state: 'done', percent: 100 }), changed)
          : look(request(false, { stage: 'saving', percent: 42 }), null);
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Undo this batch?' });
    expect(await within(dialog).findByText('Waiting to begin with 100,000 lines …')).toBeTruthy();
    expect(within(dialog).getByText('Nothing has been changed yet.')).toBeTruthy();
    expect(
      await within(dialog).findByText('All 100,000 lines are taken back.', {}, { timeout: 5000 }),
    ).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
    expect(await within(dialog).findByText('Undoing 100,000 lines …', {}, { timeout: 5000 })).toBeTruthy();
    const bars = within(dialog).getAllByRole('progressbar');
    expect(bars.map((bar) => bar.getAttribute('aria-valuetext'))).toContain('42%');
    expect(within(dialog).getByText(/the change goes on/)).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    isOver = true;
    expect(await screen.findByText('Undone: nothing was sent', {}, { timeout: 5000 })).toBeTruthy();
    expect(looks).toBeGreaterThanOrEqual(3);
  });

  test('a dry run whose window is closed is given up', async () => {
    const { calls } = await renderDispatch(largeDispatch(), {
      DispatchActionsRecall: () => pendingOf(true),
      DispatchChangeDialog: () => look(request(true, { stage: 'checking', percent: 20 }), null),
      RequestProgressBarCancel: () => ({
        data: {
          cancelDispatchRequest: {
            __typename: 'CancelDispatchRequestSuccess',
            request: { __typename: 'DispatchRequest', id: '5', state: 'canceled' },
          },
        },
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(await within(dialog).findByText('Waiting to begin with 100,000 lines …')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await vi.waitFor(() =>
      expect(calls.filter(({ name }) => name === 'RequestProgressBarCancel')).toMatchObject([
        { variables: { id: '5' } },
      ]),
    );
  });

  test('while it is in progress the page says so, and offers no other change', async () => {
    await renderDispatch(largeDispatch({ changing: 'recall' }));
    expect(
      await screen.findByText('This batch is being undone. Nothing of it goes out meanwhile.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Actions' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.every((entry) => entry.getAttribute('aria-disabled') === 'true')).toBe(true);
    expect(entries[0]?.textContent).toContain('Another change is in progress: wait until it is done.');
  });
});
