import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { counted } from '../../../../testing/data/redemptionBulkData.ts';
import { all, open, show } from '../../../../testing/showBulkActions.tsx';

describe('what can be begun', () => {
  test('BULK-1, BULK-3, BULK-4, BULK-5, BULK-6: five actions; who lacks an ability reads which one', async () => {
    await show({}, {}, { abilities: ['viewRedemptions', 'editRedemptions'] });
    fireEvent.click(await screen.findByRole('button', { name: 'Bulk actions' }));
    const entries = await screen.findAllByRole('menuitem');
    const isOff = (entry: HTMLElement) => entry.getAttribute('aria-disabled') === 'true';
    expect(entries.map((entry) => [entry.textContent, isOff(entry)])).toEqual([
      ['Send rewards againTo recipients who have redeemed.', false],
      ['Send links againTo recipients who have not redeemed yet.', false],
      ['RetryNeeds the ability “Administer redemptions”.', true],
      ['CancelNeeds the ability “Administer redemptions”.', true],
      ['Add a commentNeeds the ability “Administer redemptions”.', true],
    ]);
  });

  test('BULK-5: who is not operator staff is not offered to comment, and reads why', async () => {
    await show({}, {}, { viewer: { isStaff: false } });
    fireEvent.click(await screen.findByRole('button', { name: 'Bulk actions' }));
    const comment = await screen.findByRole('menuitem', { name: /^Add a comment.*Only operator staff/ });
    expect(comment.getAttribute('aria-disabled')).toBe('true');
  });

  test('who may do nothing with redemptions sees nothing and asks for nothing', async () => {
    const { calls } = await show({}, {}, { abilities: ['viewRedemptions'] });
    expect(screen.queryByRole('button')).toBeNull();
    expect(calls).toEqual([]);
  });

  test.each([
    ['BULK-8: more than 10000', { selection: { ...all, count: 10_001 } }, /at most 10,000/],
    ['BULK-9: everything of an endless list', { selection: all, isInfinite: true }, /loads endlessly/],
    [
      'BULK-8, BULK-9: everything where more match than are counted',
      { selection: all, isInfinite: true, isCapped: true },
      /at most 10,000/,
    ],
  ])('%s cannot be chosen, and it is said why', async (_, choice, words) => {
    await show(choice);
    expect((await screen.findByRole('button', { name: 'Bulk actions' })).hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(words)).toBeTruthy();
  });

  test('some of an endless list can', async () => {
    await show({ isInfinite: true });
    expect((await screen.findByRole('button', { name: 'Bulk actions' })).hasAttribute('disabled')).toBe(
      false,
    );
  });
});

describe('the question before', () => {
  test('BULK-7: everything is asked about as "All the", and what is counted is what is begun', async () => {
    const { calls, onDone } = await show({ selection: all });
    const dialog = await open('Cancel');
    expect(within(dialog).getByText(/^All the redemptions that match the filters but 1: 40/)).toBeTruthy();
    expect(await within(dialog).findByText('Applies to 37 of 40.')).toBeTruthy();
    expect(within(dialog).getByText('3 are left as they are:')).toBeTruthy();
    expect(within(dialog).getByText('Only a failed or pending redemption can be canceled.')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Keep them' })).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Cancel' })).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel redemptions' }));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    const sent = calls
      .filter(({ name }) => name === 'BulkDialogBegin')
      .map(({ variables }) => variables.input);
    const set = { selectAll: true, filter: { states: ['pending'] }, excludeRedemptionList: ['9'] };
    expect(sent).toMatchObject([
      { action: 'cancel_redemptions', dryRun: true, ...set },
      { action: 'cancel_redemptions', dryRun: false, fingerprint: 'mark', ...set },
    ]);
  });

  test('BULK-11, BULK-12: messages have an estimate', async () => {
    await show({}, { BulkDialogBegin: () => counted({ estimatedSeconds: 14_404 }) });
    const dialog = await open('Send links again');
    expect(await within(dialog).findByText('The last message should be sent within 5 hours.')).toBeTruthy();
    expect(within(dialog).getByText('2 selected redemptions.')).toBeTruthy();
  });

  test('BULK-5: a comment is needed, and sent as it was written', async () => {
    const { calls } = await show();
    const dialog = await open('Add a comment');
    const button = await within(dialog).findByRole('button', { name: 'Add comment' });
    await within(dialog).findByText(/^Applies to/);
    expect(button.hasAttribute('disabled')).toBe(true);
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: ' <b>=1+1</b> ' } });
    fireEvent.click(button);
    await waitFor(() =>
      expect(calls.at(-1)?.variables.input).toMatchObject({ dryRun: false, comment: '<b>=1+1</b>' }),
    );
  });

  test('BULK-1: where none of the selected allows it, the question says why and cannot be confirmed', async () => {
    const progress = { __typename: 'BulkProgress', open: 0, done: 0, left: 2, failed: 0, stopped: 0 };
    await show(
      {},
      {
        BulkDialogBegin: () =>
          counted({
            total: 2,
            progress,
            outcomes: [{ __typename: 'BulkOutcomeCount', outcome: 'left', reason: 'wrong_state', count: 2 }],
          }),
      },
    );
    const dialog = await open('Cancel');
    expect(await within(dialog).findByText('2 are left as they are:')).toBeTruthy();
    const button = within(dialog).getByRole('button', { name: 'Cancel redemptions' });
    expect(button.hasAttribute('disabled')).toBe(true);
  });

  test('BULK-2: a refusal says why, and nothing is begun', async () => {
    const message = 'None of the selected redemptions is redeemed.';
    await show(
      {},
      {
        BulkDialogBegin: () => ({
          data: { bulkRedemptions: { __typename: 'Refused', code: 'no_redeemed_selected', message } },
        }),
      },
    );
    const dialog = await open('Send rewards again');
    expect(await within(dialog).findByText(message)).toBeTruthy();
    // Another count does not help here.
    expect(
      within(dialog)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Close']);
  });

  test('a set that changed meanwhile is counted again before it is begun', async () => {
    let startCount = 0;
    await show(
      {},
      {
        BulkDialogBegin: ({ input }) =>
          (input as unknown as { dryRun: boolean }).dryRun || startCount++ > 0
            ? counted()
            : {
                data: {
                  bulkRedemptions: { __typename: 'Refused', code: 'set_changed', message: 'Look again.' },
                },
              },
      },
    );
    const dialog = await open('Cancel');
    await within(dialog).findByText(/^Applies to/);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel redemptions' }));
    expect(await within(dialog).findByText('Look again.')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Recount' }));
    expect(await within(dialog).findByText(/^Applies to/)).toBeTruthy();
  });
});
