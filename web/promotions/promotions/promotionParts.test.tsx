import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallError } from '../../data/failures/callError.ts';
import { failure } from '../../testing/data/advertiserData.ts';
import { promotion, reward, rewardPage } from '../../testing/data/promotionRows.ts';
import { type Answers, renderScreen } from '../../testing/renderScreen.tsx';
import { PromotionScreen } from './PromotionScreen.tsx';

const show = (answers: Answers) =>
  renderScreen(<PromotionScreen advertiserId="7" promotionId="1" />, {
    answers,
    url: '/advertiser/7/promotion/1',
  });

/** Closes the dialog that reports the failure; from then on the part reports it, with the retry. */
const closeDialog = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'An error occurred (503)' });
  const [close] = within(dialog).getAllByRole('button', { name: 'Close' }).slice(-1);
  fireEvent.click(close as HTMLElement);
};

test('one failed part leaves the others: the chart, which can be asked for again', async () => {
  let isDown = true;
  const all = () => promotion('1', { name: 'Summer' });
  const answers = {
    PromotionScreen: () =>
      isDown
        ? {
            data: { promotion: { ...all(), stats: null } },
            errors: [failure(['promotion', 'stats'])],
          }
        : { data: { promotion: all() } },
    PromotionRewardsTab: () => rewardPage([reward('1')]),
  };
  await show(answers);
  expect(await screen.findByText('Redemptions by day could not be loaded')).toBeTruthy();
  await closeDialog();
  await othersStand();
  isDown = false;
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('3 redemptions')).toBeTruthy();
});

test('one failed part leaves the others: the rewards, which can be asked for again', async () => {
  let isDown = true;
  const answers = {
    PromotionScreen: () => ({ data: { promotion: promotion('1', { name: 'Summer' }) } }),
    PromotionRewardsTab: () =>
      isDown
        ? {
            data: { promotion: { ...rewardPage([]).data.promotion, rewards: null } },
            errors: [failure(['promotion', 'rewards'])],
          }
        : rewardPage([reward('1')]),
  };
  await show(answers);
  await closeDialog();
  const again = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('3 redemptions')).toBeTruthy();
  expect(screen.getByRole('figure', { name: 'Summary' })).toBeTruthy();
  isDown = false;
  fireEvent.click(again);
  expect(await screen.findByText('Card 1')).toBeTruthy();
});

test('a call that fails as a whole blanks only the chart that was asked anew; the others stay', async () => {
  let isDown = false;
  const answers = {
    PromotionScreen: () => {
      if (isDown) throw new CallError({ status: 0, code: 'UNREACHABLE' });
      return { data: { promotion: promotion('1', { name: 'Summer' }) } };
    },
    PromotionRewardsTab: () => rewardPage([reward('1')]),
  };
  await show(answers);
  const chart = within(await screen.findByRole('region', { name: 'Redemptions by day' }));
  isDown = true;
  fireEvent.click(chart.getByRole('button', { name: /^Period: Last 7 days/ }));
  const panel = within(await screen.findByRole('dialog'));
  fireEvent.click(await panel.findByRole('button', { name: /This month|Previous month/ }));
  expect(await screen.findByText('Redemptions by day could not be loaded')).toBeTruthy();
  await othersStand();
});

/** Header, summary and rewards still show the same. */
async function othersStand() {
  expect(await screen.findByRole('heading', { level: 1, name: 'Summer' })).toBeTruthy();
  expect(screen.getByRole('figure', { name: 'Summary' })).toBeTruthy();
  expect(await screen.findByText('Card 1')).toBeTruthy();
}
