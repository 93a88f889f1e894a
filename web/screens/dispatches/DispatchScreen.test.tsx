import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  dispatch,
  effectsOfCancel,
  heldDispatch,
  line,
  linesOf,
  progress,
} from '../../testing/dispatchData.ts';
import { type Answers, renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { DispatchScreen } from './DispatchScreen.tsx';

const ADDRESS = { advertiserId: '1', promotionId: '3', dispatchId: '7' };

const show = (shown: object, answers: Answers = {}, over: Partial<ScreenOptions> = {}) =>
  renderScreen(<DispatchScreen {...ADDRESS} />, {
    answers: {
      DispatchScreen: () => ({ data: { dispatch: shown } }),
      DispatchProgressPoll: () => ({ data: { dispatch: shown } }),
      DispatchLines: () => linesOf('7', [line('1')]),
      ...answers,
    },
    url: '/advertiser/1/promotion/3/batch/7',
    ...over,
  });

const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

async function openAction(name: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Actions' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${name}`) }));
  return screen.findByRole('alertdialog');
}

describe('what it shows', () => {
  test('BATCH-1, BATCH-2: a dispatch with what was asked for, its batches, how far it got and its lines', async () => {
    await show(dispatch('7'));
    expect(await screen.findByText('order-1')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Batch 7' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '← Summer' }).getAttribute('href')).toBe(
      '#/advertiser/1/promotion/3?tab=batches',
    );
    const bar = screen.getByRole('progressbar', { name: 'Progress' });
    expect(bar.getAttribute('aria-valuetext')).toBe('40 of 40 lines need nothing more');
    expect(screen.getByText('recipients.csv')).toBeTruthy();
    expect(
      within(screen.getByRole('table', { name: 'Rewards' })).getByText('Aurora 10 (AAA-10)'),
    ).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  test('how many lines stand where is said beside the bar, each stage only where there is one', async () => {
    const counts = { done: 1200, failed: 3, notify: 97 };
    await show(
      dispatch('7', {
        state: 'released',
        doneAt: null,
        lineCount: 1300,
        estimatedSeconds: 10,
        progress: progress(counts),
      }),
    );
    const bar = await screen.findByRole('progressbar', { name: 'Progress' });
    expect(bar.getAttribute('aria-valuetext')).toBe('1,203 of 1,300 lines need nothing more');
    const legend = within(bar.parentElement as HTMLElement).getAllByRole('listitem');
    expect(legend.map(({ textContent }) => textContent)).toEqual(['Done 1,200', 'Failed 3', 'To be told 97']);
    expect(screen.getByText('It is under way: about 10 seconds left.')).toBeTruthy();
  });

  test('a dispatch at the address of another promotion or advertiser is not there', async () => {
    await show(
      dispatch('7', { promotion: { __typename: 'Promotion', id: '4', name: 'Other', advertiserId: '1' } }),
    );
    expect(await screen.findByText('It does not exist, or it is not yours to see.')).toBeTruthy();
    expect(screen.queryByText('Ada Lovelace')).toBeNull();
  });

  test('PROMO-22: who may only look has no actions and no Undo', async () => {
    await show(heldDispatch('7', soon(50)), {}, { abilities: ['viewPromotions', 'viewRedemptions'] });
    expect(await screen.findByRole('timer')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull();
  });

  test('in French too', async () => {
    await show(dispatch('7', { progress: progress({ done: 38, failed: 2 }) }), {}, { locale: 'fr' });
    expect(await screen.findByText(/2 lignes sur 40 ont échoué/)).toBeTruthy();
  });
});

describe('while it goes on', () => {
  beforeEach(
    () =>
      void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] }),
  );
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test('it counts down to its release, and says so every ten seconds', async () => {
    await show(heldDispatch('7', soon(58)));
    const timer = await screen.findByRole('timer', { name: 'Time left to undo' });
    expect(timer.textContent).toBe('0:58');
    const announced = () => screen.getByText(/seconds? left to undo$|minutes? left to undo$/).textContent;
    expect(announced()).toBe('1 minute left to undo');
    act(() => void vi.advanceTimersByTime(8000));
    expect(timer.textContent).toBe('0:50');
    expect(announced()).toBe('50 seconds left to undo');
    act(() => void vi.advanceTimersByTime(9000));
    expect(announced()).toBe('50 seconds left to undo');
    act(() => void vi.advanceTimersByTime(45_000));
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText('It begins now.')).toBeTruthy();
  });

  test('it is looked at every two seconds, and no more once it is done; its lines follow', async () => {
    let now: object = dispatch('7', { state: 'released', doneAt: null, progress: progress({ notify: 40 }) });
    const { calls } = await show(now, { DispatchProgressPoll: () => ({ data: { dispatch: now } }) });
    const asked = (name: string) => calls.filter((call) => call.name === name).length;
    await screen.findByText('order-1');
    await waitFor(() => expect(asked('DispatchProgressPoll')).toBe(1));
    const linesBefore = asked('DispatchLines');
    now = dispatch('7', { progress: progress({ done: 40 }) });
    act(() => void vi.advanceTimersByTime(2000));
    expect(await screen.findByText(/^Finished on/)).toBeTruthy();
    await waitFor(() => expect(asked('DispatchLines')).toBe(linesBefore + 1));
    const polls = asked('DispatchProgressPoll');
    act(() => void vi.advanceTimersByTime(20_000));
    expect(asked('DispatchProgressPoll')).toBe(polls);
  });

  test('a page that is not seen asks nothing; seen again it asks at once', async () => {
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { calls } = await show(heldDispatch('7', soon(600)));
    await screen.findByText('order-1');
    const polls = () => calls.filter(({ name }) => name === 'DispatchProgressPoll').length;
    await waitFor(() => expect(polls()).toBe(1));
    act(() => void vi.advanceTimersByTime(10_000));
    expect(polls()).toBe(1);
    seen.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(polls()).toBe(2));
  });
});

