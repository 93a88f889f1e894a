// Only for tests: the forms about budgets, discounts, quotas and reports.
import { screen } from '@testing-library/react';
import { BudgetScreen } from '../../money/budgets/BudgetScreen.tsx';
import { DecideManyDialog } from '../../reports/allocationsReport/DecideManyDialog.tsx';
import { DeclareBudgetDialog } from '../../reports/inventoryReport/DeclareBudgetDialog.tsx';
import { money } from '../data/advertiserData.ts';
import { show as showBudgetTab } from '../data/budgetData.tsx';
import { allocationRequest } from '../data/reportData.ts';
import { show as showDiscounts } from '../renderDiscounts.tsx';
import { renderScreen } from '../renderScreen.tsx';
import { pick, pressFound, select } from './formActs.ts';
import { type FormCase, LOST } from './openForm.ts';

const effects = { __typename: 'Effects', postings: [], figures: [], mails: [] };
const FIGURES = ['total', 'used', 'delivered', 'expired', 'pending', 'allocated', 'unallocated', 'balance'];
const budget = {
  __typename: 'Budget',
  id: '7',
  advertiserId: '7',
  asOf: null,
  billingCurrency: 'EUR',
  allowCommittedAllocation: false,
  maxAdd: money('500.00'),
  maxRemove: money('40.00'),
  ...Object.fromEntries(FIGURES.map((figure) => [figure, money('100.00')])),
};

export const MONEY_FORMS: Record<string, FormCase> = {
  'a credit of a budget': {
    files: ['web/money/budgets/BudgetForm.tsx', 'web/money/budgets/useBudgetForm.ts'],
    show: () =>
      renderScreen(<BudgetScreen advertiserId="7" />, {
        url: '/advertiser/7/budget',
        answers: {
          BudgetScreen: () => ({
            data: {
              advertiser: { __typename: 'Advertiser', id: '7', name: 'Acme', status: 'enabled', budget },
            },
          }),
          BudgetFormSave: () => ({
            data: {
              updateBudget: {
                __typename: 'UpdateBudgetSuccess',
                budget,
                effects,
                advertiser: { __typename: 'Advertiser', id: '7', balance: money('105.50') },
              },
            },
          }),
          ...LOST,
        },
      }),
    open: () => screen.findAllByRole('textbox'),
  },
  'the reference of a transaction': {
    files: ['web/money/budgets/BudgetReference.tsx'],
    show: () => showBudgetTab(),
    open: () => pressFound('Edit the reference “Line 2”'),
  },
  'a new discount': {
    files: ['web/money/discounts/DiscountAddForm.tsx'],
    show: () => showDiscounts(),
    open: () => pressFound('Add a discount'),
    choose: () => pick(/Product/, 'ced', /Cedar/),
  },
  'a discount': {
    files: ['web/money/discounts/DiscountEditForm.tsx', 'web/money/discounts/DiscountDialog.tsx'],
    show: () => showDiscounts(),
    open: () => pressFound('Edit the discount on Aurora gift card'),
  },
  'a rejection of several requests': {
    files: [
      'web/reports/allocationsReport/DecideManyDialog.tsx',
      'web/foundation/effects/PreviewedChangeDialog.tsx',
    ],
    show: () =>
      renderScreen(
        <DecideManyDialog
          rows={[allocationRequest('11') as never, allocationRequest('13') as never]}
          decision="reject"
          isOpen
          onDone={() => undefined}
          onClose={() => undefined}
        />,
        {
          answers: {
            DecideManyDialogSend: () => ({
              data: {
                decideAllocationRequests: {
                  __typename: 'DecideAllocationRequestsSuccess',
                  decidedCount: 2,
                  results: [],
                  budgets: [],
                  effects,
                },
              },
            }),
            ...LOST,
          },
        },
      ),
    open: () => screen.findByText('No money moves.'),
    submit: 'Reject 2 requests',
    isQuestion: true,
  },
  'a budget with a provider': {
    files: ['web/reports/inventoryReport/DeclareBudgetDialog.tsx'],
    show: () =>
      renderScreen(<DeclareBudgetDialog onDeclared={() => undefined} onClose={() => undefined} />, {
        answers: {
          DeclareBudgetDialog: () => ({
            data: { providers: [{ __typename: 'Provider', id: '4', name: 'Codeworks' }] },
          }),
        },
      }),
    texts: { Address: 'https://codeworks.example/entered' },
    choose: () => select(/Provider/, 'Codeworks'),
  },
};
