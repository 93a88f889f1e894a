import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { redemptionData } from '../../../../testing/data/redemptionData.ts';
import { type Answers, type Call, renderScreen } from '../../../../testing/renderScreen.tsx';
import { RedemptionEdit } from './RedemptionEdit.tsx';

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const inputs = (calls: readonly Call[], name: string) =>
  calls.filter((call) => call.name === name).map(({ variables }) => variables.input);

describe('the recipient and the address', () => {
  const edit = (action: 'set_user' | 'update_user' | 'update_address', over: object, answers: Answers) =>
    renderScreen(<RedemptionEdit redemption={redemptionData(over) as never} action={action} />, { answers });

  test('REDDLG-10, REDDLG-27: the e-mail of somebody known by it is locked; names are saved with the version', async () => {
    const { calls } = await edit(
      'update_user',
      {},
      {
        UserInfoDialogSave: () => ({
          data: {
            updateRedemptionUser: {
              __typename: 'UpdateRedemptionUserSuccess',
              user: { ...redemptionData().user, firstName: 'Rosalie', version: 3 },
            },
          },
        }),
      },
    );
    await press('Edit recipient');
    const dialog = await screen.findByRole('dialog');
    expect((within(dialog).getByRole('textbox', { name: /E-mail/ }) as HTMLInputElement).readOnly).toBe(true);
    fireEvent.change(within(dialog).getByRole('textbox', { name: /First name/ }), {
      target: { value: 'Rosalie' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The recipient is saved')).toBeTruthy();
    expect(inputs(calls, 'UserInfoDialogSave')).toEqual([{ id: '5', version: 2, firstName: 'Rosalie' }]);
  });

  test('REDDLG-26: somebody known by account keeps an e-mail or a phone number; that one is missing is said once', async () => {
    const { calls } = await edit(
      'update_user',
      { user: { ...redemptionData().user, provider: 'account' } },
      {},
    );
    await press('Edit recipient');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByRole('textbox', { name: /E-mail/ }), { target: { value: '' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findAllByText('Enter an e-mail address or a phone number')).toHaveLength(1);
    expect(calls).toEqual([]);
  });

  test('REDDLG-9, REDDLG-25: a recipient is asked for by phone number where the promotion writes SMS', async () => {
    const promotionSummary = {
      ...redemptionData().promotionSummary,
      activationNotificationChannels: ['sms'],
      notificationChannels: ['sms'],
    };
    await edit('set_user', { user: null, promotionSummary }, {});
    await press('Assign a recipient');
    expect(await screen.findByRole('textbox', { name: /Phone number/ })).toBeTruthy();
  });

  test('REDDLG-8, REDDLG-20, REDDLG-21, REDDLG-22, REDDLG-23: line 1, zipcode, city and country are required', async () => {
    const { calls } = await edit(
      'update_address',
      { needsAddress: true },
      { AddressDialog: () => ({ data: { promotion: null } }) },
    );
    await press('Edit address');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByRole('textbox', { name: /State/ }), { target: { value: 'Paris' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(within(dialog).getAllByText('This field is required')).toHaveLength(4));
    expect(inputs(calls, 'AddressDialogSave')).toEqual([]);
  });

  test('REDDLG-21: the countries that its promotion serves are offered alone, and the one where it goes now', async () => {
    const served = (codes: string[]) => ({
      AddressDialog: () => ({
        data: {
          promotion: {
            __typename: 'Promotion',
            id: '3',
            restrictions: {
              __typename: 'PromotionRestrictions',
              countries: codes.map((code) => ({ __typename: 'Country', code })),
            },
          },
        },
      }),
    });
    const address = {
      __typename: 'ShippingAddress',
      name: 'Rosa Luz',
      line1: '1 rue X',
      line2: null,
      line3: null,
      line4: null,
      zipcode: '1000',
      city: 'Gent',
      state: null,
      country: 'NL',
    };
    const { view } = await edit('update_address', { needsAddress: true, address }, served(['FR', 'BE']));
    // Options of the native select behind the control: three hundred of them are slow to render and to query.
    const offered = () =>
      Array.from(screen.getByRole('dialog').querySelectorAll('option'))
        .map(({ textContent }) => textContent)
        .filter((text) => text?.trim());
    await press('Edit address');
    await waitFor(() => expect(offered()).toEqual(['Belgium', 'France', 'Netherlands']));
    view.unmount();
    await edit('update_address', { needsAddress: true }, served([]));
    await press('Edit address');
    await waitFor(() => expect(offered().length).toBeGreaterThan(200));
  });
});
