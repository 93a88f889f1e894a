import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DELIVERY_REASONS, LINE_REASONS, LINE_STAGES } from '../../../schema/foundation/transitions.ts';
import { bouncedLine, delivery, dispatch, line, linesOf } from '../../testing/data/dispatchData.ts';
import { type Answers, renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { DispatchScreen } from './DispatchScreen.tsx';

const URL = '/advertiser/1/promotion/3/batch/7';

const show = (lines: readonly object[], answers: Answers = {}, over: Partial<ScreenOptions> = {}) =>
  renderScreen(<DispatchScreen advertiserId="1" promotionId="3" dispatchId="7" />, {
    answers: {
      DispatchScreen: () => ({ data: { dispatch: dispatch('7') } }),
      DispatchLines: () => linesOf('7', lines),
      ...answers,
    },
    url: URL,
    ...over,
  });

/** Variables of the last query of the lines. */
const lastAsked = (calls: readonly { name: string; variables: object }[]) =>
  calls.filter(({ name }) => name === 'DispatchLines').at(-1)?.variables;

describe('the list', () => {
  test('a line tells recipient, reward, stage, redemption and message, and of a code its last four characters', async () => {
    const reward = delivery('2', { kind: 'reward' });
    await show([line('1'), line('2', { state: 'redeemed', last4: 'K7QX', delivery: reward })]);
    const table = await screen.findByRole('table', { name: 'Lines' });
    await within(table).findByText('order-2');
    const [, first, second] = within(table).getAllByRole('row');
    expect(first?.textContent).toContain('Rosa Luz');
    expect(first?.textContent).toContain('r1@x.example');
    expect(first?.textContent).toContain('E-mail sent');
    expect(first?.textContent).not.toContain('…');
    expect(second?.textContent).toContain('Redeemed');
    expect(second?.textContent).toContain('…K7QX');
  });

  test('lines without recipients are shown as such', async () => {
    await show([line('1', { recipient: null, delivery: null })]);
    const row = (await screen.findByText('order-1')).closest('tr');
    expect(row?.textContent).toContain('Recipient–');
    expect(row?.textContent).toContain('Message–');
  });

  test('a hundred thousand lines come page by page, and the filters of the address are asked for', async () => {
    const { calls } = await show(
      [line('1')],
      {
        DispatchLines: () => linesOf('7', [line('1')], 100_000),
      },
      { url: `${URL}?stage=failed&state=pending&failed=true&search=rosa&page=3` },
    );
    await screen.findByText('order-1');
    expect(lastAsked(calls)).toEqual({
      id: '7',
      filter: { search: 'rosa', stages: ['failed'], states: ['pending'], failed: true },
      page: { number: 3, size: 20 },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() =>
      expect(lastAsked(calls)).toEqual({ id: '7', filter: {}, page: { number: 1, size: 20 } }),
    );
  });

  test('an order ID is searched for as it is typed', async () => {
    const { calls } = await show([line('1')]);
    await screen.findByText('order-1');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Order ID or address' }), {
      target: { value: 'order-9' },
    });
    await waitFor(() => expect(lastAsked(calls)).toMatchObject({ filter: { search: 'order-9' } }));
    expect(location.hash).toContain('search=order-9');
  });

  test('every stage has words in the filter', async () => {
    await show([line('1')]);
    await screen.findByText('order-1');
    fireEvent.click(screen.getByRole('button', { name: /Stage/ }));
    const options = await screen.findAllByRole('option');
    expect(options).toHaveLength(LINE_STAGES.length + 1);
    for (const { textContent } of options) expect(textContent).not.toMatch(/_/);
  });
});

