import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { oneOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { pastSums } from './pastSums.ts';

/** The figures of one advertiser in one currency, minor units (design: the platform). */
export interface Figures {
  /** credits − debits */
  total: bigint;
  delivered: bigint;
  expired: bigint;
  pending: bigint;
  /** Sum of the allocations. */
  allocated: bigint;
  /** The part that committed allocations hold as stock. A removal of budget cannot take it back. */
  committed: bigint;
  unallocated: bigint;
  /** delivered + expired */
  used: bigint;
  /** total − used */
  balance: bigint;
}

/**
 * Figures of advertisers in one currency each; an advertiser without accounts is all zero. Now, from the balances; or as they were
 * at a moment, that moment included, from the sums of the entries.
 */
export async function figuresOf(
  queries: Queries,
  budgets: readonly { advertiserId: string; currency: string }[],
  asOf?: Date,
): Promise<Map<string, Figures>> {
  const balances = asOf
    ? sql`coalesce(sum((select sum(p.amount) from (${pastSums(sql`a`, asOf)}) p)), 0)`
    : sql`sum(a.balance)`;
  const rows = await rowsOf(
    queries,
    {
      advertiser_id: text,
      kind: oneOf(['pending', 'expired', 'committed', 'delivered', 'unallocated', 'funding', 'allocation']),
      balance: text,
    },
    sql`select a.advertiser_id, ${accountKind} as kind, ${balances}::text as balance
      from ledger_accounts a
      join ${askedFor(budgets)} on q.advertiser_id = a.advertiser_id and q.currency = a.currency
      group by 1, 2`,
  );
  const sums = new Map(budgets.map(({ advertiserId }) => [advertiserId, { ...NOTHING }]));
  for (const row of rows) {
    const sum = sums.get(row.advertiser_id);
    if (sum) sum[row.kind] = BigInt(row.balance);
  }
  return new Map([...sums].map(([advertiserId, sum]) => [advertiserId, figures(sum)]));
}

/** SQL condition: an account is of a committed allocation: holds stock. */
export const isCommitted = sql`exists (select from allocations x
  where x.advertiser_id = a.advertiser_id and x.id = a.allocation_id and x.type = 'committed')`;

/** The kind of an account, those of committed allocations by themselves. */
const accountKind = sql`case when a.kind = 'allocation' and ${isCommitted} then 'committed' else a.kind end`;

const NOTHING = {
  funding: 0n,
  unallocated: 0n,
  allocation: 0n,
  committed: 0n,
  pending: 0n,
  delivered: 0n,
  expired: 0n,
};

function figures({ funding, allocation, ...balances }: typeof NOTHING): Figures {
  const total = -funding;
  const used = balances.delivered + balances.expired;
  return { ...balances, total, allocated: allocation + balances.committed, used, balance: total - used };
}

/** Advertisers in one currency each as `q (advertiser_id, currency)`, a table of a statement; the planner sees how many there are. */
export function askedFor(accounts: readonly { advertiserId: string; currency: string }[]): SQL {
  const ids = `{${accounts.map(({ advertiserId }) => advertiserId).join(',')}}`;
  const currencies = `{${accounts.map(({ currency }) => currency).join(',')}}`;
  return sql`unnest(${ids}::bigint[], ${currencies}::text[]) as q (advertiser_id, currency)`;
}
