import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Scope } from '../../access/scope.ts';
import { confineTo, idArray, isVisibleAdvertiser } from '../../access/visibleAdvertisers.ts';
import { rowsOf } from '../../database/connection.ts';
import { paginate } from '../../http/paginate.ts';
import { notFound } from '../../http/refusal.ts';
import { idList, pageQuery } from '../../http/requests.ts';
import { type RedemptionJson, redemption, type redemptionPage } from './shape.ts';
import { redemptionSource } from './source.ts';

/** The query string of the redemption report. */
export const redemptionQuery = z.strictObject({
  ids: idList.optional(),
  ...pageQuery,
});

/** One page of the redemptions that the caller may see, those activated last first. */
export function listRedemptions(
  scope: Scope,
  query: z.output<typeof redemptionQuery>,
): Promise<z.output<typeof redemptionPage>> {
  const matching = sql`from redemptions r where ${isVisibleAdvertiser(scope, sql`r.advertiser_id`)}
    ${query.ids ? sql`and r.id = any (${idArray(query.ids)}::bigint[])` : sql``}`;
  const order = sql`order by r.id desc`;
  return scope.read(async (tx) => {
    const page = await paginate(tx, query, {
      matching,
      read: async (part) => {
        const found = await rowsOf<{ id: string; owner: string }>(
          tx,
          sql`select r.id::text as id, r.advertiser_id::text as owner ${matching} ${order} ${part}`,
        );
        if (found.length === 0) return [];
        await confineTo(tx, scope, [...new Set(found.map(({ owner }) => owner))]);
        const ids = idArray(found.map(({ id }) => id));
        const owners = idArray([...new Set(found.map(({ owner }) => owner))]);
        const rows = await redemption.rows(
          tx,
          sql`${redemptionSource()} where r.advertiser_id = any (${owners}::bigint[]) and r.id = any (${ids}::bigint[]) ${order}`,
        );
        return rows.map((row) => redemption.json(row, scope));
      },
    });
    return { ...page, end_cursor: null, reading: null };
  });
}

/** One redemption. @throws Refusal not_found */
export function readRedemption(scope: Scope, id: string): Promise<RedemptionJson> {
  return scope.read(async (tx) => {
    const [row] = await redemption.rows(
      tx,
      sql`${redemptionSource()} where r.id = ${id} and ${isVisibleAdvertiser(scope, sql`r.advertiser_id`)}`,
    );
    if (!row) throw notFound();
    return redemption.json(row, scope);
  });
}
