import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draft } from '../../testing/data/wizardData.ts';
import { press, type, value } from '../../testing/formActs.ts';
import { type Call, renderScreen } from '../../testing/renderScreen.tsx';
import { inputOf, name, respond, saved, saves, show } from '../../testing/renderWizardSettings.tsx';
import { SAVE_AFTER_MS } from './useDraftSaving.ts';
import { WizardSettingsScreen } from './WizardSettingsScreen.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.useRealTimers());

const typing = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });

describe('the draft', () => {
  it('WIZSET-3, WIZ-15: is saved a second after the last key, as what changed since it was read', async () => {
    const { calls } = await show();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const text of ['W', 'Wi', 'Winter']) {
      typing(text);
      await act(() => vi.advanceTimersByTimeAsync(SAVE_AFTER_MS - 100));
    }
    expect(saves(calls)).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(saves(calls).map(inputOf)).toEqual([
      { advertiserId: '1', version: 4, settings: { name: 'Winter' } },
    ]);
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(screen.getByText('Draft saved')).toBeTruthy();
    typing('Winter 2');
    await act(() => vi.advanceTimersByTimeAsync(SAVE_AFTER_MS + 100));
    expect(saves(calls).map(inputOf)[1]?.version).toBe(5);
  });

  it('keeps what is typed while a save is on its way', async () => {
    let answer: (value: ReturnType<typeof saved>) => void = () => undefined;
    const { calls } = await show({
      WizardFrameSave: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    typing('First');
    await waitFor(() => expect(saves(calls)).toHaveLength(1), { timeout: 3000 });
    typing('Second');
    await act(async () => answer(saved({ version: 5, settings: { name: 'First' } })));
    expect(value(name)).toBe('Second');
    await waitFor(() => expect(saves(calls)).toHaveLength(2), { timeout: 3000 });
    expect(inputOf(saves(calls)[1] as Call)).toMatchObject({ version: 5, settings: { name: 'Second' } });
  });

  it('WIZSET-25: what no draft can keep stays as it is typed, and through a reload', async () => {
    const { calls, view } = await show({}, { settings: { redemptionExpirationDelay: 12 } });
    type(/Redemption expiration delay/, '12x');
    typing('Winter');
    await waitFor(() => expect(saves(calls)).toHaveLength(1), { timeout: 3000 });
    await act(async () => undefined);
    expect(saves(calls).map((call) => inputOf(call).settings)).toEqual([{ name: 'Winter' }]);
    expect(value(/Redemption expiration delay/)).toBe('12x');
    expect(await screen.findByText('Not saved yet')).toBeTruthy();
    view.unmount();
    await show({}, { settings: { redemptionExpirationDelay: 12, name: 'Winter' }, version: 5 });
    await waitFor(() => expect(value(/Redemption expiration delay/)).toBe('12x'));
    expect(value(name)).toBe('Winter');
  });

  it('API-7: another tab’s changes of other fields stay beside those of this one', async () => {
    let times = 0;
    const theirs = draft({ version: 9, settings: { uiId: 'from-there' } });
    const { calls } = await show({
      WizardFrameSave: () => {
        times += 1;
        if (times === 1)
          return { data: { savePromotionDraft: { __typename: 'StalePromotionDraft', current: theirs } } };
        return saved({ version: 10, settings: { uiId: 'from-there', name: 'Mine' } });
      },
    });
    typing('Mine');
    await waitFor(() => expect(saves(calls)).toHaveLength(2), { timeout: 3000 });
    expect(
      saves(calls)
        .map(inputOf)
        .map(({ version }) => version),
    ).toEqual([4, 9]);
    await waitFor(() => expect(value(/Domain name/)).toBe('from-there'));
    expect(value(name)).toBe('Mine');
  });

  it('API-7: a field that both tabs changed is the person’s to decide', async () => {
    let times = 0;
    const theirs = draft({ version: 9, settings: { name: 'Theirs' } });
    const { calls } = await show({
      WizardFrameSave: () => {
        times += 1;
        if (times === 1)
          return { data: { savePromotionDraft: { __typename: 'StalePromotionDraft', current: theirs } } };
        return saved({ version: 10, settings: { name: 'Mine' } });
      },
    });
    typing('Mine');
    await screen.findByRole('cell', { name: 'Theirs' }, { timeout: 3000 });
    // It may be screens above the current input.
    const notice = screen.getByRole('cell', { name: 'Theirs' }).closest('[role=status]');
    await waitFor(() => expect(document.activeElement).toBe(notice));
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Mine', 'Theirs']);
    expect(saves(calls)).toHaveLength(1);
    expect(screen.getByText('You changed this in another tab')).toBeTruthy();
    press('Keep this tab’s');
    await waitFor(() => expect(saves(calls)).toHaveLength(2));
    expect(inputOf(saves(calls)[1] as Call)).toMatchObject({ version: 9, settings: { name: 'Mine' } });
  });

  it('API-7: the start that nobody chose is no conflict between two tabs that begin a draft', async () => {
    const start = '2026-12-01T09:00:00.000Z';
    const theirs = draft({ version: 1, settings: { startsAt: '2026-12-01T09:00:07.000Z' } });
    const { calls } = await show(
      {
        WizardFrameSave: (variables) =>
          (variables as unknown as { input: { version: number } }).input.version === 0
            ? { data: { savePromotionDraft: { __typename: 'StalePromotionDraft', current: theirs } } }
            : saved({ version: 2, settings: { ...theirs.settings, name: 'Mine' } }),
      },
      { version: 0, settings: { startsAt: start } },
    );
    typing('Mine');
    await screen.findByText('Draft saved', {}, { timeout: 3000 });
    expect(saves(calls).map((call) => inputOf(call).settings)).toEqual([
      { startsAt: start, name: 'Mine' },
      { name: 'Mine' },
    ]);
    expect(screen.queryByText('You changed this in another tab')).toBeNull();
  });

  it('begun anew while two tabs differ, leaves nothing to take up', async () => {
    const theirs = draft({ version: 9, settings: { name: 'Theirs' } });
    await show({
      WizardFrameSave: () => ({
        data: { savePromotionDraft: { __typename: 'StalePromotionDraft', current: theirs } },
      }),
      WizardFrameDelete: () => ({
        data: {
          deletePromotionDraft: {
            __typename: 'DeletePromotionDraftSuccess',
            draft: draft({ version: 0, skus: [], experienceId: null, page: 'experience' }),
          },
        },
      }),
    });
    typing('Mine');
    await screen.findByRole('cell', { name: 'Theirs' }, { timeout: 3000 });
    let storageKeys: string[] | null = null;
    const look = () => {
      storageKeys = Object.keys(sessionStorage).filter((key) => key.includes('promotion'));
    };
    addEventListener('hashchange', look, { once: true });
    press('Start over');
    fireEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Start over' }),
    );
    await waitFor(() => expect(storageKeys).toEqual([]));
  });

  const conflict = () => ({
    data: {
      deletePromotionDraft: {
        __typename: 'StalePromotionDraft',
        current: draft({ version: 10, settings: { name: 'Theirs' } }),
      },
    },
  });
  async function startOver() {
    press('Start over');
    fireEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Start over' }),
    );
    return within(await screen.findByRole('dialog', { name: 'You changed this in another tab' }));
  }

  it('begun anew while another tab has changed it, says so and loads the newest', async () => {
    const { calls } = await show({ WizardFrameDelete: conflict });
    const question = await startOver();
    const [first] = question.getAllByRole('button', { name: /draft|over/ });
    expect(first?.textContent).toBe('Load the newest draft');
    fireEvent.click(question.getByRole('button', { name: 'Load the newest draft' }));
    await waitFor(() => expect(value(name)).toBe('Theirs'));
    expect(calls.filter((call) => call.name === 'WizardFrameDelete')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('begun anew all the same, discards the version that the other tab has saved', async () => {
    const { calls } = await show({ WizardFrameDelete: conflict });
    const question = await startOver();
    fireEvent.click(question.getByRole('button', { name: 'Start over all the same' }));
    const versions = () =>
      calls
        .filter((call) => call.name === 'WizardFrameDelete')
        .map(({ variables }) => (variables.input as { version: number }).version);
    await waitFor(() => expect(versions()).toEqual([4, 10]));
  });

  it('stays in the browser while it cannot be saved, and is taken up again', async () => {
    const failing = { WizardFrameSave: () => Promise.reject(new Error('no network')) };
    const { view } = await show(failing);
    typing('Kept here');
    await screen.findByText(/could not be saved/, {}, { timeout: 3000 });
    view.unmount();
    const { calls } = await show();
    await waitFor(() => expect(value(name)).toBe('Kept here'));
    await waitFor(() => expect(saves(calls)).toHaveLength(1), { timeout: 3000 });
    expect(inputOf(saves(calls)[0] as Call).settings).toEqual({ name: 'Kept here' });
  });
});

describe('the gate', () => {
  it('WIZ-9: leads to the experiences where the draft’s is not offered here any more', async () => {
    await renderScreen(<WizardSettingsScreen advertiserId="1" />, {
      answers: { ...respond({ experienceId: '8' }) },
      url: '/advertiser/1/promotion/create/settings',
    });
    await waitFor(() => expect(location.hash).toBe('#/advertiser/1/promotion/create/experience'));
  });

  it('WIZ-9: leads to the rewards while none is chosen', async () => {
    await renderScreen(<WizardSettingsScreen advertiserId="1" />, {
      answers: { ...respond({ skus: [] }) },
      url: '/advertiser/1/promotion/create/settings',
    });
    await waitFor(() => expect(location.hash).toBe('#/advertiser/1/promotion/create/reward'));
  });

  it('WIZ-2, WIZ-3: marks what is done', async () => {
    await show();
    const described = screen
      .getAllByRole('button', { name: /Experience|Rewards|Settings/ })
      .map((button) => [button.textContent, button.getAttribute('aria-describedby') !== null]);
    expect(described.slice(0, 3)).toEqual([
      ['1Experience', true],
      ['2Rewards', true],
      ['3Settings', false],
    ]);
  });
});
