import type { Ability } from '../../../schema/foundation/abilities.ts';
import { AdvertiserBudgetTab } from '../../money/budgets/AdvertiserBudgetTab.tsx';
import { type Answers, renderScreen } from '../renderScreen.tsx';
import { money, pageInfo } from './advertiserData.ts';

export const line = (id: string, over: object = {}) => ({
  __typename: 'BudgetLine',
  id,
  asOf: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  type: 'credit',
  amount: money('10.00'),
  status: 'approved',
  description: `Line ${id}`,
  version: 1,
  ...over,
});

const LINES = [
  line('4', { type: 'allocate', status: 'pending' }),
  line('3', { type: 'deallocate', status: 'approved' }),
  line('2', { type: 'debit' }),
  line('1'),
];

export const budget = (over: object = {}, items: object[] = LINES) => ({
  __typename: 'Budget',
  id: '7',
  advertiserId: '7',
  asOf: null,
  total: money('1000.00'),
  used: money('300.00'),
  delivered: money('250.00'),
  expired: money('50.00'),
  pending: money('100.00'),
  allocated: money('200.00'),
  unallocated: money('400.00'),
  balance: money('700.00'),
  lines: { __typename: 'BudgetLinePage', items, page: pageInfo(items.length) },
  ...over,
});
export const zero = Object.fromEntries(
  ['total', 'used', 'delivered', 'expired', 'pending', 'allocated', 'unallocated', 'balance'].map(
    (figure) => [figure, money('0.00')],
  ),
);
export const answer = (row: object | null) => ({
  data: { advertiser: { __typename: 'Advertiser', id: '7', budget: row } },
});

interface BudgetOptions {
  abilities?: readonly Ability[];
  row?: object | null;
  save?: Answers[string];
  url?: string;
}

export const show = ({
  abilities = ['viewBudget', 'createBudget'],
  row = budget(),
  save,
  url,
}: BudgetOptions = {}) =>
  renderScreen(<AdvertiserBudgetTab advertiserId="7" />, {
    abilities,
    url: url ?? '/advertiser/7',
    answers: { AdvertiserBudgetTab: () => answer(row), ...(save && { BudgetReferenceSave: save }) },
  });
