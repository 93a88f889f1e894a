import { and, eq, sql } from 'drizzle-orm';
import { type DiscountDraft, formatPercent, parsePercent } from '../../../schema/money/discounts.ts';
import { lockAdvertiser, markDiscounts } from '../../advertisers/interface.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { number, rowsOf } from '../../foundation/database/rows.ts';
import { invalidField } from '../../foundation/http/refusals/refusal.ts';
import { effectsOf } from '../ledger/changeMoney.ts';
import { type DiscountRow, discount, type SavedDiscountJson } from './shape.ts';
import { discounts } from './table.ts';

/** A save: the version last received (0 without a discount), and the new values. */
export interface DiscountChange {
  version: number;
  draft: DiscountDraft;
}

/**
 * Gives, changes or, with a discount of 0, deletes the discount of an advertiser on a product; stale when `version` is not the
 * discount's. Saving the present discount changes nothing. A product off sale keeps the discount it has and gets no new one.
 */
export function saveDiscount(
  scope: Scope,
  advertiserId: string,
  { version, draft }: DiscountChange,
): Promise<SavedDiscountJson> {
  return runChange({ scope, version }, async (change) => {
    const { tx } = change;
    await lockAdvertiser(tx, scope, advertiserId); // it guards its discounts, also those that are not there yet
    const current = await find(tx, advertiserId, draft.productId);
    const basisPoints = parsePercent(draft.discount) ?? 0;
    if (!current || (current.version === 0 && !current.isSold))
      throw invalidField('product_id', 'unknown_product');
    await change.checkVersion(current, () => discount.json(current, scope));
    const before = current.basisPoints;
    if (basisPoints !== before) {
      await write(tx, { advertiserId, productId: current.product_id, basisPoints });
      await change.record({
        noun: 'discounts',
        nounId: current.product_id,
        action: before === 0 ? 'created' : basisPoints === 0 ? 'deleted' : 'updated',
        advertiserId,
        ...(before === 0 ? {} : { before: { discount: formatPercent(before) } }),
        ...(basisPoints === 0 ? {} : { after: { discount: formatPercent(basisPoints) } }),
      });
    }
    return {
      discount: discount.json((await find(tx, advertiserId, current.product_id)) ?? current, scope),
      before: formatPercent(before),
      rewards: await rewardsOf(tx, current.product_id),
      effects: await effectsOf(change),
    };
  });
}

async function find(tx: Queries, advertiserId: string, productId: string): Promise<DiscountRow | undefined> {
  const [row] = await discount.rows(
    tx,
    sql`from products p join brands b on b.id = p.brand_id
      left join discounts d on d.product_id = p.id and d.advertiser_id = ${advertiserId} where p.id = ${productId}`,
  );
  return row;
}

interface Written {
  advertiserId: string;
  productId: string;
  basisPoints: number;
}

async function write(tx: Queries, { advertiserId, productId, basisPoints }: Written): Promise<void> {
  if (basisPoints === 0) {
    await tx
      .delete(discounts)
      .where(and(eq(discounts.advertiserId, advertiserId), eq(discounts.productId, productId)));
  } else {
    const values = { basisPoints, version: sql`nextval('discounts_version')`, updatedAt: sql`now()` };
    await tx
      .insert(discounts)
      .values({ advertiserId, productId, ...values })
      .onConflictDoUpdate({ target: [discounts.advertiserId, discounts.productId], set: values });
  }
  await markDiscounts(
    tx,
    advertiserId,
    sql`exists (select 1 from discounts d where d.advertiser_id = ${advertiserId})`,
  );
}

async function rewardsOf(tx: Queries, productId: string): Promise<number> {
  const [row] = await rowsOf(
    tx,
    { count: number },
    sql`select count(*)::int as count from skus where product_id = ${productId} and status = 'enabled'`,
  );
  return row?.count ?? 0;
}
