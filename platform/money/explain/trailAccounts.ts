import { type SQL, sql } from 'drizzle-orm';
import { isCommitted } from '../ledger/figures.ts';
import { FILLING, type Formula } from '../ledger/formulas.ts';

/** Selects entries of an advertiser in one currency: of one allocation or of all, up to `asOf` or now. */
export interface TrailOf {
  advertiserId: string;
  currency: string;
  allocationId?: string | undefined;
  asOf?: Date | undefined;
  formula: Formula;
}

/**
 * The accounts whose entries a figure is made of, as rows `(advertiser_id, id, weight, kinds)`: the sign they count with, and the kinds of posting that count.
 * If stock is excluded, postings that fill or empty it count with the opposite sign. A posting that only moves money between the free budget and an open
 * allocation changes nothing.
 */
export function trailAccounts({ advertiserId, currency, allocationId, formula }: Omit<TrailOf, 'asOf'>): SQL {
  const weights = Object.entries(formula.accounts).map(([kind, weight]) => ({ kind, weight }));
  const isOwn = sql`a.advertiser_id = ${advertiserId} and a.currency = ${currency}`;
  const kinds = formula.isWithoutStock
    ? formula.kinds.filter((kind) => !FILLING.includes(kind))
    : formula.kinds;
  const own = sql`select a.advertiser_id, a.id, w.weight, ${`{${kinds.join(',')}}`}::text[] as kinds from ledger_accounts a
    join jsonb_to_recordset(${JSON.stringify(weights)}::jsonb) as w (kind text, weight int) on w.kind = a.kind
    where ${isOwn} ${allocationId === undefined ? sql`` : sql`and a.allocation_id = ${allocationId}`}`;
  if (!formula.isWithoutStock) return own;
  const isStock = sql`a.kind = 'allocation' and ${isCommitted}`;
  return sql`${own} and not (${isStock})
    union all select a.advertiser_id, a.id, -1, ${`{${FILLING.join(',')}}`}::text[] from ledger_accounts a where ${isOwn} and ${isStock}`;
}
