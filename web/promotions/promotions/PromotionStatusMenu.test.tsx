import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dispatchEffects } from '../../testing/data/dispatchEffects.ts';
import { effects, promotion, redemptions, reward, rewardPage } from '../../testing/data/promotionRows.ts';
import { type Answers, type Call, renderScreen } from '../../testing/renderScreen.tsx';
import { PromotionScreen } from './PromotionScreen.tsx';

type Save = Answers[string];
const UNUSED = { name: 'Summer', redemptions: redemptions(0, 0, 0) };

const show = (save: Save, different: object = UNUSED) =>
  renderScreen(<PromotionScreen advertiserId="7" promotionId="1" />, {
    answers: {
      PromotionScreen: () => ({ data: { promotion: promotion('1', different) } }),
      PromotionRewardsTab: () => rewardPage([reward('1')]),
      PromotionStatusMenuSave: save,
    },
    url: '/advertiser/7/promotion/1',
  });
const success =
  (means: object = {}): Save =>
  ({ input }) => ({
    data: {
      updatePromotion: {
        __typename: 'UpdatePromotionSuccess',
        promotion: promotion('1', { ...UNUSED, ...saved(input as unknown as Saved) }),
        effects: effects(means),
      },
    },
  });
type Saved = { status: string; version: number };
const saved = ({ status, version }: Saved) => ({
  status,
  version: version + 1,
});
const stale = (different: object) => ({
  data: {
    updatePromotion: {
      __typename: 'StalePromotion',
      current: promotion('1', { ...UNUSED, version: 9, ...different }),
    },
  },
});
const saves = (calls: Call[]) =>
  calls.filter(({ name }) => name === 'PromotionStatusMenuSave').map(({ variables }) => variables.input);
async function choose(entry: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Change status' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
  return within(await screen.findByRole('alertdialog'));
}

test('PROMO-9, PROMO-26, PROMO-29: the menu offers the statuses; testing is never chosen', async () => {
  await show(success());
  fireEvent.click(await screen.findByRole('button', { name: 'Change status' }));
  const menu = within(await screen.findByRole('menu'));
  expect(
    menu.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('aria-disabled')]),
  ).toEqual([
    ['Enabled (current)', 'true'],
    ['Pause', null],
    ['Complete', null],
    ['Delete', null],
    ['Test (cannot be chosen)', 'true'],
  ]);
});

test('PROMO-28: what was given cannot be deleted, and the menu says so', async () => {
  await show(success(), { name: 'Summer' });
  fireEvent.click(await screen.findByRole('button', { name: 'Change status' }));
  const entry = await screen.findByRole('menuitem', { name: 'Delete (not possible: rewards were given)' });
  expect(entry.getAttribute('aria-disabled')).toBe('true');
});

test('PROMO-37, PROMO-38: a status is tried first, says whom it touches, and is made under the version last received', async () => {
  const { calls } = await show(success({ recipients: 4, links: 3, linesWaiting: 2, liveRewardsAfter: 0 }));
  let dialog = await choose('Pause');
  expect(
    await dialog.findByText(
      '4 pending redemptions cannot be redeemed until this change is undone, including 3 whose recipients were sent no message.',
    ),
  ).toBeTruthy();
  expect(
    dialog.getByText('2 lines of batches that are not done yet wait until the promotion is enabled again.'),
  ).toBeTruthy();
  expect(dialog.getByText('Live rewards: 1 before, 0 after')).toBeTruthy();
  expect(saves(calls)).toEqual([{ id: '1', version: 3, status: 'paused', dryRun: true }]);
  fireEvent.click(dialog.getByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('Summer paused')).toBeTruthy();
  expect(saves(calls)).toHaveLength(2);
  expect(saves(calls)[1]).toEqual({ id: '1', version: 3, status: 'paused' });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

  dialog = await choose('Complete');
  await waitFor(() =>
    expect(saves(calls)[2]).toEqual({ id: '1', version: 4, status: 'completed', dryRun: true }),
  );
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(saves(calls)).toHaveLength(3);
});

test('MONEY-2: what becomes of batches is said, with the money and the mails', async () => {
  const maker = { __typename: 'EffectMail', recipient: 'Una', subject: 'Batch 7 of Summer is done' };
  const returned = [{ __typename: 'Money', amount: '30.00', currency: 'USD' }];
  const dispatches = dispatchEffects({ linesCanceled: 2, linesFailed: 1, returned, mails: [maker] });
  await show(success({ dispatches }));
  const dialog = await choose('Complete');
  expect(
    await dialog.findByText(
      '2 lines of batches that are not done yet are canceled, which returns $30.00 to the budget.',
    ),
  ).toBeTruthy();
  expect(
    dialog.getByText(
      '1 line whose reward is redeemed but not sent yet fails; a retry sends it once nothing stops its batch.',
    ),
  ).toBeTruthy();
  expect(await dialog.findByText('E-mail to Una: Batch 7 of Summer is done')).toBeTruthy();
  expect(dialog.queryByText('Nothing changes for the recipients of its rewards.')).toBeNull();
});

test('MONEY-2: lines that waited for the promotion are said to continue', async () => {
  await show(success({ dispatches: dispatchEffects({ linesResumed: 3 }) }), { ...UNUSED, status: 'paused' });
  const dialog = await choose('Enable');
  expect(await dialog.findByText('3 waiting lines of batches continue.')).toBeTruthy();
});

test('API-7: another save meanwhile is no matter, another status is said', async () => {
  const answers = [stale({}), null, stale({ status: 'completed' })];
  const { calls } = await show((variables) => answers.shift() ?? (success() as Save)(variables));
  const dialog = await choose('Pause');
  expect(await dialog.findByText('Nothing changes for the recipients of its rewards.')).toBeTruthy();
  expect(saves(calls)).toMatchObject([{ version: 3 }, { version: 9 }]);
  fireEvent.click(dialog.getByRole('button', { name: 'Pause' }));
  expect(
    await dialog.findByText(/Someone else changed its status to Completed in the meantime/),
  ).toBeTruthy();
  expect((dialog.getByRole('button', { name: 'Pause' }) as HTMLButtonElement).disabled).toBe(true);
});

test('what is refused says why, and nothing can be confirmed', async () => {
  await show(() => ({
    data: {
      updatePromotion: {
        __typename: 'Refused',
        code: 'promotion_in_use',
        message: 'Summer was given and is not deleted any more.',
      },
    },
  }));
  const dialog = await choose('Delete');
  expect(await dialog.findByText('Summer was given and is not deleted any more.')).toBeTruthy();
  expect((dialog.getByRole('button', { name: 'Delete' }) as HTMLButtonElement).disabled).toBe(true);
});

test('ERR-11, PROMO-65: a change that fails opens the error dialog', async () => {
  await show(() => Promise.reject(new Error('down')));
  await choose('Pause');
  expect(await screen.findByText('The promotion could not be loaded or saved. Try again.')).toBeTruthy();
});
