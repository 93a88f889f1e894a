import type { RestClient } from '../foundation/rest/client.ts';
import { pageQuery } from '../foundation/rest/paging.ts';
import type { Explanation } from '../foundation/rest/rest.generated.ts';
import type { AllocationFigure, BudgetFigure, PageInput } from '../sdl/types.generated.ts';

/** A part of an explanation with the currency of the figure; the platform names the currency once for all parts. */
type InCurrency<Part> = Part & { currency: string };
export type ExplanationTermRow = InCurrency<Explanation['terms'][number]>;
export type ExplanationKindRow = InCurrency<Explanation['kinds'][number]>;
export type LedgerEntryRow = InCurrency<Explanation['entries']['items'][number]>;
export type LedgerEntryPageRow = Omit<Explanation['entries'], 'items'> & { items: LedgerEntryRow[] };
export type ExplanationRow = Omit<Explanation, 'terms' | 'kinds' | 'entries'> & {
  terms: ExplanationTermRow[];
  kinds: ExplanationKindRow[];
  entries: LedgerEntryPageRow;
};

/** The figure to explain, its moment, and the page of its entries. */
interface FigureRequest<Figure> {
  figure: Figure;
  asOf?: string | null | undefined;
  page?: PageInput | null | undefined;
}

/** The only file that knows `/explain`. */
export function explainSource(rest: RestClient) {
  const query = ({ figure, asOf, page }: FigureRequest<string>) => ({
    ...pageQuery(page),
    figure,
    as_of: asOf,
  });
  return {
    budget: async (id: string, request: FigureRequest<BudgetFigure>): Promise<ExplanationRow> =>
      inItsCurrency(
        await rest.call('GET /api/advertisers/{id}/budget/explain', { path: { id }, query: query(request) }),
      ),
    allocation: async (
      path: { id: string; allocationId: string },
      request: FigureRequest<AllocationFigure>,
    ): Promise<ExplanationRow> =>
      inItsCurrency(
        await rest.call('GET /api/advertisers/{id}/allocations/{allocationId}/explain', {
          path,
          query: query(request),
        }),
      ),
  };
}

function inItsCurrency({ terms, kinds, entries, ...explanation }: Explanation): ExplanationRow {
  const { currency } = explanation;
  return {
    ...explanation,
    terms: terms.map((term) => ({ ...term, currency })),
    kinds: kinds.map((kind) => ({ ...kind, currency })),
    entries: { ...entries, items: entries.items.map((entry) => ({ ...entry, currency })) },
  };
}
