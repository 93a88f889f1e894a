import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draft } from '../../testing/data/wizardData.ts';
import { isDisabled, press, type, value } from '../../testing/formActs.ts';
import {
  type Input,
  inputOf,
  name,
  presentVersion,
  saved,
  saves,
  show,
} from '../../testing/renderWizardSettings.tsx';

beforeEach(() => sessionStorage.clear());

const USED = { __typename: 'Refused', code: 'draft_used', message: 'It became “Winter”.', recordId: '77' };
const staleAt = (current: object) => ({
  data: { savePromotionDraft: { __typename: 'StalePromotionDraft', current } },
});
const inputIn = (variables: unknown) =>
  (variables as { input: Input & { dryRun?: boolean; copiedFrom?: string | null } }).input;

/** The notice, with the way to the promotion and to a new draft, and nothing that cannot succeed. */
async function notice() {
  const banner = (await screen.findByText('This draft is a promotion by now')).closest('[role=status]');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.queryByText(/The draft could not be saved/)).toBeNull();
  expect(isDisabled('Save')).toBe(true);
  return within(banner as HTMLElement);
}

describe('a draft that another tab made a promotion', () => {
  it('WIZ-11: is told with the way to the promotion; a new draft takes over everything that this tab holds', async () => {
    const { calls } = await show(
      {
        WizardFrameSave: (variables) => {
          const { version, settings } = inputIn(variables);
          if (version === 0)
            return saved({ version: 20, copiedFrom: '11', settings: settings ?? {}, page: 'settings' });
          return { data: { savePromotionDraft: USED } };
        },
      },
      { copiedFrom: '11' },
    );
    type(name, 'Spring');
    press('Save');
    const banner = await notice();
    expect(banner.getByText('It became “Winter”.')).toBeTruthy();
    expect(banner.getByRole('link', { name: 'Open the promotion' }).getAttribute('href')).toBe(
      '#/advertiser/1/promotion/77',
    );
    fireEvent.click(banner.getByRole('button', { name: 'Make a new draft of this' }));
    await waitFor(() => expect(screen.queryByText('It became “Winter”.')).toBeNull());
    expect(inputOf(saves(calls).at(-1) as never)).toMatchObject({
      version: 0,
      copiedFrom: '11',
      experienceId: '1',
      skus: ['AAA-1', 'AAA-2'],
      settings: { name: 'Spring', locale: 'en' },
    });
    expect(value(name)).toBe('Spring');
    expect(isDisabled('Save')).toBe(false);
  });

  it('is told while this tab still compares both, without a choice between them', async () => {
    let isUsed = false;
    await show({
      WizardFrameSave: (variables) => {
        if (inputIn(variables).dryRun && isUsed) return { data: { savePromotionDraft: USED } };
        return staleAt(draft({ version: 9, settings: { name: 'Winter' } }));
      },
    });
    type(name, 'Spring');
    press('Save');
    await screen.findByText('You changed this in another tab');
    isUsed = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await notice();
    expect(screen.queryByText('You changed this in another tab')).toBeNull();
    expect(value(name)).toBe('Spring');
  });

  it('is told when this tab is seen again, before anything is pressed', async () => {
    await show({
      WizardFrameSave: (variables) => {
        expect(inputIn(variables)).toEqual({ advertiserId: '1', version: 4, dryRun: true });
        return { data: { savePromotionDraft: USED } };
      },
    });
    document.dispatchEvent(new Event('visibilitychange'));
    await notice();
  });

  it('nothing is saved to learn it: while the draft has the version of this tab, it is only read', async () => {
    const { calls } = await show({ WizardFrame: () => presentVersion(4) });
    const looks = () => calls.filter((call) => call.name === 'WizardFrame').length;
    // Whatever follows the first look has been asked for before the second one ends.
    for (const count of [1, 2]) {
      document.dispatchEvent(new Event('visibilitychange'));
      await waitFor(() => expect(looks()).toBe(count));
    }
    expect(saves(calls)).toEqual([]);
    expect(screen.queryByText('This draft is a promotion by now')).toBeNull();
  });

  it('a new draft that meets one that another tab began is compared with it', async () => {
    await show({
      WizardFrameSave: (variables) =>
        inputIn(variables).version === 0
          ? staleAt(draft({ version: 30, settings: { name: 'Autumn' } }))
          : { data: { savePromotionDraft: USED } },
    });
    type(name, 'Spring');
    press('Save');
    fireEvent.click((await notice()).getByRole('button', { name: 'Make a new draft of this' }));
    await screen.findByText('You changed this in another tab');
    expect(screen.getByText('Autumn')).toBeTruthy();
    expect(value(name)).toBe('Spring');
  });
});

describe('an end in the past', () => {
  const created = (state: string) =>
    vi.fn(() => ({
      data: {
        createPromotion: {
          __typename: 'CreatePromotionSuccess',
          promotion: { __typename: 'Promotion', id: '55', name: 'Winter', state, version: 1 },
        },
      },
    }));
  const ENDS = {
    settings: {
      ongoing: false,
      startsAt: '2019-01-01T08:00:00.000Z',
      endsAt: '2026-11-16T07:59:59.000Z',
    },
  };
  const creations = (calls: Awaited<ReturnType<typeof show>>['calls']) =>
    calls
      .filter((call) => call.name === 'WizardSettingsScreenCreate')
      .map((call) => (inputOf(call) as { dryRun?: boolean }).dryRun);

  it('WIZ-11: a promotion that would be over at once is created only after a question', async () => {
    const { calls } = await show({ WizardSettingsScreenCreate: created('ended') }, ENDS);
    press('Save');
    const title = 'Create Winter although its end has passed?';
    const question = within(await screen.findByRole('alertdialog', { name: title }));
    expect(creations(calls)).toEqual([true]);
    fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(creations(calls)).toEqual([true]);
    await waitFor(() => expect(isDisabled('Save')).toBe(false));
    press('Save');
    const again = within(await screen.findByRole('alertdialog', { name: title }));
    fireEvent.click(again.getByRole('button', { name: 'Create it ended' }));
    await waitFor(() => expect(location.hash).toBe('#/advertiser/1/promotion/55?created=true'));
    expect(creations(calls)).toEqual([true, true, undefined]);
  });

  it('the platform’s clock decides: where the end is to come, nothing is asked', async () => {
    const { calls } = await show({ WizardSettingsScreenCreate: created('ready') }, ENDS);
    press('Save');
    await waitFor(() => expect(location.hash).toBe('#/advertiser/1/promotion/55?created=true'));
    expect(creations(calls)).toEqual([true, undefined]);
  });
});
