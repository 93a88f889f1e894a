import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AdvertiserListingScreenDocument } from '../../../operations/advertisers/advertisers/AdvertiserListingScreen.generated.ts';
import { AdvertiserProfileFragmentDoc } from '../../../operations/advertisers/advertisers/AdvertiserScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { advertisers } from '../../testing/data/advertiserData.ts';
import { advertiserEffects, dispatchEffects, STOPPED } from '../../testing/data/dispatchEffects.ts';
import { acme, renderAdvertiser } from '../../testing/renderAdvertiser.tsx';
import type { Answers, Call } from '../../testing/renderScreen.tsx';
import { AdvertiserStatus } from './AdvertiserStatus.tsx';

const show = (answers: Answers, over = {}) =>
  renderAdvertiser(
    (ref) => <AdvertiserStatus advertiser={readFragment(AdvertiserProfileFragmentDoc, ref)} />,
    answers,
    over,
  );

const disabling =
  (different: object = {}): Answers[string] =>
  ({ input }) => {
    const { version } = input as unknown as { version: number };
    const saved = { __typename: 'Advertiser', id: '7', status: 'disabled', version: version + 1 };
    const effects = advertiserEffects(different);
    return {
      data: { updateAdvertiser: { __typename: 'UpdateAdvertiserSuccess', advertiser: saved, effects } },
    };
  };
async function askToDisable() {
  fireEvent.click(await screen.findByRole('switch', { name: 'Enabled' }));
  return within(await screen.findByRole('alertdialog', { name: 'Disable Acme?' }));
}
const inputs = (calls: Call[]) =>
  calls.filter(({ name }) => name === 'AdvertiserDisableDialogSave').map(({ variables }) => variables.input);

test('ADV-6, ADV-8, MONEY-2: disabling is tried first, says what it stops, and is saved at once when confirmed', async () => {
  const stopped = { recipients: 4, links: 3, dispatches: dispatchEffects(STOPPED) };
  const { calls } = await show({ AdvertiserDisableDialogSave: disabling(stopped) });
  const dialog = await askToDisable();
  expect(dialog.getByText(/can no longer be chosen/)).toBeTruthy();
  for (const text of [
    '4 pending redemptions cannot be redeemed until this change is undone, including 3 whose recipients were sent no message.',
    '2 lines of batches that are not done yet are canceled, which returns €30.00 and $20.00 to the budget.',
    '1 line whose reward is redeemed but not sent yet fails; a retry sends it once nothing stops its batch.',
    'E-mail to Una: Batch 7 of Summer is done',
  ])
    expect(await dialog.findByText(text)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Acme is enabled' })).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Disable' }));
  expect(await screen.findByText('Acme is disabled', { selector: 'h1' })).toBeTruthy();
  expect(await screen.findByText('Acme is disabled', { selector: 'p' })).toBeTruthy();
  const input = { id: '7', version: 3, status: 'disabled' };
  expect(inputs(calls)).toEqual([{ ...input, dryRun: true }, input]);
});

test('a disabling that is called off saves nothing', async () => {
  const { calls } = await show({ AdvertiserDisableDialogSave: disabling() });
  const dialog = await askToDisable();
  expect(await dialog.findByText('No recipient and no open batch is affected.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(inputs(calls)).toMatchObject([{ dryRun: true }]);
  expect(screen.getByRole('heading', { name: 'Acme is enabled' })).toBeTruthy();
});

test('API-7: another save meanwhile is no matter for the one who disables', async () => {
  const current = acme({ version: 9, name: 'Theirs' });
  const stale = () => ({ data: { updateAdvertiser: { __typename: 'StaleAdvertiser', current } } });
  const answers = [stale, disabling()];
  const { calls } = await show({
    AdvertiserDisableDialogSave: (variables) => (answers.shift() ?? disabling())(variables),
  });
  const dialog = await askToDisable();
  expect(await dialog.findByText('No recipient and no open batch is affected.')).toBeTruthy();
  expect(inputs(calls)).toMatchObject([{ version: 3 }, { version: 9 }]);
});

test('a disabling that fails says why, and nothing is saved', async () => {
  await show({ AdvertiserDisableDialogSave: () => Promise.reject(new Error('offline')) });
  await askToDisable();
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(screen.getByText('Acme is enabled', { selector: 'h1' })).toBeTruthy();
});

test('ADV-8: enabling is saved at once and shown before the answer', async () => {
  const saved = { __typename: 'UpdateAdvertiserSuccess', advertiser: acme({ version: 4 }) };
  let answer: (value: { data: Record<string, unknown> }) => void = () => {};
  const { calls } = await show(
    { AdvertiserStatusSave: () => new Promise((resolve) => (answer = resolve)) },
    { status: 'disabled' },
  );
  fireEvent.click(await screen.findByRole('switch', { name: 'Enabled' }));
  expect(await screen.findByText('Acme is enabled', { selector: 'h1' })).toBeTruthy();
  expect(calls[1]?.variables).toEqual({ input: { id: '7', version: 3, status: 'enabled' } });
  answer({ data: { updateAdvertiser: saved } });
  expect(await screen.findByText('Acme is enabled', { selector: 'p' })).toBeTruthy();
});

test('ADVLIST-5: a changed status makes the fetched lists ask again', async () => {
  const { client } = await show({ AdvertiserDisableDialogSave: disabling() });
  const list = { query: AdvertiserListingScreenDocument, variables: {} };
  await screen.findByRole('switch', { name: 'Enabled' });
  client.writeQuery({ ...list, data: { advertisers: advertisers([acme()]) } as never });
  expect(client.readQuery(list)).not.toBeNull();
  const dialog = await askToDisable();
  await dialog.findByText('No recipient and no open batch is affected.');
  fireEvent.click(dialog.getByRole('button', { name: 'Disable' }));
  await screen.findByText('Acme is disabled', { selector: 'p' });
  expect(client.readQuery(list)).toBeNull();
});
