// Only for tests: the forms about allocations.
import { screen } from '@testing-library/react';
import { allocation } from '../data/inventoryData.ts';
import { fill as fillAllocation, show as showAllocation } from '../renderAllocation.tsx';
import { inventoryOf, showInventory } from '../renderInventory.tsx';
import { pressFound } from './formActs.ts';
import { type FormCase, LOST } from './openForm.ts';

const effects = { __typename: 'Effects', postings: [], figures: [], mails: [] };
const usd = (amount: string) => ({ __typename: 'Money', amount, currency: 'USD' });
const allocationRow = allocation('5', {
  status: 'enabled',
  state: 'expired',
  display: 'expired',
  isEditable: false,
  amount: usd('75.00'),
  amountPending: usd('0.00'),
  amountAvailable: usd('40.00'),
  giveBackLimit: usd('40.00'),
});

export const ALLOCATION_FORMS: Record<string, FormCase> = {
  'a new allocation': {
    files: ['web/money/allocations/AllocationForm.tsx', 'web/money/allocations/useAllocationForm.ts'],
    show: () => showAllocation({ answers: LOST }),
    open: () => screen.findByRole('combobox', { name: /^Reward/, hidden: true }),
    choose: fillAllocation,
    texts: { Quantity: '', 'Unit selling price': '', Amount: '' },
    submit: 'Request',
    confirm: 'Request',
  },
  'a pending allocation': {
    files: [
      'web/money/inventory/edit/AllocationEditDialog.tsx',
      'web/money/inventory/edit/useAllocationEdit.ts',
    ],
    show: () => showInventory(),
    open: () => pressFound('Edit the allocation IO-2605'),
    texts: { 'Unit selling price': '' },
  },
  'a change of the open allocation': {
    files: ['web/money/inventory/edit/AllocationUpdateDialog.tsx', 'web/money/inventory/RequestDialog.tsx'],
    show: () =>
      showInventory({
        answers: {
          AllocationFormRequest: () => ({
            data: { createAllocation: { __typename: 'CreateAllocationSuccess', effects, advertiser: null } },
          }),
          ...LOST,
        },
      }),
    open: () => pressFound('Update the allocation IO-OPEN'),
    texts: { 'Requested amount': '10' },
    confirm: 'Request',
    isHidden: true,
  },
  'what is given back': {
    files: ['web/money/inventory/GiveBackDialog.tsx'],
    show: () =>
      showInventory({
        answers: {
          AdvertiserInventoryTab: inventoryOf([allocationRow], []),
          GiveBackDialogRequest: () => ({
            data: {
              giveBackAllocation: {
                __typename: 'GiveBackAllocationSuccess',
                allocation: allocationRow,
                effects,
              },
            },
          }),
          ...LOST,
        },
      }),
    open: () => pressFound('Give back what the allocation IO-2605 still holds'),
    confirm: 'Request',
    isHidden: true,
  },
};
