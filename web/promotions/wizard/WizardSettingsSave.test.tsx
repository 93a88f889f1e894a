import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CallError } from '../../data/failures/callError.ts';
import { draft } from '../../testing/data/wizardData.ts';
import { press, type, value } from '../../testing/formActs.ts';
import { keyOutcome } from '../../testing/keyOutcome.ts';
import { type Input, inputOf, name, saved, show } from '../../testing/renderWizardSettings.tsx';

beforeEach(() => sessionStorage.clear());

describe('Save', () => {
  const create = () => ({
    data: {
      createPromotion: {
        __typename: 'CreatePromotionSuccess',
        promotion: { __typename: 'Promotion', id: '55', name: 'Winter', state: 'ready', version: 1 },
      },
    },
  });

  it('WIZ-10, WIZ-11, WIZ-30, WIZSET-4: creates the promotion once, of the draft as it is kept, and goes to its page', async () => {
    const { calls } = await show({ WizardSettingsScreenCreate: create });
    type(name, 'Winter');
    type(/Default landing page/, 'shop.example');
    press('Save');
    await waitFor(() => expect(location.hash).toBe('#/advertiser/1/promotion/55?created=true'));
    const [createInput] = calls.filter((call) => call.name === 'WizardSettingsScreenCreate').map(inputOf);
    expect(createInput).toMatchObject({
      advertiserId: '1',
      idempotencyKey: 'draft-1-5',
      fromDraft: 5,
      name: 'Winter',
      experience: { id: '1' },
      rewards: [{ sku: 'AAA-1' }, { sku: 'AAA-2' }],
      endsAt: null,
      restrictions: { countries: ['FR', 'US'], languages: ['en'] },
      flowSettings: { multipleRewards: false, displayCode: true },
      landingPages: { defaultUrl: 'shop.example' },
    });
    expect(createInput).not.toHaveProperty('ongoing');
  });

  it('API-7: what another tab saved meanwhile is looked at before it becomes a promotion', async () => {
    const theirs = draft({ version: 9, settings: { uiId: 'from-there' } });
    const { calls } = await show({
      WizardFrameSave: (variables) => {
        const { version } = (variables as unknown as { input: Input }).input;
        if (version === 4)
          return { data: { savePromotionDraft: { __typename: 'StalePromotionDraft', current: theirs } } };
        return saved({ version: 10, settings: { uiId: 'from-there', name: 'Winter' } });
      },
      WizardSettingsScreenCreate: create,
    });
    type(name, 'Winter');
    press('Save');
    await screen.findByText('Another tab changed this draft in the meantime. Check it and save again.');
    expect(value(/Domain name/)).toBe('from-there');
    const created = () => calls.filter((call) => call.name === 'WizardSettingsScreenCreate').map(inputOf);
    expect(created()).toEqual([]);
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false),
    );
    press('Save');
    await waitFor(() => expect(created()).toMatchObject([{ uiId: 'from-there', name: 'Winter' }]));
    await waitFor(() => expect(location.hash).toContain('/promotion/55'));
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
    const failure = { status: 500, code: 'INTERNAL' };
    await show({ WizardSettingsScreenCreate: () => Promise.reject(new CallError(failure)) });
    press('Save');
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });

  it('WIZSET-60: without a connection Save says so, what was entered stays, and one press saves it afterwards', async () => {
    let isOffline = true;
    const { calls } = await show({
      WizardFrameSave: () => {
        if (isOffline) throw new CallError({ status: 0, code: 'UNREACHABLE' });
        return saved({ version: 5, settings: { name: 'Winter' } });
      },
      WizardSettingsScreenCreate: create,
    });
    type(name, 'Winter');
    press('Save');
    const dialog = within(await screen.findByRole('dialog', { name: 'No response' }));
    expect(calls.map((call) => call.name)).not.toContain('WizardSettingsScreenCreate');
    isOffline = false;
    fireEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(location.hash).toBe('#/advertiser/1/promotion/55?created=true'));
    const inputs = calls.filter((call) => call.name === 'WizardSettingsScreenCreate').map(inputOf);
    expect(inputs).toMatchObject([{ name: 'Winter', fromDraft: 5 }]);
  });

  it('MONEY-11: one without an answer asks by its key, and opens the promotion that was made', async () => {
    let lost = 0;
    await show({
      WizardSettingsScreenCreate: () => {
        lost += 1;
        if (lost === 1) throw new CallError({ status: 0, code: 'UNREACHABLE' });
        return create();
      },
      LostAnswerDialog: keyOutcome('done'),
    });
    press('Save');
    await screen.findByRole('alertdialog', { name: 'It was saved' });
    await waitFor(() => expect(location.hash).toMatch(/promotion\/\d+/));
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
