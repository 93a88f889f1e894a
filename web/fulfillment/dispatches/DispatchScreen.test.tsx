import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dispatch, heldDispatch, progress } from '../../testing/data/dispatchData.ts';
import { renderDispatch, soon } from '../../testing/renderDispatch.tsx';
import { rememberAccepted } from '../shared/dispatches/acceptedDispatch.ts';

describe('what it shows', () => {
  test('BATCH-1, BATCH-2: a dispatch with what was asked for, its batches, how far it got and its lines', async () => {
    await renderDispatch(dispatch('7'));
    expect(await screen.findByText('order-1')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Batch 7' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '← Summer' }).getAttribute('href')).toBe(
      '#/advertiser/1/promotion/3?tab=batches',
    );
    const bar = screen.getByRole('progressbar', { name: 'Progress' });
    expect(bar.getAttribute('aria-valuetext')).toBe('40 of 40 lines are closed');
    expect(screen.getByText('recipients.csv')).toBeTruthy();
    expect(
      within(screen.getByRole('table', { name: 'Rewards' })).getByText('Aurora 10 (AAA-10)'),
    ).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  test('how many lines stand where is said beside the bar, each stage only where there is one', async () => {
    const counts = { done: 1200, failed: 3, notify: 97 };
    await renderDispatch(
      dispatch('7', {
        state: 'released',
        finishedAt: null,
        lineCount: 1300,
        estimatedSeconds: 10,
        progress: progress(counts),
      }),
    );
    const bar = await screen.findByRole('progressbar', { name: 'Progress' });
    expect(bar.getAttribute('aria-valuetext')).toBe('1,203 of 1,300 lines are closed');
    const legend = within(bar.parentElement as HTMLElement).getAllByRole('listitem');
    expect(legend.map(({ textContent }) => textContent)).toEqual([
      'Done 1,200',
      'Failed 3',
      'To be notified 97',
    ]);
    expect(screen.getByText('In progress: about 10 seconds left.')).toBeTruthy();
  });

  test('a dispatch at the address of another promotion or advertiser is not there', async () => {
    await renderDispatch(
      dispatch('7', { promotion: { __typename: 'Promotion', id: '4', name: 'Other', advertiserId: '1' } }),
    );
    expect(await screen.findByText('It does not exist, or you don’t have access to it.')).toBeTruthy();
    expect(screen.queryByText('Ada Lovelace')).toBeNull();
  });

  test('BATCH-17: what was accepted is said no longer once it was undone', async () => {
    const remember = () =>
      act(() =>
        rememberAccepted({ dispatchId: '7', kind: 'activate_codes', outcomes: [], requestId: undefined }),
      );
    await renderDispatch(heldDispatch('7', soon(50)));
    remember();
    expect(await screen.findByText('Accepted')).toBeTruthy();
    cleanup();
    await renderDispatch(dispatch('7', { state: 'recalled' }));
    remember();
    expect(await screen.findByText('order-1')).toBeTruthy();
    expect(screen.queryByText('Accepted')).toBeNull();
  });

  test.each([
    [
      'advertiser_disabled',
      'en',
      /^The advertiser is disabled: once this batch starts, its lines are canceled/,
    ],
    [
      'advertiser_disabled',
      'fr',
      /^L’annonceur est désactivé : au départ de ce lot, ses lignes seront annulées/,
    ],
    ['promotion_not_running', 'en', /^The promotion is no longer running: once this batch starts/],
  ] as const)('MONEY-2: a held batch that %s stops says so in %s', async (stop, locale, words) => {
    await renderDispatch(heldDispatch('7', soon(50), { stop }), {}, { locale });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('timer')).toBeTruthy();
  });

  test('PROMO-22: who may only look has no actions and no Undo', async () => {
    await renderDispatch(
      heldDispatch('7', soon(50)),
      {},
      { abilities: ['viewPromotions', 'viewRedemptions'] },
    );
    expect(await screen.findByRole('timer')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull();
  });

  test('in French too', async () => {
    await renderDispatch(
      dispatch('7', { progress: progress({ done: 38, failed: 2 }) }),
      {},
      { locale: 'fr' },
    );
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
    await renderDispatch(heldDispatch('7', soon(58)));
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
    expect(screen.getByText('It starts now.')).toBeTruthy();
  });

  test('it is looked at every two seconds, and no more once it is done; its lines follow', async () => {
    let now: object = dispatch('7', {
      state: 'released',
      finishedAt: null,
      progress: progress({ notify: 40 }),
    });
    const { calls } = await renderDispatch(now, { DispatchLook: () => ({ data: { dispatch: now } }) });
    const callCount = (name: string) => calls.filter((call) => call.name === name).length;
    await screen.findByText('order-1');
    await waitFor(() => expect(callCount('DispatchLook')).toBe(1));
    const linesBefore = callCount('DispatchLines');
    now = dispatch('7', { progress: progress({ done: 40 }) });
    act(() => void vi.advanceTimersByTime(2000));
    expect(await screen.findByText(/^Finished on/)).toBeTruthy();
    await waitFor(() => expect(callCount('DispatchLines')).toBe(linesBefore + 1));
    const polls = callCount('DispatchLook');
    act(() => void vi.advanceTimersByTime(20_000));
    expect(callCount('DispatchLook')).toBe(polls);
  });

  test('a page that is not seen asks nothing; seen again it asks at once', async () => {
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { calls } = await renderDispatch(heldDispatch('7', soon(600)));
    await screen.findByText('order-1');
    const polls = () => calls.filter(({ name }) => name === 'DispatchLook').length;
    await waitFor(() => expect(polls()).toBe(1));
    act(() => void vi.advanceTimersByTime(10_000));
    expect(polls()).toBe(1);
    seen.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(polls()).toBe(2));
  });
});
