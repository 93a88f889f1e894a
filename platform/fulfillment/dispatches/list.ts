import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { DISPATCH_STATES } from '../../../schema/foundation/transitions.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { idArray, isVisibleAdvertiser } from '../../foundation/access/visibleAdvertisers.ts';
import { allOf } from '../../foundation/database/conditions.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { paginate } from '../../foundation/http/paginate.ts';
import { idList, pageQuery } from '../../foundation/http/requests.ts';
import { promotionFacts } from './facts.ts';
import { dispatch, type dispatchPage, dispatchSource } from './shape.ts';

/** The query string of the list of all dispatches. */
export const dispatchQuery = z.strictObject({
  ids: idList.optional(),
  advertiser_ids: idList.optional(),
  state: z.enum(DISPATCH_STATES).optional(),
  ...pageQuery,
});

/** The query string of the dispatches of one promotion. */
export const promotionDispatchQuery = z.strictObject(pageQuery);

type Page = Promise<z.output<typeof dispatchPage>>;

/** One page of the dispatches that the caller may see, the newest first. */
export function listDispatches(scope: Scope, query: z.output<typeof dispatchQuery>): Page {
  const conditions = allOf(
    isVisibleAdvertiser(scope, sql`d.advertiser_id`),
    // Single redemptions are excluded: they have a report of their own.
    query.ids ? sql`d.id = any (${idArray(query.ids)}::bigint[])` : sql`d.kind <> 'single'`,
    query.advertiser_ids && sql`d.advertiser_id = any (${idArray(query.advertiser_ids)}::bigint[])`,
    query.state && sql`d.state = ${query.state}`,
  );
  return pageOf(scope, query, async () => conditions);
}

/** Those of one promotion; with `kind` only such ones (ACTIV-10). */
export function listPromotionDispatches(
  scope: Scope,
  promotionId: string,
  query: z.output<typeof promotionDispatchQuery> & { kind?: 'activate_codes' },
): Page {
  return pageOf(scope, query, async (tx) => {
    const { advertiserId } = await promotionFacts(tx, scope, { promotionId, isLocked: false });
    return sql`d.advertiser_id = ${advertiserId} and d.promotion_id = ${promotionId}
      and ${query.kind ? sql`d.kind = ${query.kind}` : sql`d.kind <> 'single'`}`;
  });
}

type Tx = Parameters<Parameters<Scope['read']>[0]>[0];

function pageOf(
  scope: Scope,
  query: { page: number; per_page: number },
  conditionsOf: (tx: Tx) => Promise<SQL>,
): Page {
  return scope.read(async (tx) => {
    const matching = sql`from dispatches d where ${await conditionsOf(tx)}`;
    return paginate(tx, query, {
      matching,
      read: async (part) => {
        // The ids of the page are read first, so that lines are counted for these dispatches alone.
        const pageRows = await rowsOf(
          tx,
          { id: text },
          sql`select d.id::text as id ${matching} order by d.id desc ${part}`,
        );
        const ids = idArray(pageRows.map(({ id }) => id));
        const rows = await dispatch.rows(
          tx,
          sql`${dispatchSource()} where d.id = any (${ids}::bigint[]) and ${isVisibleAdvertiser(scope, sql`d.advertiser_id`)} order by d.id desc`,
        );
        return rows.map((row) => dispatch.json(row, scope));
      },
    });
  });
}
