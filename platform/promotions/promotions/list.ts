import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isInstant } from '../../../schema/foundation/dates/isInstant.ts';
import { PROMOTION_STATUSES } from '../../../schema/foundation/transitions.ts';
import { requireAdvertiser } from '../../advertisers/interface.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { confineTo, idArray, isVisibleAdvertiser } from '../../foundation/access/visibleAdvertisers.ts';
import { allOf } from '../../foundation/database/conditions.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { folded, likeAnywhere } from '../../foundation/database/textFold.ts';
import { paginate } from '../../foundation/http/paginate.ts';
import { commaList, idList, pageQuery, sortOf, sortQuery } from '../../foundation/http/requests.ts';
import { listedPromotion, type promotionPage } from './shape.ts';
import { promotionSource } from './summaryShape.ts';

const SORTS = ['name', 'status', 'start_datetime', 'end_datetime'] as const;
const flag = (usual: 'true' | 'false') =>
  z
    .enum(['true', 'false'])
    .default(usual)
    .transform((value) => value === 'true');

const instant = z.string().refine(isInstant, { error: 'invalid_instant' });

/** The query string of the lists of promotions (PROMOLIST-18). Deleted and completed ones are left out, paused ones are not (PROMOLIST-10, PROMOLIST-11, PROMOLIST-12). */
export const promotionQuery = z.strictObject({
  name_contains: z.string().trim().min(1).max(200).optional(),
  with_disabled: flag('false'),
  with_completed: flag('false'),
  with_paused: flag('true'),
  ids: idList.optional(),
  from: instant.optional().meta({ description: 'Only promotions that run at or after this instant' }),
  to: instant.optional().meta({ description: 'Only promotions that start before this instant' }),
  expand: commaList(z.enum(['stats', 'experience'])).optional(),
  ...sortQuery(SORTS),
  ...pageQuery,
});
type PromotionQuery = z.output<typeof promotionQuery>;

const ORDERS: Record<(typeof SORTS)[number], (direction: SQL) => SQL> = {
  name: (direction) => sql`p.search_name collate "C" ${direction}, p.id ${direction}`,
  status: (direction) => sql`p.status collate "C" ${direction}, p.id ${direction}`,
  start_datetime: (direction) => sql`p.start_datetime ${direction}, p.id ${direction}`,
  end_datetime: (direction) => sql`p.end_datetime ${direction}, p.id ${direction}`,
};

/** One page of the promotions that the caller may see, or of those of one advertiser: the last begun first, unless another order is asked for (PROMOLIST-20). */
export function listPromotions(
  scope: Scope,
  query: PromotionQuery,
  advertiserId?: string,
): Promise<z.output<typeof promotionPage>> {
  const { field, descending } = sortOf(query, { field: 'start_datetime', descending: true });
  const order = sql`order by ${ORDERS[field](descending ? sql`desc` : sql`asc`)}`;
  const matching = sql`from promotions p where ${conditions(scope, query, advertiserId)}`;
  return scope.read(async (tx) => {
    if (advertiserId) await requireAdvertiser(tx, scope, advertiserId);
    return paginate(tx, query, {
      matching,
      read: async (part) => {
        const pageRows = await rowsOf(
          tx,
          { id: text, owner: text },
          sql`select p.id::text as id, p.advertiser_id::text as owner ${matching} ${order} ${part}`,
        );
        if (pageRows.length === 0) return [];
        await confineTo(tx, scope, [...new Set(pageRows.map(({ owner }) => owner))]);
        const ids = idArray(pageRows.map(({ id }) => id));
        const pageCondition = sql`where p.id = any (${ids}::bigint[]) ${order}`;
        const rows = await listedPromotion.rows(tx, sql`${promotionSource()} ${pageCondition}`);
        return rows.map((row) => listedPromotion.json(row, scope));
      },
    });
  });
}

function conditions(scope: Scope, query: PromotionQuery, advertiserId: string | undefined): SQL {
  const hidden = PROMOTION_STATUSES.filter(
    (status) =>
      (status === 'disabled' && !query.with_disabled) ||
      (status === 'completed' && !query.with_completed) ||
      (status === 'paused' && !query.with_paused),
  );
  return allOf(
    advertiserId ? sql`p.advertiser_id = ${advertiserId}` : isVisibleAdvertiser(scope, sql`p.advertiser_id`),
    // Rows with these ids are shown whatever their status is.
    ...(query.ids
      ? [sql`p.id = any (${idArray(query.ids)}::bigint[])`]
      : hidden.map((status) => sql`p.status <> ${status}`)),
    query.from && sql`(p.end_datetime is null or p.end_datetime >= ${query.from})`,
    query.to && sql`p.start_datetime < ${query.to}`,
    query.name_contains && sql`p.search_name like ${likeAnywhere(folded(query.name_contains))}`,
  );
}
