import type { BudgetMove } from '../../../schema/money/budgets.ts';

/** The tabs of the budget page in their order (BUDGET-12), each with its change. */
export const MOVE_TABS = [
  { id: 'add', move: 'credit' },
  { id: 'remove', move: 'debit' },
] as const satisfies readonly { id: string; move: BudgetMove }[];

/** Query parameters of the page. */
export const MOVE_DEFAULTS = { tab: 'add' };

/** The tabs that an address may name. */
export const MOVE_ACCEPTS = { tab: (text: string) => MOVE_TABS.some(({ id }) => id === text) };

/** The change of the tab in the address; an unknown tab adds. */
export function moveOf(tab: string): BudgetMove {
  return MOVE_TABS.find(({ id }) => id === tab)?.move ?? 'credit';
}
