import { gql } from '@apollo/client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLocation } from 'wouter';
import { navigate } from '../../navigation/hashLocation.ts';
import { bulkAction, newest } from '../../testing/data/redemptionBulkData.ts';
import { PAGE, reportOf } from '../../testing/endlessReport.ts';
import { type Answers, type Call, renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { RedemptionListScreen } from './RedemptionListScreen.tsx';

const URL_ = '/reports/redemptions?paging=endless';

const row = (id: number) => screen.findByText(`IO-${id}`);
const rowCount = () => screen.getAllByText(/^IO-\d+$/).length;
const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Show more rows' }));
const stateOf = async (id: number) => {
  const line = (await row(id)).closest('tr');
  return line?.cells[1]?.textContent;
};
const askedBehind = (calls: readonly Call[]) =>
  calls.flatMap(({ variables: { first, after } }) => (after ? [[first, after]] : []));

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('scrollTo', vi.fn());
});

async function showThirty(answers: Answers = reportOf(45), over: Partial<ScreenOptions> = {}) {
  const renderResult = await renderScreen(<Visits />, { answers, url: URL_, ...over });
  await row(PAGE);
  goOn();
  await row(2 * PAGE);
  goOn();
  await row(3 * PAGE);
  return renderResult;
}

test('what a command changed of a row further down shows at once', async () => {
  const { client } = await showThirty();
  expect(await stateOf(25)).toBe('Pending');
  act(() => {
    client.cache.writeFragment({
      id: 'Redemption:25',
      fragment: gql`fragment Moved on Redemption { id state }`,
      data: { __typename: 'Redemption', id: '25', state: 'canceled' },
    });
  });
  await waitFor(async () => expect(await stateOf(25)).toBe('Canceled'));
  expect(rowCount()).toBe(3 * PAGE);
});

test('the end of a bulk action brings the rows further down up to date, and as many stay', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let state = 'pending';
  let currentAction = bulkAction();
  const { calls } = await showThirty(
    { ...reportOf(45, () => ({ state })), BulkActions: () => newest(currentAction) },
    { abilities: ['viewRedemptions', 'redemptionsAdmin'] },
  );
  await screen.findByText(/in progress/);
  state = 'canceled';
  const progress = { __typename: 'BulkProgress', open: 0, done: 40, left: 0, failed: 0, stopped: 0 };
  currentAction = bulkAction({ state: 'done', progress });
  vi.advanceTimersByTime(2000);
  vi.useRealTimers();
  await waitFor(async () => expect(await stateOf(25)).toBe('Canceled'));
  expect(rowCount()).toBe(3 * PAGE);
  // In one call.
  expect(askedBehind(calls).at(-1)).toEqual([2 * PAGE, String(PAGE)]);
});

test('REDLIST-34: whoever comes back from a redemption finds the rows and the place where they were', async () => {
  const { calls } = await showThirty();
  vi.stubGlobal('scrollY', 700);
  fireEvent.scroll(window);
  const opened = '/reports/redemptions/25';
  act(() => navigate(opened));
  await screen.findByText('A redemption');
  act(() => navigate(URL_));
  await row(1);
  expect(rowCount()).toBe(3 * PAGE);
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 700));
  // They are refreshed as well.
  await waitFor(() => expect(askedBehind(calls).at(-1)).toEqual([2 * PAGE, String(PAGE)]));
});

/** The report, or the screen that was opened from it. */
function Visits() {
  const [path] = useLocation();
  return path === '/reports/redemptions' ? <RedemptionListScreen /> : <p>A redemption</p>;
}
