import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { press, type, value } from '../../testing/formActs.ts';
import { type Call, renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { advertiser, draft, experience } from '../../testing/wizardData.ts';
import { SAVE_AFTER_MS } from './useDraftSaving.ts';
import { WizardSettingsScreen } from './WizardSettingsScreen.tsx';

type Input = Record<string, unknown> & { version: number; settings?: Record<string, unknown> };
const inputOf = ({ variables }: Call) => variables.input as Input;

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.useRealTimers());

const saved = (different: object) => ({
  data: { savePromotionDraft: { __typename: 'SavePromotionDraftSuccess', draft: draft({ ...different }) } },
});
const answers = (kept: Record<string, unknown> = {}): ScreenOptions['answers'] => ({
  WizardSettingsScreen: () => ({
    data: {
      advertiser: advertiser(),
      experiences: [experience('1')],
      build: { __typename: 'Build', portalSuffix: '.rewards.example' },
      promotionDraft: draft(kept),
    },
  }),
  PromotionPortal: () => ({ data: { isPortalDomainTaken: false } }),
  WizardFrameSave: (variables) => {
    const input = (variables as unknown as { input: Input }).input;
    return saved({ version: input.version + 1, settings: input.settings ?? {}, page: 'settings' });
  },
});

async function show(over: ScreenOptions['answers'] = {}, kept: Record<string, unknown> = {}) {
  const view = await renderScreen(<WizardSettingsScreen advertiserId="1" />, {
    answers: { ...answers(kept), ...over },
    url: '/advertiser/1/promotion/create/settings',
  });
  await screen.findByRole('heading', { name: 'Create a promotion' });
  return view;
}
const saves = (calls: readonly Call[]) => calls.filter(({ name }) => name === 'WizardFrameSave');
const name = /Promotion name/;
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
        new Promise((done) => {
          answer = done;
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
    expect(screen.getByText('Not saved yet')).toBeTruthy();
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
    await screen.findByText('Theirs', {}, { timeout: 3000 });
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Mine', 'Theirs']);
    expect(saves(calls)).toHaveLength(1);
    press('Save mine');
    await waitFor(() => expect(saves(calls)).toHaveLength(2));
    expect(inputOf(saves(calls)[1] as Call)).toMatchObject({ version: 9, settings: { name: 'Mine' } });
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

describe('Save', () => {
  const create = () => ({
    data: {
      createPromotion: {
        __typename: 'CreatePromotionSuccess',
        promotion: { __typename: 'Promotion', id: '55', name: 'Winter', version: 1 },
      },
    },
  });

  it('WIZ-10, WIZ-11, WIZ-30, WIZSET-4: creates the promotion once, of the draft as it is kept, and goes to its page', async () => {
    const { calls } = await show({ WizardSettingsScreenCreate: create });
    type(name, 'Winter');
    type(/Default landing page/, 'shop.example');
    press('Save');
    await waitFor(() => expect(location.hash).toBe('#/advertiser/1/promotion/55'));
    const [made] = calls.filter((call) => call.name === 'WizardSettingsScreenCreate').map(inputOf);
    expect(made).toMatchObject({
      ...{ advertiserId: '1', idempotencyKey: 'draft-1-5', fromDraft: true, name: 'Winter' },
      ...{ experience: { id: '1' }, rewards: [{ sku: 'AAA-1' }, { sku: 'AAA-2' }], endDatetime: null },
      restrictions: { countries: ['FR', 'US'], languages: ['en'] },
      flowSettings: { multipleRewards: false, displayCode: true },
      landingPages: { defaultUrl: 'shop.example' },
    });
    expect(made).not.toHaveProperty('ongoing');
  });

  it('WIZSET-51, WIZSET-59, WIZSET-60: a refusal stands at its field', async () => {
    await show({
      WizardSettingsScreenCreate: () => ({
        data: {
          createPromotion: {
            __typename: 'InvalidInput',
            fieldErrors: [
              { __typename: 'FieldError', field: 'uiId', rule: 'portal_domain_taken', limit: null },
            ],
          },
        },
      }),
    });
    press('Save');
    await screen.findByText('Another promotion has this domain: choose another one.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false);
  });

  it('WIZSET-59, WIZSET-60: a save that fails hides the spinner and opens the error dialog', async () => {
    await show({ WizardSettingsScreenCreate: () => Promise.reject(new Error('no network')) });
    press('Save');
    await screen.findByRole('dialog');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('leads to the rewards where one of them is no longer known', async () => {
    await show({
      WizardSettingsScreenCreate: () => ({
        data: {
          createPromotion: {
            __typename: 'InvalidInput',
            fieldErrors: [
              { __typename: 'FieldError', field: 'rewards.1.sku', rule: 'unknown_reward', limit: null },
            ],
          },
        },
      }),
    });
    press('Save');
    await waitFor(() => expect(location.hash).toBe('#/advertiser/1/promotion/create/reward'));
  });
});

describe('the gate', () => {
  it('WIZ-9: leads to the experiences where the draft’s is not offered here any more', async () => {
    await renderScreen(<WizardSettingsScreen advertiserId="1" />, {
      answers: { ...answers({ experienceId: '8' }) },
      url: '/advertiser/1/promotion/create/settings',
    });
    await waitFor(() => expect(location.hash).toBe('#/advertiser/1/promotion/create/experience'));
  });

  it('WIZ-9: leads to the rewards while none is chosen', async () => {
    await renderScreen(<WizardSettingsScreen advertiserId="1" />, {
      answers: { ...answers({ skus: [] }) },
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
