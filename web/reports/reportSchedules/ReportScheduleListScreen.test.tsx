import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { NewScheduleDialog } from './NewScheduleDialog.tsx';
import { ReportScheduleListScreen } from './ReportScheduleListScreen.tsx';

const SCHEDULE = {
  __typename: 'ReportSchedule',
  id: '5',
  report: 'activity_report',
  viewName: 'Brands',
  savedView: { __typename: 'SavedView', id: '1', query: 'group_by=brand' },
  cadence: 'monthly',
  weekday: null,
  monthDay: 31,
  time: '08:00',
  timezone: 'Europe/Paris',
  format: 'csv',
  period: 'last_month',
  isPaused: false,
  pauseReason: null,
  nextRunAt: '2030-01-31T07:00:00.000Z',
  version: 3,
  recipients: [{ __typename: 'ReportRecipient', id: '9', name: 'Mate', email: 'mate@x.example' }],
  lastRun: {
    __typename: 'ReportRun',
    id: '7',
    dueAt: '2026-10-31T07:00:00.000Z',
    state: 'partly',
    reason: 'missing_ability',
    rows: 12,
    files: [
      { __typename: 'ReportRunFile', id: '1', name: 'Ada', state: 'done', reason: null },
      { __typename: 'ReportRunFile', id: '2', name: 'Mate', state: 'withheld', reason: 'missing_ability' },
    ],
  },
};
const RECEIVED = {
  __typename: 'ReceivedReport',
  id: '8',
  report: 'inventory_report',
  viewName: 'Stock',
  ownerName: 'Zoé',
  cadence: 'weekly',
  weekday: 1,
  monthDay: null,
  time: '07:30',
  timezone: 'Asia/Tokyo',
  isPaused: false,
  nextRunAt: '2030-01-31T07:00:00.000Z',
};
const page = (items: object[], received: object[] = []) => ({
  data: {
    receivedReports: received,
    reportSchedules: {
      __typename: 'ReportSchedulePage',
      items,
      page: {
        __typename: 'PageInfo',
        number: 1,
        size: 20,
        totalCount: items.length,
        totalIsCapped: false,
        totalPages: 1,
      },
    },
  },
});

describe('scheduled reports', () => {
  test('I18N-1: the first day of a month has its ordinal in French, the others none', async () => {
    const days = [SCHEDULE, { ...SCHEDULE, id: '6' }].map((one, at) => ({ ...one, monthDay: at + 1 }));
    await renderScreen(<ReportScheduleListScreen />, {
      url: '/report-schedules',
      locale: 'fr',
      answers: { ReportScheduleListScreen: () => page(days) },
    });
    expect(await screen.findByText('Le 1er de chaque mois à 08:00')).toBeTruthy();
    expect(screen.getByText('Le 2 de chaque mois à 08:00')).toBeTruthy();
  });

  test('SCHED-11: tell when, to whom and what became of the last run, and are paused', async () => {
    const { calls } = await renderScreen(<ReportScheduleListScreen />, {
      url: '/report-schedules',
      answers: {
        ReportScheduleListScreen: () => page([SCHEDULE]),
        EditScheduleDialogSave: () => ({
          data: {
            updateReportSchedule: {
              __typename: 'UpdateReportScheduleSuccess',
              reportSchedule: { ...SCHEDULE, isPaused: true, nextRunAt: null, version: 4 },
            },
          },
        }),
      },
    });
    for (const text of [
      ...['Last day of every month at 08:00', 'You, Mate', 'Sent in part', '12 rows'],
      ...['Activity report · Last month', 'Mate: may not see everything in the view'],
    ])
      expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('link', { name: 'Brands' })[0]?.getAttribute('href')).toBe(
      '#/reports/activity?group_by=brand&saved_view=1',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Actions: Brands' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Pause' }));
    expect((await screen.findAllByText('Paused')).length).toBeGreaterThan(0);
    expect(calls.find(({ name }) => name === 'EditScheduleDialogSave')?.variables.input).toMatchObject({
      id: '5',
      version: 3,
      isPaused: true,
      monthDay: 31,
      weekday: null,
      recipientIds: ['9'],
    });
  });

  test('SCHED-12: what colleagues send stands below, and is left with one press', async () => {
    let isLeft = false;
    const { calls } = await renderScreen(<ReportScheduleListScreen />, {
      url: '/report-schedules',
      answers: {
        ReportScheduleListScreen: () => page([], isLeft ? [] : [RECEIVED]),
        ReceivedReportsLeave() {
          isLeft = true;
          return {
            data: {
              leaveReportSchedule: {
                __typename: 'LeaveReportScheduleSuccess',
                receivedReport: { __typename: 'ReceivedReport', id: '8' },
              },
            },
          };
        },
      },
    });
    const part = within(await screen.findByRole('region', { name: 'Sent to you by colleagues' }));
    for (const text of ['Stock', 'Inventory report', 'Zoé', 'Every Monday at 07:30'])
      expect(part.getByText(text)).toBeTruthy();
    fireEvent.click(part.getByRole('button', { name: 'Stop receiving “Stock”' }));
    expect(await screen.findByText('“Stock” is no longer sent to you')).toBeTruthy();
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Sent to you by colleagues' })).toBeNull(),
    );
    expect(calls.find(({ name }) => name === 'ReceivedReportsLeave')?.variables).toEqual({
      input: { id: '8' },
    });
  });

  test('SCHED-11: are made from a view: the next three times are said, and that its days are fixed', async () => {
    const view = {
      id: '1',
      name: 'May',
      report: 'activity_report' as const,
      query: 'start_date=2026-05-01&end_date=2026-05-31',
    };
    const { calls } = await renderScreen(<NewScheduleDialog view={view} onClose={() => undefined} />, {
      answers: {
        NewScheduleDialogCreate: () => ({
          data: {
            createReportSchedule: { __typename: 'CreateReportScheduleSuccess', reportSchedule: SCHEDULE },
          },
        }),
      },
    });
    const dialog = within(await screen.findByRole('dialog'));
    const times = () =>
      within(dialog.getByRole('region', { name: 'The next three dates' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(times()).toHaveLength(3);
    expect(times().every((text) => text?.startsWith('Monday'))).toBe(true);
    expect(dialog.getByText(/has fixed days \(2026.05.01 – 2026.05.31\)/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('radio', { name: 'Every day' }));
    expect(times().every((text) => text?.startsWith('Monday'))).toBe(false);
    fireEvent.click(dialog.getByRole('button', { name: 'Send on a schedule' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'NewScheduleDialogCreate')?.variables.input).toMatchObject({
        savedViewId: '1',
        cadence: 'daily',
        weekday: null,
        monthDay: null,
        time: '08:00',
        period: null,
        recipientIds: [],
        idempotencyKey: expect.any(String),
      }),
    );
  });
});
