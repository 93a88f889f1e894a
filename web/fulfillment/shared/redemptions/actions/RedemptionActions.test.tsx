import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  ACTION_REASONS,
  REDEMPTION_ACTIONS,
} from '../../../../../schema/fulfillment/redemptions/redemptionActions.ts';
import {
  actionStates,
  changedData,
  effectsData,
  redemptionData,
} from '../../../../testing/data/redemptionData.ts';
import {
  type Answers,
  type Call,
  renderScreen,
  type ScreenOptions,
} from '../../../../testing/renderScreen.tsx';
import { RedemptionActions } from './RedemptionActions.tsx';

const show = (over: object = {}, answers: Answers = {}, options: Partial<ScreenOptions> = {}) =>
  renderScreen(<RedemptionActions redemption={redemptionData(over) as never} />, { answers, ...options });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const inputs = (calls: readonly Call[], name: string) =>
  calls
    .filter((call) => call.name === name)
    .map(({ variables }) => variables.input as Record<string, unknown>);
const isTry = (variables: object) => (variables as { input: { dryRun: boolean } }).input.dryRun;
const effects = effectsData('refund', ['delivered', 'unallocated']);
const refunded = () => ({
  data: {
    refundRedemption: {
      __typename: 'RefundRedemptionSuccess',
      effects,
      redemption: changedData({ state: 'refunded' }),
    },
  },
});
const refused = (code: string, message: string) => ({
  data: { refundRedemption: { __typename: 'Refused', code, message } },
});
const confirmIn = async (name: string) => {
  const dialog = await screen.findByRole('alertdialog');
  const button = () => within(dialog).getByRole('button', { name }) as HTMLButtonElement;
  await waitFor(() => expect(button().disabled).toBe(false));
  fireEvent.click(button());
};

