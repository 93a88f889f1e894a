import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays, dayIn } from '../../../schema/foundation/dates/dates.ts';
import { firstDayOf, lastDayOf } from '../../../schema/foundation/dates/periods.ts';
import { REPORT_GROUP_NAMES, REPORT_METRIC_NAMES } from '../../../schema/reports/activityReport.ts';
import {
  account,
  GENERATED,
  reportsAsked,
  showActivity as show,
} from '../../testing/renderActivityReport.tsx';
import { without } from '../../testing/renderReport.tsx';

const FRESH = '/reports/activity';
const generate = () => fireEvent.click(screen.getByRole('button', { name: 'Generate report' }));
const box = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement;
const options = async (field: RegExp) => {
  fireEvent.click(screen.getByRole('button', { name: field }));
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
};
const choose = async (field: RegExp, option: string) => {
  fireEvent.click(screen.getByRole('button', { name: field }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
};

test('ACTREP-2, ACTREP-3, ACTREP-10, ACTREP-32, ACTREP-33: nothing is asked before the button is pressed; brand, product, redemptions and face value are chosen', async () => {
  const { calls } = await show(FRESH);
  const checkedBoxes = screen.getAllByRole('checkbox').filter((one) => (one as HTMLInputElement).checked);
  expect(checkedBoxes.map((one) => one.closest('label')?.textContent)).toEqual([
    ...['Brand', 'Product', 'Redemptions', 'Face value'],
  ]);
  expect(screen.getAllByRole('checkbox')).toHaveLength(
    REPORT_GROUP_NAMES.length + REPORT_METRIC_NAMES.length,
  );
  expect(screen.getByText('No report yet')).toBeTruthy();
  expect(reportsAsked(calls)).toEqual([]);
  generate();
  await waitFor(() => expect(reportsAsked(calls)).toHaveLength(1));
});

test('ACTREP-4, ACTREP-5, ACTREP-6, ACTREP-7, ACTREP-22, ACTREP-23, ACTREP-24, ACTREP-25, ACTREP-28: whole months from 28 days ago until today, by redemption, are asked for, and stand in the address', async () => {
  const { calls } = await show(FRESH);
  generate();
  await waitFor(() => expect(reportsAsked(calls)).toHaveLength(1));
  const today = dayIn('Europe/Paris');
  const start = firstDayOf(addDays(today, -28), 'monthly');
  const end = lastDayOf(today, 'monthly');
  expect(reportsAsked(calls)[0]).toEqual({
    groupBy: ['brand', 'product'],
    metrics: ['redemptions', 'total_face_value'],
    interval: 'monthly',
    startDate: start,
    endDate: end,
    timezone: 'Europe/Paris',
    timeframeScope: 'redeem_at',
    filter: { states: ['redeemed'] },
    sort: { field: 'timeframe', direction: 'ASC' },
    page: { number: 1, size: 100 },
  });
  expect(location.hash).toBe(
    `#/reports/activity?start_date=${start}&end_date=${end}&timezone=Europe%2FParis&timeframe_scope=redeem_at`,
  );
});

test('ACTREP-26, ACTREP-27, ACTREP-29, ACTREP-30: days are free without an interval and by days; 52 weeks and 4 years are offered', async () => {
  await show(FRESH);
  expect(await options(/^Monthly Interval/)).toEqual([
    ...['None (free dates)', 'Daily', 'Weekly', 'Monthly', 'Yearly'],
  ]);
  fireEvent.click(screen.getByRole('option', { name: 'Weekly' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Week \d+, \d{4} Start/ })).toBeTruthy());
  expect(await options(/Start$/)).toHaveLength(52);
  fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Escape' });
  await choose(/^Weekly Interval/, 'Yearly');
  const year = Number(dayIn('Europe/Paris').slice(0, 4));
  expect(await options(/Start$/)).toEqual([0, 1, 2, 3].map((before) => String(year - before)));
  fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Escape' });
  await choose(/^Yearly Interval/, 'None (free dates)');
  await waitFor(() => expect(screen.getAllByRole('spinbutton')).toHaveLength(6));
});

test('UI-31: free days offer the windows of 7 and 30 days', async () => {
  const { calls } = await show(`${FRESH}?interval=none`);
  fireEvent.click(screen.getByRole('button', { name: 'Last 30 days' }));
  fireEvent.click(screen.getByRole('button', { name: 'Last 7 days' }));
  generate();
  const today = dayIn('Europe/Paris');
  await waitFor(() =>
    expect(reportsAsked(calls)[0]).toMatchObject({ startDate: addDays(today, -6), endDate: today }),
  );
});

test('ACTREP-18, ACTREP-19: an end before the start is refused in words', async () => {
  const { calls } = await show(`${FRESH}?interval=yearly`);
  const year = Number(dayIn('Europe/Paris').slice(0, 4));
  await choose(/End$/, String(year - 2));
  generate();
  expect(await screen.findByText('End date cannot be anterior to Start date!')).toBeTruthy();
  await choose(/Start$/, String(year - 3));
  await waitFor(() => expect(screen.queryByText(/cannot be anterior/)).toBeNull());
  expect(reportsAsked(calls)).toEqual([]);
  generate();
  await waitFor(() =>
    expect(reportsAsked(calls)[0]).toMatchObject({
      startDate: `${year - 3}-01-01`,
      endDate: `${year - 2}-12-31`,
    }),
  );
});

test('ACTREP-20, ACTREP-21: at least one metric has to be chosen', async () => {
  const { calls } = await show(FRESH);
  fireEvent.click(box('Redemptions'));
  fireEvent.click(box('Face value'));
  generate();
  expect(await screen.findByText('You need to select at least one metrics filter!')).toBeTruthy();
  expect(reportsAsked(calls)).toEqual([]);
  fireEvent.click(box('Selling price'));
  generate();
  await waitFor(() => expect(reportsAsked(calls)[0]).toMatchObject({ metrics: ['selling_price'] }));
});

test('ACTREP-11, ACTREP-12, ACTREP-39: what a person lacks the ability for is not there, nor asked for by a link that names it', async () => {
  const abilities = without('viewPromotionActivityReportPurchaseCost', 'viewAdvertisers');
  const { calls } = await show(
    `${GENERATED}&group_by=advertiser,typology,tag&metrics=redemptions,purchase_cost&advertiser=7&typology_ids=2&tag_ids=8`,
    {
      abilities,
      answers: { TagFilterPicker: () => ({ data: { tags: { __typename: 'TagPage', items: [] } } }) },
    },
  );
  await waitFor(() =>
    expect(reportsAsked(calls)[0]).toMatchObject({
      groupBy: ['tag'],
      metrics: ['redemptions'],
      filter: { states: ['redeemed'], tagIds: ['8'] },
    }),
  );
  for (const name of ['Advertiser', 'Typology', 'Service category', 'Provider', 'Purchase cost'])
    expect(screen.queryByRole('checkbox', { name })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^More filters/ }));
  for (const gone of [/^Advertiser$/, /Typology$/, /Service category$/, /Provider$/])
    expect(screen.queryByLabelText(gone)).toBeNull();
  const sections = screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
  expect(sections).toEqual(expect.arrayContaining(['Advertiser', 'Promotion', 'Reward', 'Provider']));
  expect(within(screen.getByRole('group', { name: 'Provider' })).getAllByRole('button')).toHaveLength(1);
});

