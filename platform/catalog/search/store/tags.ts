import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { DIGITS } from '../../../../schema/foundation/text/patterns.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import type { Change } from '../../../foundation/changes/change.ts';
import { changeEntity, EntityRefused } from '../entityErrors.ts';
import { linkedProducts, linkProducts, productIds } from '../links.ts';
import { queueEntries } from './indexEntries.ts';
import type { Tag } from './store.ts';
import { productTags, searchTags } from './table.ts';

const name = z.string().trim().min(1).max(80);
const id = z.string().regex(DIGITS, { error: 'unknown_entity' });
const created = z.strictObject({ nameEn: name, nameFr: name, productIds: productIds.default([]) });
const updated = z.strictObject({
  id,
  nameEn: name.nullish(),
  nameFr: name.nullish(),
  productIds: productIds.nullish(),
});
const deleted = z.strictObject({ id });

const LINK = { table: productTags, column: 'tag_id' } as const;

/** Result of a mutation of a tag. */
type Payload = Promise<{ tag: Tag | null; errors: unknown[] }>;

/** Tags with their products; each change reaches the entries of those products. */
export const tagMutations = {
  async tagCreate(scope: Scope, input: unknown): Payload {
    const { entity, errors } = await changeEntity(scope, { draft: created, input }, async (change, draft) => {
      const { productIds: wanted, ...names } = draft;
      const [row] = await change.tx.insert(searchTags).values(names).returning();
      if (!row) throw new Error('No tag was made.');
      await change.record({ ...ofTag(row.id), action: 'created', after: draft });
      await give(change, row.id, wanted);
      return tagOf(scope, row);
    });
    return { tag: entity, errors };
  },
  async tagUpdate(scope: Scope, input: unknown): Payload {
    const { entity, errors } = await changeEntity(scope, { draft: updated, input }, async (change, draft) => {
      const row = await lockTag(change, draft.id);
      const names = { nameEn: draft.nameEn ?? row.nameEn, nameFr: draft.nameFr ?? row.nameFr };
      await change.tx.update(searchTags).set(names).where(eq(searchTags.id, row.id));
      await change.record({ ...ofTag(row.id), action: 'updated', before: row, after: draft });
      const had = await linkedProducts(change.tx, LINK, row.id);
      if (draft.productIds) await give(change, row.id, draft.productIds);
      await queueEntries(change.tx, had);
      return tagOf(scope, { ...row, ...names });
    });
    return { tag: entity, errors };
  },
  async tagDelete(scope: Scope, input: unknown): Payload {
    const { entity, errors } = await changeEntity(scope, { draft: deleted, input }, async (change, draft) => {
      const row = await lockTag(change, draft.id);
      const had = await linkedProducts(change.tx, LINK, row.id);
      await change.tx.delete(searchTags).where(eq(searchTags.id, row.id));
      await change.record({ ...ofTag(row.id), action: 'deleted', before: row });
      await queueEntries(change.tx, had);
      return tagOf(scope, row);
    });
    return { tag: entity, errors };
  },
};

const ofTag = (nounId: string) => ({ noun: 'tags', nounId, advertiserId: null }) as const;

async function give({ tx }: Change, tagId: string, productIds: readonly string[]): Promise<void> {
  await queueEntries(tx, await linkProducts(tx, LINK, { id: tagId, wanted: productIds }));
}

async function lockTag({ tx }: Change, tagId: string): Promise<typeof searchTags.$inferSelect> {
  const [row] = await tx.select().from(searchTags).where(eq(searchTags.id, tagId)).for('update');
  if (!row) throw new EntityRefused('id', 'unknown_entity');
  return row;
}

const tagOf = ({ locale }: Scope, row: typeof searchTags.$inferSelect): Tag => ({
  id: row.id,
  name: locale === 'fr' ? row.nameFr : row.nameEn,
});
