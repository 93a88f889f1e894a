import type { AllocationFigure, BudgetFigure } from '../../../schema/money/figures.ts';
import { LEDGER_KINDS, type LedgerKind } from './kinds.ts';
import type { LedgerAccountKind } from './table.ts';

/** A figure, the largest budget or what committed allocations hold, added (1) or taken away (-1). */
export interface FormulaTerm {
  name: BudgetFigure | AllocationFigure | 'limit' | 'committed';
  sign: 1 | -1;
}

/** How a figure is computed. */
export interface Formula {
  /** Its terms; empty where it is the sum of ledger entries alone. */
  terms: readonly FormulaTerm[];
  /** The accounts whose entries add up to it, and the sign they count with. */
  accounts: Partial<Record<LedgerAccountKind, 1 | -1>>;
  /** Kinds of posting that change it. Moves among its own accounts do not count. */
  kinds: readonly LedgerKind[];
  /** True if accounts of committed allocations are left out. */
  isWithoutStock?: boolean;
}

/** Kinds of posting that fill or empty an allocation. */
export const FILLING: readonly LedgerKind[] = ['allocate', 'deallocate'];

type Terms = readonly FormulaTerm[];

/**
 * The formula of a figure of a budget. What can be removed depends on whether stock may be committed (BUDGET-38, BUDGET-39); what is
 * requested moved no money, so that it has requests instead of entries.
 */
export function budgetFormula(figure: Exclude<BudgetFigure, 'requested'>, allowsCommitted: boolean): Formula {
  const of = (terms: Terms, accounts: Formula['accounts']) => ({
    terms,
    accounts,
    kinds: changing(accounts),
  });
  switch (figure) {
    case 'total':
      return of([], { funding: -1 });
    case 'delivered':
    case 'expired':
    case 'pending':
    case 'unallocated':
      return of([], { [figure]: 1 });
    case 'allocated':
      return of([], { allocation: 1 });
    case 'used':
      return of([plus('delivered'), plus('expired')], { delivered: 1, expired: 1 });
    case 'balance':
      return of([plus('total'), less('used')], { funding: -1, delivered: -1, expired: -1 });
    case 'max_add':
      return of([plus('limit'), less('total')], { funding: 1 });
    case 'max_remove':
      return allowsCommitted
        ? of([plus('unallocated')], { unallocated: 1 })
        : withoutStock(
            of([plus('balance'), less('pending'), less('committed')], { unallocated: 1, allocation: 1 }),
          );
  }
}

/** The formula of a figure of an allocation; what is pending moved no money, so that it has requests instead of entries. */
export function allocationFormula(figure: Exclude<AllocationFigure, 'amount_pending'>): Formula {
  const kinds = changing({ allocation: 1 });
  switch (figure) {
    case 'amount':
      return { terms: [], accounts: { allocation: 1 }, kinds: FILLING };
    case 'amount_used':
      return {
        terms: [],
        accounts: { allocation: -1 },
        kinds: kinds.filter((kind) => !FILLING.includes(kind)),
      };
    case 'amount_available':
      return { terms: [plus('amount'), less('amount_used')], accounts: { allocation: 1 }, kinds };
  }
}

function plus(name: FormulaTerm['name']): FormulaTerm {
  return { name, sign: 1 };
}

function less(name: FormulaTerm['name']): FormulaTerm {
  return { name, sign: -1 };
}

/** Stock does not count, so filling or emptying it changes the figure. */
function withoutStock(formula: Formula): Formula {
  return { ...formula, isWithoutStock: true, kinds: [...formula.kinds, ...FILLING] };
}

/** The kinds with one side in these accounts and the other, whichever `source` is, outside. */
function changing(accounts: Formula['accounts']): LedgerKind[] {
  const isInside = (side: string) =>
    side === 'source'
      ? Boolean(accounts.unallocated && accounts.allocation)
      : accounts[side as LedgerAccountKind] !== undefined;
  const touches = (side: string) =>
    side === 'source' ? Boolean(accounts.unallocated || accounts.allocation) : isInside(side);
  return (Object.keys(LEDGER_KINDS) as LedgerKind[]).filter((kind) => {
    const { from, to } = LEDGER_KINDS[kind];
    return (touches(from) || touches(to)) && !(isInside(from) && isInside(to));
  });
}