test('ACTREP-16, ACTREP-17: a chosen zone and scope are preferred from then on, the second by the version of the first', async () => {
  const saved = (version: number) => ({
    data: {
      updateAccount: {
        __typename: 'UpdateAccountSuccess',
        account: account({ version, reportTimezone: 'Asia/Tokyo' }),
      },
    },
  });
  const { calls } = await show(FRESH, {
    answers: { ReportShapeFormPrefer: (sent) => saved(Number(sent.input?.['version' as never]) + 1) },
  });
  await choose(/Time zone$/, 'Asia/Tokyo');
  await choose(/Counted when$/, 'Activated');
  const inputs = () =>
    calls.filter(({ name }) => name === 'ReportShapeFormPrefer').map(({ variables }) => variables.input);
  await waitFor(() =>
    expect(inputs()).toEqual([
      { id: '7', version: 3, reportTimezone: 'Asia/Tokyo' },
      { id: '7', version: 4, reportTimeframeScope: 'activate_at' },
    ]),
  );
  generate();
  await waitFor(() =>
    expect(reportsAsked(calls)[0]).toMatchObject({ timezone: 'Asia/Tokyo', timeframeScope: 'activate_at' }),
  );
});

test('ACTREP-16, ACTREP-17: who prefers a zone and a scope begins with them; a link says its own', async () => {
  const reports = { version: 3, timezone: 'Asia/Tokyo', scope: 'activate_at' as const };
  const { view } = await show(FRESH, { viewer: { reports } });
  expect(screen.getByRole('button', { name: /^Asia\/Tokyo Time zone/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Activated Counted when/ })).toBeTruthy();
  view.unmount();
  await show(GENERATED, { viewer: { reports } });
  expect(screen.getByRole('button', { name: /^Europe\/Paris Time zone/ })).toBeTruthy();
});
