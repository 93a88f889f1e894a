import { sql } from 'drizzle-orm';
import { type Queries, rowsOf } from '../database.ts';

/** The figures of one advertiser in one currency, minor units (design: the platform). */
export interface Figures {
  /** credits − debits */
  total: bigint;
  delivered: bigint;
  expired: bigint;
  pending: bigint;
  /** Sum of the allocations. */
  allocated: bigint;
  unallocated: bigint;
  /** delivered + expired */
  used: bigint;
  /** total − used */
  balance: bigint;
}

/** Figures of advertisers in one currency each, read from their accounts; an advertiser without accounts is all zero. */
export async function figuresOf(
  queries: Queries,
  asked: readonly { advertiserId: string; currency: string }[],
): Promise<Map<string, Figures>> {
  const rows = await rowsOf<{ advertiser_id: string; kind: keyof typeof NOTHING; balance: string }>(
    queries,
    sql`select a.advertiser_id, a.kind, sum(a.balance)::text as balance
      from ledger_accounts a
      join jsonb_to_recordset(${JSON.stringify(asked.map(wire))}::jsonb) as q (advertiser_id bigint, currency text)
        on q.advertiser_id = a.advertiser_id and q.currency = a.currency
      group by a.advertiser_id, a.kind`,
  );
  const sums = new Map(asked.map(({ advertiserId }) => [advertiserId, { ...NOTHING }]));
  for (const row of rows) {
    const sum = sums.get(row.advertiser_id);
    if (sum) sum[row.kind] = BigInt(row.balance);
  }
  return new Map([...sums].map(([advertiserId, sum]) => [advertiserId, figures(sum)]));
}

const NOTHING = { funding: 0n, unallocated: 0n, allocation: 0n, pending: 0n, delivered: 0n, expired: 0n };

function figures({ funding, allocation, ...balances }: typeof NOTHING): Figures {
  const total = -funding;
  const used = balances.delivered + balances.expired;
  return { ...balances, total, allocated: allocation, used, balance: total - used };
}

function wire({ advertiserId, currency }: { advertiserId: string; currency: string }) {
  return { advertiser_id: advertiserId, currency };
}
