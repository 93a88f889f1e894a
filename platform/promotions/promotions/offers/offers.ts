import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { OFFER_STATES, OFFER_STATUSES } from '../../../../schema/foundation/transitions.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import { allOf, among } from '../../../foundation/database/conditions.ts';
import { keepPlan } from '../../../foundation/database/connections/keepPlan.ts';
import { number, rowsOf } from '../../../foundation/database/rows.ts';
import { folded, likeAnywhere } from '../../../foundation/database/textFold.ts';
import { countUpToCap, orderBy } from '../../../foundation/http/paginate.ts';
import { commaList, pageQuery, sortOf, sortQuery, totalOf } from '../../../foundation/http/requests.ts';
import { requirePromotion } from '../store.ts';
import { offer, type offerPage, offerSource } from './offerShape.ts';

const SORTS = ['position', 'name', 'sku', 'status'] as const;

/** The query string of the rewards of a promotion (PROMO-62). */
export const offerQuery = z.strictObject({
  name_contains: z.string().trim().min(1).max(200).optional(),
  statuses: commaList(z.enum(OFFER_STATUSES), OFFER_STATUSES.length).optional(),
  states: commaList(z.enum(OFFER_STATES), OFFER_STATES.length).optional(),
  stats: z.enum(['true', 'false']).optional(),
  ...sortQuery(SORTS),
  ...pageQuery,
});

/** Sort expressions; names are compared in the caller's language. */
const ordersFor = ({ locale }: Scope): Record<(typeof SORTS)[number], SQL> => ({
  position: sql`o.position`,
  name: sql`lower(coalesce(o.names ->> ${locale}, o.usual_name)) collate "C"`,
  sku: sql`o.sku collate "C"`,
  status: sql`o.status collate "C"`,
});

/** One page of the rewards of a promotion, in the order they were chosen unless another is asked for. */
export function listOffers(
  scope: Scope,
  promotionId: string,
  query: z.output<typeof offerQuery>,
): Promise<z.output<typeof offerPage>> {
  const sort = sortOf(query, { field: 'position', descending: false });
  const order = orderBy(ordersFor(scope), sort, sql`o.sku`);
  return scope.read(async (tx) => {
    await requirePromotion(tx, scope, promotionId);
    const judged = sql`(select ${offer.select} ${offerSource({ promotionId })}) o`;
    const matching = sql`from ${judged} where ${conditions(query)}`;
    // A promotion has some hundreds at most: one statement judges, counts and reads the page. A page past the last one returns no count.
    const { page, per_page } = query;
    const rows = await rowsOf(
      tx,
      { found: number },
      keepPlan(
        sql`select o.*, count(*) over ()::int as found ${matching} ${order} limit ${per_page} offset ${(page - 1) * per_page}`,
      ),
    );
    const matchCount = rows[0]?.found ?? (page > 1 ? await countUpToCap(tx, matching) : 0);
    const items = rows.map((row) => offer.json(offer.read(row), scope));
    return { items, page, per_page, ...totalOf(matchCount) };
  });
}

function conditions({ name_contains: name, statuses, states }: z.output<typeof offerQuery>): SQL {
  return allOf(
    name &&
      sql`o.sku in (select s.sku from skus s where s.search_name like ${likeAnywhere(folded(name))}
              or s.sku like ${likeAnywhere(name.toUpperCase())})`,
    statuses && sql`o.status in ${among(statuses)}`,
    states && sql`o.state in ${among(states)}`,
  );
}