describe('what remedies a line', () => {
  test('an address that came back is corrected, with the version that was seen, and its message goes to the new one', async () => {
    const corrected = line('1', {
      reason: 'bounced',
      remedy: 'correct_address',
      recipient: { ...(line('1').recipient as object), id: '99', email: 'rosa@x.example', version: 1 },
    });
    const { calls } = await show([bouncedLine('1')], {
      CorrectRecipientDialogSave: () => ({
        data: { correctRecipient: { __typename: 'CorrectRecipientSuccess', line: corrected } },
      }),
      LineRemedyNoticeResend: () => ({
        data: {
          resendDelivery: {
            __typename: 'ResendDeliverySuccess',
            deliveries: [{ __typename: 'Delivery', id: 'd2', state: 'queued' }],
          },
        },
      }),
    });
    expect(await screen.findByText('The message came back.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Correct the address: order-1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Correct the address' });
    const field = within(dialog).getByRole('textbox', { name: /E-mail address/ });
    fireEvent.change(field, { target: { value: 'rosa' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(
      await within(dialog).findByText('Enter an e-mail address, for example name@example.com'),
    ).toBeTruthy();
    fireEvent.change(field, { target: { value: 'rosa@x.example' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The message is sent again')).toBeTruthy();
    expect(calls.find(({ name }) => name === 'CorrectRecipientDialogSave')?.variables).toEqual({
      input: { redemptionId: '1', version: 1, email: 'rosa@x.example' },
    });
    expect(calls.find(({ name }) => name === 'LineRemedyNoticeResend')?.variables.input).toMatchObject({
      redemptionId: '1',
      event: 'activation',
      channels: ['email'],
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('an address that somebody else corrected meanwhile is shown beside one’s own', async () => {
    const theirs = bouncedLine('1', {
      recipient: { ...(line('1').recipient as object), id: '98', email: 'theirs@x.example', version: 2 },
    });
    await show([bouncedLine('1')], {
      CorrectRecipientDialogSave: () => ({
        data: { correctRecipient: { __typename: 'StaleRecipient', current: theirs } },
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Correct the address: order-1' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'mine@x.example' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('theirs@x.example')).toBeTruthy();
    expect(within(dialog).getByText('mine@x.example')).toBeTruthy();
  });

  test('a recipient who has a reward already is refused in words', async () => {
    const message = 'The recipient was given another reward of this promotion in the meantime.';
    await show([bouncedLine('1')], {
      CorrectRecipientDialogSave: () => ({
        data: { correctRecipient: { __typename: 'Refused', code: 'recipient_has_reward', message } },
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Correct the address: order-1' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'mine@x.example' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(message)).toBeTruthy();
  });

  test('a number that gets no SMS is replaced by one that does', async () => {
    const sms = line('1', {
      reason: 'sms_number',
      remedy: 'give_phone',
      recipient: {
        ...(line('1').recipient as object),
        provider: 'mobile',
        email: null,
        phoneNumber: '+33100000000',
      },
      delivery: delivery('1', { channel: 'sms', state: 'failed', reason: 'sms_number', sentAt: null }),
    });
    const { calls } = await show([sms], {
      CorrectRecipientDialogSave: () => ({
        data: { correctRecipient: { __typename: 'Refused', code: 'x', message: 'Not now.' } },
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Correct the number: order-1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Correct the number' });
    fireEvent.change(within(dialog).getByRole('textbox', { name: /Phone number/ }), {
      target: { value: '+33612345678' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByText('Not now.');
    expect(calls.find(({ name }) => name === 'CorrectRecipientDialogSave')?.variables).toEqual({
      input: { redemptionId: '1', version: 1, phoneNumber: '+33612345678' },
    });
  });

  test('a reward whose message failed for now is sent again', async () => {
    const full = line('1', {
      state: 'redeemed',
      reason: 'mailbox_full',
      remedy: 'resend',
      delivery: delivery('1', { kind: 'reward', state: 'failed', reason: 'mailbox_full', sentAt: null }),
    });
    const { calls } = await show([full], {
      LineRemedyNoticeResend: () => ({
        data: { resendDelivery: { __typename: 'ResendDeliverySuccess', deliveries: [] } },
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Send again: order-1' }));
    await screen.findByText('The message is sent again');
    expect(calls.find(({ name }) => name === 'LineRemedyNoticeResend')?.variables.input).toMatchObject({
      redemptionId: '1',
      event: 'success',
      channels: ['email'],
    });
    await waitFor(() =>
      expect(calls.filter(({ name }) => name === 'DispatchLines').length).toBeGreaterThan(1),
    );
  });

  test.each([
    ['no_code', 'retry', 'No code is left for this reward. “Retry what failed” above retries it.'],
    ['sold_out', 'retry', 'The provider refused it: sold_out. “Retry what failed” above retries it.'],
    ['provider_503', 'retry', 'The provider refused it (503). “Retry what failed” above retries it.'],
    [
      'sms_refused',
      'ask_operator',
      'The SMS service refused the message. Contact support: this is settled with the SMS service.',
    ],
    ['complained', 'none', 'The recipient reported the message as unwanted.'],
    ['maker_revoked', null, 'The person or program that created this batch is no longer allowed to.'],
    ['dispatch_canceled', null, 'The batch was canceled before this line went out.'],
  ])('%s with the remedy %s is said in words, without a button', async (reason, remedy, words) => {
    await show([line('1', { stage: 'failed', reason, remedy })]);
    const cell = (await screen.findByText('order-1')).closest('tr')?.nextElementSibling;
    expect(cell?.textContent).toBe(words);
    expect(within(cell as HTMLElement).queryByRole('button')).toBeNull();
  });

  test('who may not edit redemptions is told the reason, and has no button', async () => {
    await show([bouncedLine('1')], {}, { abilities: ['viewPromotions', 'viewRedemptions'] });
    expect(await screen.findByText('The message came back.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Correct/ })).toBeNull();
  });

  test.each(['en', 'fr'] as const)('every reason of the closed lists has words in %s', async (locale) => {
    const reasons = [...new Set([...Object.keys(DELIVERY_REASONS), ...LINE_REASONS])];
    await show(
      reasons.map((reason, at) => line(String(at + 1), { stage: 'failed', reason, remedy: 'none' })),
      {},
      { locale },
    );
    await screen.findByText('order-1');
    for (const reason of reasons)
      expect(screen.queryByText(new RegExp(`reason\\.|: ${reason}\\.`))).toBeNull();
  });
});
