import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { FAILURE_KINDS, messageRemedy } from '../../../schema/fulfillment/messageRemedy.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { confineTo, idArray, isoTimestamp } from '../../foundation/access/visibleAdvertisers.ts';
import { nullable, number, oneOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { paginate } from '../../foundation/http/paginate.ts';
import { idList, pageQuery } from '../../foundation/http/requests.ts';
import { batchLine, lineSource } from '../dispatches/lineShape.ts';
import type { FailureJson, failureGroups, failurePage } from './shape.ts';
import { failures } from './source.ts';

/** The query string of the groups. */
export const failureGroupQuery = z.strictObject({ advertiser_ids: idList.optional() });

/** The query string of the failures of one group, or of all. */
export const failureQuery = z.strictObject({
  advertiser_ids: idList.optional(),
  kind: z.enum(FAILURE_KINDS).optional(),
  reason: z.string().max(100).optional(),
  ...pageQuery,
});

/** Groups that are shown: those with the most failures. */
const MAX_GROUPS = 200;

const GROUP_ROW = {
  kind: oneOf(FAILURE_KINDS),
  reason: text,
  advertiser_id: text,
  advertiser_name: text,
  count: number,
  oldest: text,
  total: number,
  groups: number,
};

/** Open failures of the advertisers that the caller may see, by reason and advertiser, the most first. */
export function groupFailures(
  scope: Scope,
  { advertiser_ids: advertiserIds }: z.output<typeof failureGroupQuery>,
): Promise<z.output<typeof failureGroups>> {
  return scope.read(async (tx) => {
    const rows = await rowsOf(
      tx,
      GROUP_ROW,
      sql`select g.kind, g.reason, g.owner::text as advertiser_id, a.name as advertiser_name, g.count, ${isoTimestamp(sql`g.oldest`)} as oldest,
          g.total, g.groups
        from (select f.kind, f.reason, f.owner, count(*)::int as count, min(f.at) as oldest, sum(count(*)) over ()::int as total,
            count(*) over ()::int as groups
          from (${failures(scope, { advertiserIds })}) f group by f.kind, f.reason, f.owner
          order by count(*) desc, f.kind, f.reason, f.owner limit ${MAX_GROUPS}) g
        join advertisers a on a.id = g.owner
        order by g.count desc, g.kind, g.reason, g.owner`,
    );
    const [first] = rows;
    return {
      items: rows.map(({ total: _total, groups: _groups, ...group }) => ({
        ...group,
        // The recipients of some may have another address by now: then the remedy of their line says so.
        remedy: group.kind === 'message' ? messageRemedy({ ...group, isReaddressed: false }) : 'retry',
      })),
      total: first?.total ?? 0,
      is_capped: (first?.groups ?? 0) > MAX_GROUPS,
    };
  });
}

const FAILURE_ROW = {
  kind: oneOf(FAILURE_KINDS),
  reason: text,
  owner: text,
  redemption: text,
  at: text,
};

/** One page of open failures, the oldest first. */
export function listFailures(
  scope: Scope,
  query: z.output<typeof failureQuery>,
): Promise<z.output<typeof failurePage>> {
  const { advertiser_ids: advertiserIds, kind, reason } = query;
  const matching = sql`from (${failures(scope, { advertiserIds, kind, reason })}) f`;
  return scope.read((tx) =>
    paginate(tx, query, {
      matching,
      async read(part) {
        const failureRows = await rowsOf(
          tx,
          FAILURE_ROW,
          sql`select f.kind, f.reason, f.owner::text as owner, f.redemption::text as redemption, ${isoTimestamp(sql`f.at`)} as at ${matching}
            order by f.at, f.redemption, f.kind ${part}`,
        );
        if (failureRows.length === 0) return [];
        const owners = [...new Set(failureRows.map(({ owner }) => owner))];
        await confineTo(tx, scope, owners);
        const ids = idArray(failureRows.map(({ redemption }) => redemption));
        const own = sql`l.advertiser_id = any (${idArray(owners)}::bigint[]) and l.redemption_id = any (${ids}::bigint[])`;
        const lines = await batchLine.rows(tx, sql`${lineSource()} where ${own}`);
        const places = await rowsOf(
          tx,
          {
            order_id: nullable(text),
            promotion_name: text,
            advertiser_id: text,
            promotion_id: text,
            advertiser_name: text,
            redemption_id: text,
            dispatch_id: nullable(text),
          },
          sql`select r.id::text as redemption_id, r.order_id, a.id::text as advertiser_id, a.name as advertiser_name, m.id::text as promotion_id, m.name as promotion_name,
              r.dispatch_id::text as dispatch_id
            from redemptions r join advertisers a on a.id = r.advertiser_id join promotions m on m.advertiser_id = r.advertiser_id and m.id = r.promotion_id
            where r.advertiser_id = any (${idArray(owners)}::bigint[]) and r.id = any (${ids}::bigint[])`,
        );
        return failureRows.flatMap(({ kind: what, reason: why, redemption, at }): FailureJson[] => {
          const line = lines.find((one) => one.redemption_id === redemption);
          const place = places.find((one) => one.redemption_id === redemption);
          if (!place) return [];
          return [{ kind: what, reason: why, at, ...place, line: line ? batchLine.json(line, scope) : null }];
        });
      },
    }),
  );
}