describe('the panel', () => {
  test('the likeliest actions are buttons, and what is refused says why in a sentence', async () => {
    await show({
      actions: actionStates({
        retry: ['wrong_state'],
        reset: ['wrong_state'],
        cancel: ['wrong_state'],
        redemption_link: ['wrong_state'],
        resend_activation_notification: ['has_success_channel'],
        refund: ['missing_ability', 'refundRedemptions'],
      }),
    });
    for (const name of ['Resend reward', 'Replace'])
      expect(await screen.findByRole('button', { name })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
    const list = screen.getByRole('list').textContent;
    expect(list).toContain('RetryOnly a failed or pending redemption can be retried.');
    expect(list).toContain('RefundYou need the ability “Refund redemptions”: ask someone who has it.');
    expect(list).toContain('resend the reward instead');
  });

  test('a booked redemption that nothing ends by itself says so, and leads to its batch', async () => {
    const first = await show({ state: 'booked' });
    expect(await screen.findByText('Booked until its link is used')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the batch' }).getAttribute('href')).toContain('/batch/31');
    expect(screen.getByText(/^Its money stays reserved: the promotion sets no end\./)).toBeTruthy();
    expect(screen.queryByText(/handed out/)).toBeNull();
    first.view.unmount();
    const later = { ...redemptionData().promotionSummary, redemptionExpirationDelay: 30 };
    const second = await show({ state: 'booked', promotionSummary: later });
    expect(
      await screen.findByText(/^Its money stays reserved: its end is set when its link is handed out/),
    ).toBeTruthy();
    expect(screen.queryByText(/sets no end/)).toBeNull();
    second.view.unmount();
    for (const ending of [
      { expiresAt: '2026-12-01T00:00:00Z' },
      { promotionSummary: { ...redemptionData().promotionSummary, autoCancelCode: true } },
      { state: 'pending' },
    ]) {
      const rendered = await show({ state: 'booked', ...ending });
      expect(screen.queryByText('Booked until its link is used')).toBeNull();
      rendered.view.unmount();
    }
  });
  test.each(['en', 'fr'] as const)('every reason against every action has words in %s', async (locale) => {
    for (const reason of ACTION_REASONS) {
      const all = Object.fromEntries(
        REDEMPTION_ACTIONS.map((name) => [name, [reason, 'x'] as [string, string]]),
      );
      const {
        view: { unmount },
      } = await show({ actions: actionStates(all) }, {}, { locale });
      const { textContent } = await screen.findByRole('list');
      expect([reason, textContent]).toEqual([reason, expect.not.stringMatching(/reason\.|action\.|_/)]);
      unmount();
    }
  });
});

describe('REDDLG-6, REDDLG-12, REDDLG-13, REDDLG-14, REDDLG-15, REDDLG-16, REDDLG-17, REDDLG-18, REDDLG-19: a refund', () => {
  test('shows which money goes where before it is made, once a key', async () => {
    const { calls } = await show({}, { RedemptionActionsRefund: refunded });
    await press('Refund');
    expect(
      await screen.findByText('The code is canceled first. Then the money returns to where it came from.'),
    ).toBeTruthy();
    await confirmIn('Refund');
    expect(await screen.findByText('The redemption is refunded')).toBeTruthy();
    const [tried, committed] = inputs(calls, 'RedemptionActionsRefund');
    expect(tried).toMatchObject({ id: '11', dryRun: true, forceCodeCancel: false });
    expect(committed).toMatchObject({ dryRun: false, idempotencyKey: tried?.idempotencyKey });
  });

  test('REDDLG-12, REDDLG-13: whose redemption is not refunded afterwards says so, and never that it is', async () => {
    const still = () => ({
      data: {
        refundRedemption: {
          ...refunded().data.refundRedemption,
          redemption: changedData({ state: 'redeemed' }),
        },
      },
    });
    await show({}, { RedemptionActionsRefund: still });
    await press('Refund');
    await confirmIn('Refund');
    expect(await screen.findByText('An error occured while canceling the code.')).toBeTruthy();
    expect(screen.queryByText('The redemption is refunded')).toBeNull();
  });

  test('REDDLG-14, REDDLG-15, REDDLG-18: of a code that nobody cancels warns, asks why, and can end as a block', async () => {
    const { calls } = await show(
      { cancelable: false },
      {
        RedemptionActionsRefund: refunded,
        RedemptionActionsBlock: () => ({
          data: {
            blockRedemption: {
              __typename: 'BlockRedemptionSuccess',
              effects: { ...effects, postings: [] },
              redemption: changedData({ state: 'blocked' }),
            },
          },
        }),
      },
    );
    await press('Refund');
    const dialog = await screen.findByRole('alertdialog');
    expect(
      within(dialog).getByText(
        'The code will not be cancelled and may still be used. You can refund the redemption or block it.',
      ),
    ).toBeTruthy();
    const why = await within(dialog).findByRole('textbox', { name: /Why the refund is forced/ });
    expect((within(dialog).getByRole('button', { name: 'Refund' }) as HTMLButtonElement).disabled).toBe(true);
    fireEvent.change(why, { target: { value: 'Closed' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Block' }));
    // The reason that was entered is lost by it.
    await press('Discard');
    await confirmIn('Block');
    expect(await screen.findByText('The redemption is blocked')).toBeTruthy();
    expect(inputs(calls, 'RedemptionActionsRefund').every(({ dryRun }) => dryRun)).toBe(true);
  });

  test.each([
    [true, /^The order of the goods is canceled first\./],
    [false, /^The goods are already shipped and will not be called back\./],
  ])('REDDLG-14: of goods says what becomes of them (cancelable: %s)', async (cancelable, words) => {
    const goods = { needsAddress: true, cancelable, usages: ['tracking'] };
    await show(goods, { RedemptionActionsRefund: refunded });
    await press('Refund');
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test.each(['cancel_failed', 'not_cancelable'])(
    'REDDLG-7, REDDLG-13, REDDLG-16, REDDLG-17: whose code could not be cancelled (%s) is forced with a reason',
    async (code) => {
      const { calls } = await show(
        {},
        {
          RedemptionActionsRefund: (variables) =>
            isTry(variables) ||
            (variables as unknown as { input: { forceCodeCancel: boolean } }).input.forceCodeCancel
              ? refunded()
              : refused(code, 'An error occured while canceling the code.'),
        },
      );
      await press('Refund');
      await confirmIn('Refund');
      expect(await screen.findByText('An error occured while canceling the code.')).toBeTruthy();
      fireEvent.change(await screen.findByRole('textbox', { name: /Why the refund is forced/ }), {
        target: { value: ' The shop closed ' },
      });
      await confirmIn('Refund anyway');
      expect(await screen.findByText('The redemption is refunded')).toBeTruthy();
      expect(inputs(calls, 'RedemptionActionsRefund').at(-1)).toMatchObject({
        forceCodeCancel: true,
        reason: 'The shop closed',
        dryRun: false,
      });
    },
  );

  test('REDDLG-17: who may not force refunds is told whom to ask, and may block', async () => {
    const actions = actionStates({ force_refund: ['missing_ability', 'forceRefundRedemptions'] });
    await show(
      { actions },
      {
        RedemptionActionsRefund: (variables) =>
          isTry(variables)
            ? refunded()
            : refused('cancel_failed', 'An error occured while canceling the code.'),
      },
    );
    await press('Refund');
    await confirmIn('Refund');
    expect(await screen.findByText(/ask someone who may force refunds/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Refund anyway' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Block' })).toBeTruthy();
  });
});
