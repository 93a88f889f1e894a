// Only for tests: a redemption report with any number of rows, by page or behind a cursor.
import { redemption, redemptionPage } from './data/redemptionRows.ts';
import type { Answers } from './renderScreen.tsx';

/** Rows per page. */
export const PAGE = 10;
/** Variables of a report. */
export interface ReportVariables {
  page?: { number: number };
  first?: number;
  after?: string;
  filter: { states?: string[] };
}

/** A report of `total` rows, numbered from 1; null means more than are counted. */
export function reportOf(total: number | null, different: (id: number) => object = () => ({})): Answers {
  const last = total ?? Number.POSITIVE_INFINITY;
  return {
    RedemptionListScreen: (variables) => {
      const { page, first, after, filter } = variables as unknown as ReportVariables;
      const begin = after ? Number(after) : ((page?.number ?? 1) - 1) * PAGE;
      const count = Math.max(0, Math.min(first ?? PAGE, last - begin));
      const items = Array.from({ length: count }, (_, index) => {
        const id = begin + index + 1;
        return redemption(String(id), different(id));
      });
      const about = { total: filter.states ? 3 : total, number: page?.number ?? 1 };
      const endCursor = begin + count < last ? String(begin + count) : null;
      return { data: { redemptions: redemptionPage(items, { ...about, endCursor }) } };
    },
  };
}
