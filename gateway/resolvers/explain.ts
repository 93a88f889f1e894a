import type { ExplanationAmountJson, MoneyJson } from '../graph/models.ts';
import type { Resolvers } from '../graph/resolvers.generated.ts';
import { toPage } from '../rest/paging.ts';

const money = ({ amount, currency }: ExplanationAmountJson): MoneyJson => ({ amount, currency });

/** Explanations: every amount in them bears the currency of the figure. */
export const explainResolvers: Resolvers = {
  Budget: {
    explain: ({ id, as_of: asOf }, { figure, page }, { sources }) =>
      sources.explain.budget(id, { figure, page, asOf }),
  },
  Allocation: {
    explain: ({ id, advertiser_id: advertiserId }, { figure, asOf, page }, { sources }) =>
      sources.explain.allocation({ advertiserId, allocationId: id }, { figure, page, asOf: asOf ?? null }),
  },
  Explanation: {
    amount: ({ amount, currency }) => ({ amount, currency }),
    entriesAmount: ({ entries_amount: amount, currency }) => ({ amount, currency }),
    terms: ({ terms, currency }) => terms.map((term) => ({ ...term, currency })),
    kinds: ({ kinds, currency }) => kinds.map((kind) => ({ ...kind, currency })),
    entries: ({ entries, currency }) =>
      toPage({ ...entries, items: entries.items.map((entry) => ({ ...entry, currency })) }),
  },
  ExplanationTerm: { amount: money },
  ExplanationKind: { amount: money },
  LedgerEntry: {
    postingId: ({ id }) => id,
    amount: money,
    after: ({ after, currency }) => ({ amount: after, currency }),
  },
};
