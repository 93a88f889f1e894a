import type { BudgetMove } from '../../../schema/rules/budgets.ts';

/** The tabs of the budget page in their order (BUDGET-12), each with what it does. */
export const MOVE_TABS = [
  { id: 'add', move: 'credit' },
  { id: 'remove', move: 'debit' },
] as const satisfies readonly { id: string; move: BudgetMove }[];

/** What of the address the page owns. */
export const MOVE_DEFAULTS = { tab: 'add' };

/** What the tab of the address does; an unknown one adds. */
export function moveOf(tab: string): BudgetMove {
  return MOVE_TABS.find(({ id }) => id === tab)?.move ?? 'credit';
}
