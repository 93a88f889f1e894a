import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DELIVERY_REASONS } from '../../../../schema/foundation/transitions.ts';
import { redemptionData } from '../../../testing/data/redemptionData.ts';
import { type Answers, renderScreen, type ScreenOptions } from '../../../testing/renderScreen.tsx';
import { RedemptionActions } from './actions/RedemptionActions.tsx';
import { REMEDY_ACTIONS } from './RemedyNotice.tsx';

const show = (over: object = {}, answers: Answers = {}, options: Partial<ScreenOptions> = {}) =>
  renderScreen(<RedemptionActions redemption={redemptionData(over) as never} />, { answers, ...options });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

test('REDDLG-5, RED-52: a message is sent again by the channels that reach the recipient', async () => {
  const { calls } = await show(
    {},
    {
      NotifyDialogSend: () => ({
        data: { resendDelivery: { __typename: 'ResendDeliverySuccess', deliveries: [] } },
      }),
    },
  );
  await press('Resend reward');
  expect(await screen.findByRole('checkbox', { name: 'E-mail to rosa@x.example' })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /SMS/ })).toBeNull();
  await press('Send');
  expect(await screen.findByText('The message is on its way')).toBeTruthy();
  const [tried, sent] = calls.filter(({ name }) => name === 'NotifyDialogSend');
  expect(tried?.variables.input).toMatchObject({ dryRun: true });
  expect(sent?.variables.input).toMatchObject({
    redemptionId: '11',
    event: 'success',
    channels: ['email'],
  });
});

test('a message that cannot be written is refused before it is offered', async () => {
  const message = 'The message uses the recipient’s name, which is not known: enter it first.';
  await show(
    {},
    {
      NotifyDialogSend: () => ({
        data: { resendDelivery: { __typename: 'Refused', code: 'no_name', message } },
      }),
    },
  );
  await press('Resend reward');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send' }).hasAttribute('disabled')).toBe(true);
});

describe('the last message that did not arrive', () => {
  const failed = (reason: string, isReaddressed = false) => ({
    deliveries: [
      {
        __typename: 'Delivery',
        id: 'd',
        kind: 'reward',
        channel: 'email',
        state: 'failed',
        reason,
        sentAt: null,
        attempts: 1,
        isReaddressed,
      },
    ],
  });
  test('a full mailbox is remedied by sending again, a wrong address by correcting it', async () => {
    const {
      view: { unmount },
    } = await show(failed('mailbox_full'));
    expect(await screen.findByText('The mailbox is full. Send it again.')).toBeTruthy();
    unmount();
    await show(failed('bounced'));
    await press('Correct the address');
    expect(await screen.findByRole('dialog', { name: 'Correct the address of redemption 11' })).toBeTruthy();
  });

  test.each(['bounced', 'unknown_address', 'no_address', 'sms_number'])(
    'once the recipient has another address, what did not arrive (%s) is sent there',
    async (reason) => {
      await show(failed(reason, true));
      expect(await screen.findByText(/The recipient has a new address: send it again\.$/)).toBeTruthy();
      const notice = screen.getByText(/has a new address/).closest('[role=status]') as HTMLElement;
      fireEvent.click(within(notice).getByRole('button', { name: 'Resend reward' }));
      expect(await screen.findByRole('dialog', { name: /^Resend/ })).toBeTruthy();
    },
  );

  test('nothing remedies it once the redemption is over', async () => {
    await show({ ...failed('name_missing'), state: 'refunded' });
    expect(await screen.findByText('Actions')).toBeTruthy();
    expect(screen.queryByText(/did not arrive/)).toBeNull();
  });

  test('another address remedies neither a complaint nor a full mailbox', async () => {
    await show(failed('complained', true));
    expect(await screen.findByText(/Do not send it again/)).toBeTruthy();
  });

  test.each(['en', 'fr'] as const)('every reason says in %s what remedies it', async (locale) => {
    for (const reason of Object.keys(DELIVERY_REASONS)) {
      const {
        view: { unmount },
      } = await show(failed(reason), {}, { locale });
      const { textContent } = (await screen.findAllByRole('status')).find(
        (one) => one.textContent,
      ) as HTMLElement;
      expect([reason, textContent]).toEqual([
        reason,
        expect.not.stringMatching(/reason\.|remedy\.|undelivered|_/),
      ]);
      unmount();
    }
    for (const { remedy } of Object.values(DELIVERY_REASONS)) expect(REMEDY_ACTIONS[remedy]).toBeDefined();
  });
});
