// Only for tests: input that is no form of the kit: reasons and comments in questions, counts in rows, chosen rewards.
import { screen } from '@testing-library/react';
import { RedemptionActions } from '../../fulfillment/shared/redemptions/actions/RedemptionActions.tsx';
import { QuotasScreen } from '../../money/quotas/QuotasScreen.tsx';
import { AllocationsReportScreen } from '../../reports/allocationsReport/AllocationsReportScreen.tsx';
import { InventoryReportScreen } from '../../reports/inventoryReport/InventoryReportScreen.tsx';
import { inventoryAnswer, inventoryRow, inventoryStats } from '../data/inventoryReportData.ts';
import { counted } from '../data/redemptionBulkData.ts';
import { effectsData, redemptionData } from '../data/redemptionData.ts';
import { allocationRequest } from '../data/reportData.ts';
import { renderScreen } from '../renderScreen.tsx';
import { open as openBulk, show as showBulk } from '../showBulkActions.tsx';
import { pressFound } from './formActs.ts';
import { type FormCase, LOST } from './openForm.ts';

const effects = { __typename: 'Effects', postings: [], figures: [], mails: [] };
const quota = {
  __typename: 'RedemptionsQuota',
  redemptionsQuotaId: '7',
  rewardSku: 'A-1',
  rewardCaption: 'Card A-1',
  variableValue: false,
  nbRedemptionsAllowed: 5,
  alertThreshold: 4,
  used: 3,
  version: 2,
  faceValue: { __typename: 'Money', amount: '10.00', currency: 'EUR' },
};

export const OTHER_FORMS: Record<string, FormCase> = {
  'the quota of a reward': {
    files: ['web/money/quotas/useQuotaEditing.ts', 'web/money/quotas/QuotaTable.tsx'],
    show: () =>
      renderScreen(<QuotasScreen />, {
        url: '/redemptions-quota?advertiser=1&product=A-CARD',
        answers: {
          QuotasScreen: () => ({
            data: {
              redemptionsQuotas: [quota],
              advertiserOptions: [{ __typename: 'AdvertiserOption', id: '1', name: 'Northwind' }],
              productOptions: [{ __typename: 'ProductOption', productId: 'A-CARD', name: 'Card' }],
            },
          }),
        },
      }),
    open: () => pressFound('Edit the quota of Card A-1'),
    texts: { Allowed: '9', 'Alert threshold': '8', Search: '' },
  },
  'the alert of a stock': {
    files: ['web/reports/inventoryReport/RunOutAlertForm.tsx'],
    show: () =>
      renderScreen(<InventoryReportScreen />, {
        url: '/reports/inventory',
        viewer: { isStaff: true },
        answers: {
          InventoryReportScreen: () => ({ data: inventoryAnswer([inventoryRow('P10')]) }),
          InventoryDetail: () => ({ data: { ofReward: inventoryStats } }),
        },
      }),
    open: () => screen.findByRole('textbox', { name: /^Alert, in working days/ }),
  },
  'the reason of a rejection': {
    files: ['web/reports/allocationsReport/DecideRequestDialog.tsx'],
    show: () => showRequests(),
    open: () => pressFound('Reject the request of Northwind Grocers'),
    submit: 'Reject',
    isQuestion: true,
  },
  'a comment on several redemptions': {
    files: ['web/fulfillment/shared/redemptions/bulk/BulkDialog.tsx'],
    show: () => showBulk({}, { BulkDialogBegin: () => counted(), ...LOST }),
    open: () => openBulk('Add a comment'),
    submit: 'Add comment',
    isQuestion: true,
  },
  'the reason of a forced refund': {
    files: [
      'web/fulfillment/shared/redemptions/actions/refund/RefundDialog.tsx',
      'web/fulfillment/shared/redemptions/actions/refund/RefundErrorDialog.tsx',
    ],
    show: () =>
      renderScreen(<RedemptionActions redemption={redemptionData({ cancelable: false }) as never} />, {
        answers: {
          RedemptionActionsRefund: () => ({
            data: {
              refundRedemption: {
                __typename: 'RefundRedemptionSuccess',
                effects: effectsData('refund', ['delivered', 'unallocated']),
                redemption: redemptionData({ cancelable: false }),
              },
            },
          }),
          ...LOST,
        },
      }),
    async open() {
      await pressFound('Refund');
      await screen.findByRole('textbox', { name: /Why the refund is forced/ });
    },
    submit: 'Refund',
    isQuestion: true,
  },
};

function showRequests() {
  const rejected = {
    __typename: 'DecideAllocationRequestSuccess',
    request: allocationRequest('11'),
    effects,
  };
  return renderScreen(<AllocationsReportScreen />, {
    url: '/reports/allocations',
    viewer: { isStaff: true },
    answers: {
      AllocationsReportScreen: () => ({
        data: {
          allocationsReport: {
            __typename: 'AllocationRequestPage',
            items: [allocationRequest('11')],
            page: { number: 1, size: 20, totalCount: 1, totalIsCapped: false, totalPages: 1 },
          },
        },
      }),
      RequestsToDecide: () => ({ data: { requestsToDecide: { __typename: 'RequestsToDecide', count: 1 } } }),
      DecideRequestDialogReject: () => ({ data: { decided: rejected } }),
      ...LOST,
    },
  });
}
