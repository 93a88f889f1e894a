import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bulkAction } from '../../../../testing/data/redemptionBulkData.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { BulkProgress } from './BulkProgress.tsx';

const outcome = (name: string, reason: string | null, count: number) => ({
  __typename: 'BulkOutcomeCount' as const,
  outcome: name,
  reason,
  count,
});
const over = bulkAction({
  action: 'retry_redemptions',
  state: 'stopped',
  total: 1212,
  progress: { __typename: 'BulkProgress', open: 0, done: 5, left: 1201, failed: 4, stopped: 2 },
  outcomes: [
    outcome('left', 'wrong_state', 1200),
    outcome('failed', 'no_code', 3),
    outcome('done', null, 5),
    outcome('stopped', 'stopped_by_person', 2),
    outcome('left', 'no_user', 1),
    outcome('failed', 'provider_503', 1),
  ],
});
const row = (id: string, name: string, reason: string | null) => ({
  __typename: 'BulkActionRow',
  redemptionId: id,
  orderId: null,
  outcome: name,
  reason,
});

/** The same reason in the words for one redemption and for one line of a batch. */
const WORDS = {
  left: 'Only a failed or pending redemption can be retried.',
  stopped: 'It was not started: the bulk action was stopped.',
  failed: 'No code is left for this reward.',
};

test('BULK-1: a reason is one sentence, the same beside a count, beside a row and on the redemption itself', async () => {
  await renderScreen(
    <BulkProgress bulk={over as never} onDismiss={() => undefined} onStopped={() => undefined} />,
    {
      answers: {
        BulkRowsDialog: ({ outcome: requestedOutcome }: Record<string, 'left' | 'stopped' | 'failed'>) => {
          const reasons = { left: 'wrong_state', stopped: 'stopped_by_person', failed: 'no_code' };
          const page = {
            __typename: 'PageInfo',
            number: 1,
            size: 20,
            totalCount: 1,
            totalIsCapped: false,
            totalPages: 1,
          };
          const items = requestedOutcome ? [row('7', requestedOutcome, reasons[requestedOutcome])] : [];
          const rows = { __typename: 'BulkActionRowPage', items, page };
          return { data: { redemptionBulk: { __typename: 'BulkAction', id: '5', rows } } };
        },
      },
    },
  );
  const counts = screen.getAllByRole('list').at(-1) as HTMLElement;
  expect(
    within(counts)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    `1,200${WORDS.left}`,
    `3${WORDS.failed}`,
    `2${WORDS.stopped}`,
    '1It has no recipient, and one is assigned only before it is redeemed.',
    '1The provider refused it (503).',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Show redemptions' }));
  const dialog = await screen.findByRole('dialog');
  for (const [part, words] of [
    ['Left as they are', WORDS.left],
    ['Not started', WORDS.stopped],
    ['Failed', WORDS.failed],
  ] as const) {
    fireEvent.click(within(dialog).getByRole('radio', { name: part }));
    expect(await within(dialog).findByText(words)).toBeTruthy();
  }
});
