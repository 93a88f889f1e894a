import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ALLOCATION_TYPES, type AllocationType } from '../../../schema/foundation/transitions.ts';
import { MIN_SEARCH } from '../../../schema/money/rewards.ts';
import { requireAdvertiser } from '../../advertisers/interface.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { idArray } from '../../foundation/access/visibleAdvertisers.ts';
import { allOf } from '../../foundation/database/conditions.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { folded, holdsFolded, likeAnywhere } from '../../foundation/database/textFold.ts';
import { paginate } from '../../foundation/http/paginate.ts';
import { notFound } from '../../foundation/http/refusals/refusal.ts';
import { idList, pageQuery } from '../../foundation/http/requests.ts';
import { selectWaiting } from './requests/waiting.ts';
import { type AllocationRow, displayOrder, selectAllocations, selectRewards } from './select.ts';
import {
  type AllocatedRewardJson,
  type AllocationJson,
  allocatedRewardJson,
  allocationJson,
  type allocationPageShape,
} from './shape.ts';

const expand = z.enum(['allocations']).optional();

/** The query string of the allocations of an advertiser (ALLOC-49); `expand=allocations` brings their rewards. */
export const committedQuery = z.strictObject({
  ...pageQuery,
  search: z.string().trim().min(MIN_SEARCH).max(200).optional(),
  expand,
});
export const allocationQuery = committedQuery.extend({ type: z.enum(ALLOCATION_TYPES).optional() });

/** `?advertiser_ids=` the open allocations of these advertisers, or `?ids=` these allocations. */
export const allocationsQuery = z.union([
  z.strictObject({ advertiser_ids: idList }),
  z.strictObject({ ids: idList }),
]);

/** One page of an advertiser's allocations, by display priority, then the newest first. */
export function listAllocations(
  scope: Scope,
  advertiserId: string,
  query: z.output<typeof committedQuery> & { type?: AllocationType | undefined },
): Promise<z.output<typeof allocationPageShape>> {
  const { type, search } = query;
  const matching = allOf(
    sql`a.advertiser_id = ${advertiserId}`,
    type && sql`a.type = ${type}`,
    search && matches(search),
  );
  return scope.read(async (tx) => {
    await requireAdvertiser(tx, scope, advertiserId);
    return paginate(tx, query, {
      matching: sql`from allocations a where ${matching}`,
      async read(part) {
        const order = sql`order by ${displayOrder}, a.ordered_at desc, a.id desc`;
        const rows = await selectAllocations(tx, scope, sql`${matching} ${order} ${part}`);
        return jsonOf(tx, scope, { rows, withRewards: query.expand !== undefined });
      },
    });
  });
}

/** One allocation with its rewards; not found when there is none or the caller may not see it. */
export function readAllocation(scope: Scope, advertiserId: string, id: string): Promise<AllocationJson> {
  return scope.read((tx) => allocationById(tx, scope, { advertiserId, id }));
}

/** The same within a running transaction. */
export async function allocationById(
  tx: Queries,
  scope: Scope,
  { advertiserId, id }: { advertiserId: string; id: string },
): Promise<AllocationJson> {
  const rows = await selectAllocations(tx, scope, sql`a.advertiser_id = ${advertiserId} and a.id = ${id}`);
  const [json] = await jsonOf(tx, scope, { rows, withRewards: true });
  if (!json) throw notFound();
  return json;
}

/** The open allocation of an advertiser, waiting or approved (ALLOC-45, ALLOC-47); not found when there is none. */
export function readOpenAllocation(
  scope: Scope,
  advertiserId: string,
  withRewards: boolean,
): Promise<AllocationJson> {
  return scope.read(async (tx) => {
    const rows = await selectAllocations(tx, scope, openOf([advertiserId]));
    const [json] = await jsonOf(tx, scope, { rows, withRewards });
    if (!json) throw notFound();
    return json;
  });
}

/** The rewards of the open allocation (ALLOC-46); none when there is none. */
export function readOpenRewards(
  scope: Scope,
  advertiserId: string,
): Promise<{ items: AllocatedRewardJson[] }> {
  return scope.read(async (tx) => {
    await requireAdvertiser(tx, scope, advertiserId);
    const [row] = await selectAllocations(tx, scope, openOf([advertiserId]));
    if (!row) return { items: [] };
    const rewards = (await selectRewards(tx, [row])).get(row.id) ?? [];
    return { items: rewards.map((reward) => allocatedRewardJson(reward, row.currency)) };
  });
}

/** Several allocations with their rewards, as far as the caller may see them. */
export function listSeveral(
  scope: Scope,
  query: z.output<typeof allocationsQuery>,
): Promise<{ items: AllocationJson[] }> {
  const condition =
    'ids' in query ? sql`a.id = any (${idArray(query.ids)}::bigint[])` : openOf(query.advertiser_ids);
  const visible = 'ids' in query ? scope : scope.narrow(query.advertiser_ids);
  return visible.read(async (tx) => ({
    items: await jsonOf(tx, visible, {
      rows: await selectAllocations(tx, visible, condition),
      withRewards: true,
    }),
  }));
}

async function jsonOf(
  tx: Queries,
  scope: Scope,
  { rows, withRewards }: { rows: readonly AllocationRow[]; withRewards: boolean },
): Promise<AllocationJson[]> {
  const rewards = await selectRewards(tx, rows);
  const waiting = await selectWaiting(tx, scope, rows);
  return rows.map((row) => ({
    ...allocationJson(row, rewards.get(row.id) ?? [], withRewards),
    waiting_requests: waiting.get(row.id) ?? [],
  }));
}

function openOf(advertiserIds: readonly string[]): SQL {
  return sql`a.advertiser_id = any (${idArray(advertiserIds)}::bigint[]) and a.type = 'open' and a.status <> 'disabled'`;
}

/** Part of the IO number, of the description, of a reward's name or SKU (INVENT-5). */
function matches(search: string): SQL {
  const text = likeAnywhere(search);
  return sql`(${holdsFolded(search, [sql`a.external_id`, sql`a.description`])} or exists (
    select from allocated_rewards r join skus s on s.sku = r.sku
    where r.advertiser_id = a.advertiser_id and r.allocation_id = a.id
      and (s.sku ilike ${text} or s.search_name like ${likeAnywhere(folded(search))})))`;
}
