import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { DIGITS } from '../../../../schema/foundation/text/patterns.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import type { Change } from '../../../foundation/changes/change.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { listOf, nullable, type RowOf, rowCountOf, text } from '../../../foundation/database/rows.ts';
import { foldedColumn } from '../../../foundation/database/textFold.ts';
import { requireCatalogue, seesHidden, sellerOf } from '../catalogueAccess.ts';
import { changeEntity, EntityRefused } from '../entityErrors.ts';
import { linkedProducts, linkProducts, productIds } from '../links.ts';
import { queueEntries } from '../store/indexEntries.ts';
import { contains, type IndexPage, type NameQuery, pageOf } from '../store/store.ts';
import { rewardGroupProducts, rewardGroups } from '../store/table.ts';

const REWARD_GROUP_ROW = { id: text, name: text, sellerId: nullable(text), productIds: listOf(text) };
export type RewardGroup = RowOf<typeof REWARD_GROUP_ROW>;

const name = z.string().trim().min(1).max(80);
const id = z.string().regex(DIGITS, { error: 'unknown_entity' });
const created = z.strictObject({
  name,
  sellerId: z.string().regex(DIGITS, { error: 'unknown_organization' }).nullish(),
  productIds: productIds.default([]),
});
const updated = z.strictObject({ id, name: name.nullish(), productIds: productIds.nullish() });
const deleted = z.strictObject({ id });

const LINK = { table: rewardGroupProducts, column: 'group_id' } as const;

/** Result of a mutation of a reward group. */
type Payload = Promise<{ rewardGroup: RewardGroup | null; errors: unknown[] }>;

/**
 * Reward groups that the caller sees, by name: everybody's and those of the own organization; staff see all. Only users who manage rewards
 * see private products of the own organization.
 */
export async function findRewardGroups(scope: Scope, query: NameQuery): Promise<IndexPage<RewardGroup>> {
  requireCatalogue(scope);
  return scope.read(async (tx) => {
    const groupRows = sql`select g.id, g.name, g.seller_id as "sellerId", coalesce((select array_agg(l.product_id order by l.product_id)
        from reward_group_products l where l.group_id = g.id and ${shownProduct(scope)}), '{}') as "productIds"
      from reward_groups g where ${contains(sql`g.name`, query.search)} and ${visible(scope)}`;
    return pageOf(tx, groupRows, {
      shape: REWARD_GROUP_ROW,
      order: sql`${foldedColumn(sql`name`)} collate "C", id`,
      ...query,
    });
  });
}

const shownProduct = (scope: Scope) =>
  seesHidden(scope)
    ? sql`true`
    : sql`exists (select from product_publications u where u.product_id = l.product_id
        and u.seller_id = ${sellerOf(scope)}::bigint and u.published)`;

/** Row-level security enforces the same. */
const visible = ({ isStaff, organizationId }: Scope) =>
  isStaff ? sql`true` : sql`(g.seller_id is null or g.seller_id = ${organizationId}::bigint)`;

/** Reward groups: staff write all of them, others those of their organization. */
export const rewardGroupMutations = {
  async rewardGroupCreate(scope: Scope, input: unknown): Payload {
    const { entity, errors } = await changeEntity(scope, { draft: created, input }, async (change, draft) => {
      const sellerId = await sellerOfNew(change.tx, scope, draft.sellerId ?? null);
      const [row] = await change.tx.insert(rewardGroups).values({ name: draft.name, sellerId }).returning();
      if (!row) throw new Error('No reward group was made.');
      await change.record({ ...ofGroup(row.id), action: 'created', after: { ...draft, sellerId } });
      await give(change, row.id, draft.productIds);
      return groupById(change.tx, row.id);
    });
    return { rewardGroup: entity, errors };
  },
  async rewardGroupUpdate(scope: Scope, input: unknown): Payload {
    const { entity, errors } = await changeEntity(scope, { draft: updated, input }, async (change, draft) => {
      const row = await lockGroup(change, draft.id);
      if (draft.name)
        await change.tx.update(rewardGroups).set({ name: draft.name }).where(eq(rewardGroups.id, row.id));
      await change.record({ ...ofGroup(row.id), action: 'updated', before: row, after: draft });
      if (draft.productIds) await give(change, row.id, draft.productIds);
      return groupById(change.tx, row.id);
    });
    return { rewardGroup: entity, errors };
  },
  async rewardGroupDelete(scope: Scope, input: unknown): Payload {
    const { entity, errors } = await changeEntity(scope, { draft: deleted, input }, async (change, draft) => {
      const row = await lockGroup(change, draft.id);
      const group = await groupById(change.tx, row.id);
      await change.tx.delete(rewardGroups).where(eq(rewardGroups.id, row.id));
      await change.record({ ...ofGroup(row.id), action: 'deleted', before: row });
      await queueEntries(change.tx, group.productIds);
      return group;
    });
    return { rewardGroup: entity, errors };
  },
};

const ofGroup = (nounId: string) => ({ noun: 'rewardGroups', nounId, advertiserId: null }) as const;

/** Staff choose the organization, none meaning everybody; others have their own. */
async function sellerOfNew(tx: Queries, scope: Scope, sellerId: string | null): Promise<string | null> {
  if (!scope.isStaff) {
    if (sellerId !== null && sellerId !== scope.organizationId)
      throw new EntityRefused('sellerId', 'unknown_organization');
    return scope.organizationId;
  }
  const sellers =
    sellerId === null ? 1 : await rowCountOf(tx, sql`select 1 from organizations where id = ${sellerId}`);
  if (sellers === 0) throw new EntityRefused('sellerId', 'unknown_organization');
  return sellerId;
}

async function give({ tx }: Change, groupId: string, productIds: readonly string[]): Promise<void> {
  await queueEntries(tx, await linkProducts(tx, LINK, { id: groupId, wanted: productIds }));
}

/** A shared group is unknown to callers who may not write it. */
async function lockGroup({ tx, scope }: Change, groupId: string): Promise<typeof rewardGroups.$inferSelect> {
  const [row] = await tx.select().from(rewardGroups).where(eq(rewardGroups.id, groupId)).for('update');
  if (!row || !(scope.isStaff || row.sellerId === scope.organizationId))
    throw new EntityRefused('id', 'unknown_entity');
  return row;
}

async function groupById(tx: Queries, groupId: string): Promise<RewardGroup> {
  const [row] = await tx.select().from(rewardGroups).where(eq(rewardGroups.id, groupId));
  if (!row) throw new EntityRefused('id', 'unknown_entity');
  return { ...row, productIds: await linkedProducts(tx, LINK, groupId) };
}