describe('what is done with it', () => {
  test('BATCH-17: Undo shows what it gives back, takes the dispatch back once, and shows it undone', async () => {
    const undone = dispatch('7', {
      ...{ state: 'recalled', releasedAt: null, doneAt: null, recalledAt: '2026-11-22T10:00:30.000Z' },
      progress: progress({ canceled: 40 }),
    });
    const { calls } = await show(heldDispatch('7', soon(50)), {
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
  });

  test('an Undo that comes too late says so, and nothing else', async () => {
    const { calls } = await show(heldDispatch('7', soon(50)), {
      DispatchActionsRecall: () => ({
        data: {
          recallDispatch: {
            __typename: 'Refused',
            code: 'already_released',
            message: 'It went out already and cannot be taken back whole. Cancel what has not gone out yet.',
          },
        },
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(await within(dialog).findByText(/went out already and cannot be taken back whole/)).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Undo' }).hasAttribute('disabled')).toBe(true);
    expect(calls.filter(({ name }) => name === 'DispatchActionsRecall')).toHaveLength(1);
  });

  test('what has not gone out is canceled after it was said how many lines that are', async () => {
    const going = { state: 'released', doneAt: null, progress: progress({ done: 15, notify: 25 }) };
    const after = dispatch('7', { progress: progress({ done: 15, canceled: 25 }) });
    await show(dispatch('7', going), {
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
      doneAt: null,
      progress: progress({ done: 37, order: 3 }),
    });
    await show(failed, {
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
    expect(await within(dialog).findByText('3 of 40 lines are tried again.')).toBeTruthy();
    expect(await within(dialog).findByText('No money moves.')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Retry what failed' }));
    expect(await screen.findByText('What failed is tried again')).toBeTruthy();
  });

  test('each action that is not possible says why', async () => {
    await show(dispatch('7'));
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

describe('its file', () => {
  const ofKind = (kind: string, different: object = {}) =>
    dispatch('7', { kind, channel: null, ...different });
  afterEach(() => void vi.unstubAllGlobals());

  test.each([
    ['download_links', 'Download links'],
    ['download_codes', 'Download codes'],
    ['activate_codes', 'Download order IDs'],
  ])('CODES, LINKS and ACTIV: a dispatch of %s has the file “%s”', async (kind, label) => {
    await show(ofKind(kind));
    expect((await screen.findByRole('button', { name: label })).hasAttribute('disabled')).toBe(false);
  });

  test('recipients that were written to have theirs already: there is no file of them', async () => {
    await show(dispatch('7'));
    await screen.findByText('order-1');
    expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
  });

  test.each([
    ['held', { state: 'held', progress: progress({ held: 40 }) }, 'Ready once it goes out'],
    [
      'being made',
      { state: 'released', progress: progress({ order: 1, done: 39 }) },
      'Ready once all lines are done',
    ],
    ['failed', { progress: progress({ failed: 40 }) }, 'None of its lines is done'],
  ])('while its codes are %s the button says why it waits', async (_state, different, words) => {
    await show(ofKind('download_codes', different));
    const button = await screen.findByRole('button', { name: 'Download codes' });
    expect(button.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(words)).toBeTruthy();
  });

  test('BATCH-12: codes are had with or without their vouchers, by the address of a ticket', async () => {
    const fetched = vi.fn(
      async () =>
        new Response('code\n', { headers: { 'content-disposition': 'attachment; filename="codes.zip"' } }),
    );
    vi.stubGlobal('fetch', fetched);
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    const { calls } = await show(ofKind('download_codes', { includePdf: true }), {
      DownloadExtractCreate: () => ({
        data: {
          createExtract: {
            __typename: 'CreateExtractSuccess',
            extract: { __typename: 'Extract', id: '5', url: '/files/extract/5?ticket=abc' },
          },
        },
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Download codes and vouchers' }));
    await waitFor(() =>
      expect(fetched).toHaveBeenCalledWith('/files/extract/5?ticket=abc', expect.anything()),
    );
    expect(calls.find(({ name }) => name === 'DownloadExtractCreate')?.variables).toEqual({
      input: { dispatchId: '7', kind: 'codes', includePdf: true },
    });
    expect(screen.getByRole('button', { name: 'Download codes' })).toBeTruthy();
  });
});
