import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { formatMinor } from '../../../schema/foundation/money/money.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { idArray, isVisibleAdvertiser } from '../../foundation/access/visibleAdvertisers.ts';
import { number, type RowOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { notFound } from '../../foundation/http/refusals/refusal.ts';
import { idList } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { moneyOfAllocations } from '../ledger/allocationMoney.ts';

/** Committed allocations of an advertiser added up, rejected ones left out: decimal strings in its billing currency. */
export const summaryShape = responseSchema(
  'CommittedAllocationsSummary',
  z.object({
    id: z.string().describe('Identifier of the advertiser'),
    currency: z.string(),
    count: z.int(),
    pending_count: z.int(),
    amount: z.string(),
    amount_used: z.string(),
    amount_pending: z.string(),
    amount_available: z.string(),
  }),
);
type SummaryJson = z.output<typeof summaryShape>;
export const summaryListShape = responseSchema(
  'CommittedAllocationsSummaryList',
  z.object({ items: z.array(summaryShape) }),
);

/** `?advertiser_ids=1,2,3`. */
export const summariesQuery = z.strictObject({ advertiser_ids: idList });

/** The committed allocations of one advertiser (ALLOC-48); not found when the caller may not see it. */
export async function readSummary(scope: Scope, advertiserId: string): Promise<SummaryJson> {
  const [summary] = (await listSummaries(scope, [advertiserId])).items;
  if (!summary) throw notFound();
  return summary;
}

/** The same of several advertisers, as far as the caller may see them. */
export function listSummaries(
  scope: Scope,
  advertiserIds: readonly string[],
): Promise<{ items: SummaryJson[] }> {
  const visible = scope.narrow(advertiserIds);
  return visible.read(async (tx) => {
    const rows = await rowsOf(
      tx,
      SUMMED_ROW,
      sql`select d.id, d.billing_currency as currency, coalesce(t.count, 0)::int as count,
          coalesce(t.pending_count, 0)::int as pending_count, coalesce(t.amount, 0)::text as amount,
          coalesce(t.pending, 0)::text as pending, coalesce(t.available, 0)::text as available
        from advertisers d
        left join lateral (
          select count(*) as count, count(*) filter (where a.status = 'pending') as pending_count,
            sum(m.amount) as amount, sum(m.pending) as pending, sum(coalesce(c.balance, 0)) as available
          from allocations a ${moneyOfAllocations}
          where a.advertiser_id = d.id and a.type = 'committed' and a.status <> 'disabled'
            and a.currency = d.billing_currency) t on true
        where d.id = any (${idArray(advertiserIds)}::bigint[]) and ${isVisibleAdvertiser(visible, sql`d.id`)}`,
    );
    return { items: rows.map(summaryJson) };
  });
}

const SUMMED_ROW = {
  id: text,
  currency: text,
  count: number,
  pending_count: number,
  amount: text,
  pending: text,
  available: text,
};
type Summed = RowOf<typeof SUMMED_ROW>;

function summaryJson({ id, currency, count, pending_count, ...sums }: Summed): SummaryJson {
  const money = (minor: bigint) => formatMinor(minor, currency);
  const amount = BigInt(sums.amount);
  const available = BigInt(sums.available);
  return {
    id,
    currency,
    count,
    pending_count,
    amount: money(amount),
    amount_used: money(amount - available),
    amount_pending: money(BigInt(sums.pending)),
    amount_available: money(available),
  };
}
