// Only for tests: the forms about redemptions and reports.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { RedemptionCreateScreen } from '../../fulfillment/redemptions/create/RedemptionCreateScreen.tsx';
import { CodeDialog } from '../../fulfillment/redemptions/dialogs/CodeDialog.tsx';
import { RedemptionScreen } from '../../fulfillment/redemptions/RedemptionScreen.tsx';
import { RedemptionEdit } from '../../fulfillment/shared/redemptions/actions/RedemptionEdit.tsx';
import { NewScheduleDialog } from '../../reports/reportSchedules/NewScheduleDialog.tsx';
import { ReportScheduleListScreen } from '../../reports/reportSchedules/ReportScheduleListScreen.tsx';
import { bouncedLine, dispatch, linesOf } from '../data/dispatchData.ts';
import { redemptionData } from '../data/redemptionData.ts';
import { redemptionDetail } from '../data/redemptionDetailData.ts';
import { renderDispatch } from '../renderDispatch.tsx';
import { renderScreen } from '../renderScreen.tsx';
import { isEnabled, pressFound, tick } from './formActs.ts';
import { type FormCase, LOST } from './openForm.ts';

const money = (amount: string) => ({ __typename: 'Money', amount, currency: 'EUR' });
const pageOf = (items: object[]) => ({ __typename: 'PromotionRewardPage', items });
const promotion = {
  __typename: 'Promotion',
  id: '3',
  name: 'Spring',
  status: 'enabled',
  state: 'ready',
  advertiser: { __typename: 'Advertiser', id: '1', name: 'Northwind', billingCurrency: 'EUR' },
  flowSettings: { __typename: 'FlowSettings', multipleRewards: false },
  first: pageOf([
    {
      __typename: 'PromotionReward',
      offerId: 'A',
      sku: 'A',
      name: 'Card A',
      isRunnable: true,
      variableValue: false,
      stock: null,
      faceValue: money('10.00'),
    },
  ]),
  second: pageOf([]),
};
const tried = {
  __typename: 'CreateRedemptionSuccess',
  redemption: null,
  link: null,
  outcome: 'created',
  reason: null,
  effects: { __typename: 'Effects', postings: [], figures: [], mails: [] },
  cost: { __typename: 'DispatchCost', total: money('10.00') },
};
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
  recipients: [],
  lastRun: null,
};
const view = { id: '1', name: 'May', report: 'activity_report' as const, query: 'group_by=brand' };

const edit = (action: 'set_user' | 'update_user' | 'update_address', over: object = {}) =>
  renderScreen(<RedemptionEdit redemption={redemptionData(over) as never} action={action} />, {
    answers: { AddressDialog: () => ({ data: { promotion: null } }), ...LOST },
  });

export const REDEMPTION_FORMS: Record<string, FormCase> = {
  'a new redemption': {
    files: [
      'web/fulfillment/redemptions/create/NewRedemptionForm.tsx',
      'web/fulfillment/redemptions/create/useNewRedemptionForm.ts',
    ],
    show: () =>
      renderScreen(<RedemptionCreateScreen />, {
        url: '/redemption/create?client_id=1&promotion_id=3&reward_sku=A',
        answers: {
          RedemptionCreateScreen: () => ({
            data: { promotion, advertiser: { __typename: 'Advertiser', id: '1', name: 'Northwind' } },
          }),
          NewRedemptionFormCreate: () => ({ data: { createRedemption: tried } }),
          ...LOST,
        },
      }),
    open: () => waitFor(() => isEnabled('Get link')),
    confirm: 'Get link',
  },
  'the recipient of a redemption': {
    files: ['web/fulfillment/shared/redemptions/actions/UserInfoDialog.tsx'],
    show: () => edit('update_user'),
    open: () => pressFound('Edit recipient'),
    texts: { Phone: '' },
  },
  'a recipient to assign': {
    files: ['web/fulfillment/shared/redemptions/actions/OneAddressDialog.tsx'],
    show: () => edit('set_user', { user: null }),
    open: () => pressFound('Assign a recipient'),
    texts: { 'E-mail': 'grace@entered.example' },
  },
  'the address of a redemption': {
    files: ['web/fulfillment/shared/redemptions/actions/AddressDialog.tsx'],
    show: () =>
      edit('update_address', {
        needsAddress: true,
        address: {
          __typename: 'ShippingAddress',
          name: 'Rosa Luz',
          line1: '1 rue X',
          line2: null,
          line3: null,
          line4: null,
          zipcode: '1000',
          city: 'Gent',
          state: null,
          country: 'NL',
        },
      }),
    open: () => pressFound('Edit address'),
  },
  'the reason to read a code': {
    files: ['web/fulfillment/shared/redemptions/exports/ReadReasonDialog.tsx'],
    show: () => renderScreen(<CodeDialog redemptionId="42" onClose={() => undefined} />, { answers: LOST }),
  },
  'a comment': {
    files: ['web/fulfillment/redemptions/dialogs/CommentDialog.tsx'],
    show: () =>
      renderScreen(<RedemptionScreen redemptionId="42" />, {
        answers: { RedemptionScreen: () => ({ data: { redemption: redemptionDetail() } }), ...LOST },
        url: '/reports/redemptions/42',
        viewer: { isStaff: true },
      }),
    open: () => pressFound('Add comment'),
  },
  'the address of a recipient': {
    files: ['web/fulfillment/shared/dispatches/CorrectRecipientDialog.tsx'],
    show: () => renderDispatch(dispatch('7'), { DispatchLines: () => linesOf('7', [bouncedLine('1')]) }),
    open: () => pressFound('Correct the address: order-1'),
    texts: { 'E-mail': 'grace@entered.example' },
  },
  'a new schedule': {
    files: ['web/reports/reportSchedules/NewScheduleDialog.tsx'],
    show: () => renderScreen(<NewScheduleDialog view={view} onClose={() => undefined} />, { answers: LOST }),
    choose: () => tick('radio', 'Every day'),
  },
  'a schedule': {
    files: ['web/reports/reportSchedules/EditScheduleDialog.tsx'],
    show: () =>
      renderScreen(<ReportScheduleListScreen />, {
        url: '/report-schedules',
        answers: {
          ReportScheduleListScreen: () => ({
            data: {
              receivedReports: [],
              reportSchedules: {
                __typename: 'ReportSchedulePage',
                items: [SCHEDULE],
                page: {
                  __typename: 'PageInfo',
                  number: 1,
                  size: 20,
                  totalCount: 1,
                  totalIsCapped: false,
                  totalPages: 1,
                },
              },
            },
          }),
        },
      }),
    async open() {
      await pressFound('Actions: Brands');
      fireEvent.click(await screen.findByRole('menuitem', { name: /^Edit|^Change/ }));
    },
    choose: () => tick('radio', 'Every day'),
  },
};
