import type { AllocationFigure, BudgetFigure } from '../../../schema/money/figures.ts';

/** A figure of an advertiser's budget, now or as of a moment (ISO 8601), or of one of its allocations. */
export type FigureOf = { advertiserId: string } & (
  | { figure: BudgetFigure; asOf?: string | null | undefined; allocationId?: never }
  | { figure: AllocationFigure; asOf?: string | null | undefined; allocationId: string }
);
