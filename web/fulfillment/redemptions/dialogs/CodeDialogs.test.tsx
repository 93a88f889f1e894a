import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Answers, renderScreen } from '../../../testing/renderScreen.tsx';
import { VoucherButton } from '../VoucherButton.tsx';
import { CardDialog } from './CardDialog.tsx';
import { CodeDialog } from './CodeDialog.tsx';
import { CodeInformationDialog } from './CodeInformationDialog.tsx';

const CODE = 'SECRET-CODE-0001';
const revealed: Answers = {
  CodeDialogReveal: () => ({
    data: {
      revealRedemptionCodes: {
        __typename: 'RevealRedemptionCodesSuccess',
        codes: [
          { __typename: 'RevealedCode', usage: 'primary', value: CODE, expiresAt: null, isDead: false },
        ],
      },
    },
  }),
};

test('RED-28: a code is shown for a reason, and is nowhere but in the window', async () => {
  const onClose = vi.fn();
  const { calls, client } = await renderScreen(<CodeDialog redemptionId="42" onClose={onClose} />, {
    answers: revealed,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Show code' }));
  expect(await screen.findByText('This field is required')).toBeTruthy();
  expect(calls).toEqual([]);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'asked on the phone' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show code' }));
  expect(await screen.findByText(CODE)).toBeTruthy();
  expect(calls).toEqual([
    { name: 'CodeDialogReveal', variables: { input: { redemptionId: '42', reason: 'asked on the phone' } } },
  ]);
  await waitFor(() => expect(JSON.stringify(client.cache.extract())).not.toContain(CODE));
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(CODE);
  expect(location.href).not.toContain(CODE);
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('RED-30: what is known of a code is told with who has read it', async () => {
  await renderScreen(<CodeInformationDialog redemptionId="42" onClose={() => undefined} />, {
    answers: {
      CodeInformationDialog: () => ({
        data: {
          redemption: {
            __typename: 'Redemption',
            id: '42',
            codeInformation: {
              __typename: 'CodeInformation',
              codes: [
                {
                  __typename: 'CodeFacts',
                  usage: 'primary',
                  lastCharacters: 'WXYZ',
                  assignedAt: '2026-11-20T10:00:00.000Z',
                  expiresAt: null,
                  canceledAt: null,
                },
              ],
              reads: [
                {
                  __typename: 'CodeReading',
                  occurredAt: '2026-11-21T10:00:00.000Z',
                  kind: 'reveal',
                  name: 'Ada',
                  reason: 'asked',
                },
              ],
              readCount: 1,
            },
          },
        },
      }),
    },
  });
  expect(await screen.findByText('•••• WXYZ')).toBeTruthy();
  expect(screen.getByText('Read once')).toBeTruthy();
  const reads = within(screen.getByRole('table', { name: 'Who has read it' }));
  for (const text of ['Viewed', 'Ada', 'asked']) expect(reads.getByText(text)).toBeTruthy();
});

const card = (different: object, errors?: { message: string; path: string[] }[]): Answers => ({
  CardDialog: () => ({
    data: {
      redemption: {
        __typename: 'Redemption',
        id: '42',
        card: {
          __typename: 'RedemptionCard',
          id: '42',
          balance: '75050',
          currency: 'EUR',
          operations: [
            {
              __typename: 'CardOperation',
              date: '2026-11-21T10:00:00.000Z',
              type: 'purchase',
              amount: '-24950',
              balance: '75050',
            },
          ],
          ...different,
        },
      },
    },
    ...(errors && { errors }),
  }),
});
const openCard = (answers: Answers) =>
  renderScreen(<CardDialog redemptionId="42" onClose={() => undefined} />, { answers });

test.each([
  ['EUR', 'Balance in Euro (EUR)€750.50', '−€249.50', '€750.50'],
  ['JPY', 'Balance in Japanese Yen (JPY)¥75,050', '−¥24,950', '¥75,050'],
])(
  'REDDLG-1, REDDLG-2, REDDLG-3, REDDLG-4: a card in %s shows its balance and operations by the decimals of the currency',
  async (currency, balance, amount, left) => {
    await openCard(card({ currency }));
    expect((await screen.findByText(/^Balance in/)).parentElement?.textContent).toBe(balance);
    const operations = within(screen.getByRole('table', { name: 'Operations' }));
    for (const header of ['When', 'Operation', 'Amount', 'Card balance'])
      expect(operations.getByRole('columnheader', { name: header })).toBeTruthy();
    expect(operations.getByText('Purchase')).toBeTruthy();
    expect(operations.getByText(amount)).toBeTruthy();
    expect(operations.getByText(left)).toBeTruthy();
  },
);

test('RED-54: a card whose provider does not answer says so and can be asked for again', async () => {
  await openCard(
    card({ balance: null, currency: null, operations: null }, [
      { message: 'Unavailable', path: ['redemption', 'card', 'balance'] },
    ]),
  );
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

test('RED-36, RED-37: a voucher that cannot be printed opens the error dialog with the words of the specification', async () => {
  await renderScreen(<VoucherButton redemptionId="42" />, {
    answers: {
      VoucherButtonCreate: () => ({
        data: {
          createVoucher: {
            __typename: 'Refused',
            code: 'not_printable',
            message: 'PDF cannot be generated for this reward.',
          },
        },
      }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
  expect(await screen.findByText('PDF cannot be generated for this reward.')).toBeTruthy();
  expect(screen.getByRole('dialog')).toBeTruthy();
});
