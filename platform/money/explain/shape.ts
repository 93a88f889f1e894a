import { z } from 'zod';
import { formatMinor } from '../../../schema/foundation/money/money.ts';
import { ALLOCATION_FIGURES, BUDGET_FIGURES } from '../../../schema/money/figures.ts';
import { pageShape } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import type { TrailEntry, TrailSum } from './trail.ts';

/** Where a figure comes from: terms that add up to it, and the entries that do. Decimal strings in `currency`. */
export const explanationShape = responseSchema(
  'Explanation',
  z.object({
    figure: z.enum([...BUDGET_FIGURES, ...ALLOCATION_FIGURES]),
    as_of: z.string().nullable().describe('Moment of the explanation; null for now'),
    currency: z.string(),
    amount: z.string(),
    terms: z.array(
      z.object({
        name: z
          .string()
          .describe(
            'A figure, a kind of posting, `limit`, or `committed` (the amount in committed allocations)',
          ),
        is_figure: z.boolean(),
        sign: z.union([z.literal(1), z.literal(-1)]),
        amount: z.string(),
      }),
    ),
    entries_amount: z.string().describe('Sum of the entries: the figure less the limit in its formula'),
    kinds: z.array(z.object({ kind: z.string(), count: z.int(), amount: z.string() })),
    entries: pageShape(
      z.object({
        id: z.string(),
        at: z.string(),
        kind: z.string(),
        amount: z.string().describe('Effect on the figure, signed'),
        after: z.string().describe('The figure after this entry'),
        from: z.string().nullable(),
        to: z.string().nullable(),
        allocation_id: z.string().nullable(),
        allocation_external_id: z.string().nullable().describe('IO number of the allocation'),
        reference: z.string().nullable(),
        description: z.string().nullable(),
        is_request: z.boolean(),
        reverses: z.string().nullable(),
      }),
    ),
  }),
);
export type ExplanationJson = z.output<typeof explanationShape>;

/** A term of the formula: what it is called, and its amount in minor units. */
export interface ExplainedTerm {
  name: string;
  isFigure: boolean;
  sign: 1 | -1;
  amount: bigint;
}

/** Everything known about a figure, in minor units. */
export interface Explained {
  figure: ExplanationJson['figure'];
  currency: string;
  asOf: Date | undefined;
  amount: bigint;
  terms: readonly ExplainedTerm[];
  sums: readonly TrailSum[];
  entries: readonly TrailEntry[];
  isRequest: boolean;
  page: number;
  size: number;
}

/** An explanation as answers show it. */
export function explanationJson(explained: Explained): ExplanationJson {
  const { figure, currency, asOf, amount, terms, sums, entries, isRequest, page, size } = explained;
  const money = (minor: bigint) => formatMinor(minor, currency);
  const total = sums.reduce((sum, { count }) => sum + count, 0);
  return {
    figure,
    as_of: asOf?.toISOString() ?? null,
    currency,
    amount: money(amount),
    terms: terms.map((term) => ({
      name: term.name,
      is_figure: term.isFigure,
      sign: term.sign,
      amount: money(term.amount),
    })),
    entries_amount: money(sumOf(sums)),
    kinds: sums.map((sum) => ({ ...sum, amount: money(sum.amount) })),
    entries: {
      items: entries.map(({ amount: change, newer, allocationId, externalId, ...entry }) => ({
        ...entry,
        amount: money(change),
        after: money(amount - newer),
        allocation_id: allocationId,
        allocation_external_id: externalId,
        is_request: isRequest,
      })),
      page,
      per_page: size,
      // The sums by kind have counted every entry.
      total,
      total_is_capped: false,
    },
  };
}

/** Total of the sums, in minor units. */
export function sumOf(sums: readonly TrailSum[]): bigint {
  return sums.reduce((sum, { amount }) => sum + amount, 0n);
}
