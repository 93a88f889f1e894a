import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { NewPublication, PublicationDraft } from '../../../schema/catalog/publications.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import { updateRow } from '../../foundation/changes/updateRow.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { constraintOf } from '../../foundation/database/constraint.ts';
import { rowCountOf } from '../../foundation/database/rows.ts';
import { invalidField, notFound } from '../../foundation/http/refusals/refusal.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { codec, type JsonOf } from '../../foundation/records/codec.ts';
import { flag, text, whole } from '../../foundation/records/column.ts';
import { organizations } from '../../people/organization/table.ts';
import { queueEntries } from '../search/store/indexEntries.ts';
import { lockProduct } from './lock.ts';
import { publications } from './publicationTable.ts';

/** Where a product is offered (PRODUCT-58). Of `u` publications and `o` their sellers. */
export const publication = codec('Publication', {
  columns: {
    id: text(sql`u.id`),
    product_id: text(sql`u.product_id`),
    seller_id: text(sql`u.seller_id`),
    seller_name: text(sql`o.name`),
    published: flag(sql`u.published`).describe("Whether it is in the seller's catalog"),
    private: flag(sql`u.private`).describe('Whether it is accessible by SKU only'),
    version: whole(sql`u.version`),
  },
});
type PublicationJson = JsonOf<typeof publication>;

export const publicationsShape = responseSchema(
  'Publications',
  z.object({ items: z.array(publication.schema) }),
);

/** Where a product is offered, by seller: to staff all of it, to others what concerns their own organization (PRODUCT-59). */
export function listPublications(scope: Scope, productId: string): Promise<{ items: PublicationJson[] }> {
  return scope.read(async (tx) => {
    const products = await rowCountOf(tx, sql`select 1 from products where id = ${productId}`);
    if (products === 0) throw notFound();
    const rows = await publication.rows(
      tx,
      sql`${source} where u.product_id = ${productId} order by o.name, u.id`,
    );
    return { items: rows.map((row) => publication.json(row, scope)) };
  });
}

/** Offers a product at a seller, publicly or privately: staff at any, others at their own organization. */
export function createPublication(
  scope: Scope,
  productId: string,
  draft: NewPublication,
): Promise<PublicationJson> {
  const { sellerId, ...values } = draft;
  return runChange({ scope }, async (change) => {
    const { tx } = change;
    await lockProduct(tx, productId);
    const isOwn = scope.isStaff || scope.organizationId === sellerId;
    const [seller] = isOwn ? await tx.select().from(organizations).where(eq(organizations.id, sellerId)) : [];
    if (!seller) throw invalidField('seller_id', 'unknown_organization');
    const [row] = await tx
      .insert(publications)
      .values({ productId, sellerId, ...values })
      .returning();
    const id = row?.id ?? '';
    await queueEntries(tx, [productId]);
    await change.record({
      noun: 'publications',
      nounId: id,
      action: 'created',
      advertiserId: null,
      after: { productId, sellerId, ...values },
    });
    return publicationById(tx, scope, id);
  }).catch(orTaken);
}

/** Saves what the draft holds; stale when `version` is not the row's. What becomes private is no longer published (PRODUCT-29). */
export function updatePublication(
  scope: Scope,
  id: string,
  { version, draft }: { version: number; draft: PublicationDraft },
): Promise<PublicationJson> {
  return runChange({ scope, version }, async (change) => {
    const { tx } = change;
    const [row] = await tx
      .select()
      .from(publications)
      .where(and(eq(publications.id, id), mine(scope)))
      .for('no key update');
    if (!row) throw notFound();
    await change.checkVersion(row, () => publicationById(tx, scope, id));
    const isPrivate = draft.private ?? row.private;
    if (isPrivate && draft.published) throw invalidField('published', 'private_product');
    const values = { ...draft, ...(isPrivate ? { published: false } : {}) };
    await updateRow(change, { table: publications, row, values, noun: 'publications', advertiserId: null });
    await queueEntries(tx, [row.productId]);
    return publicationById(tx, scope, id);
  });
}

const source = sql`from product_publications u join organizations o on o.id = u.seller_id`;

/** The application's own condition above row-level security. */
const mine = ({ isStaff, organizationId }: Scope) =>
  isStaff ? sql`true` : eq(publications.sellerId, organizationId ?? '0');

async function publicationById(tx: Queries, scope: Scope, id: string): Promise<PublicationJson> {
  const [row] = await publication.rows(tx, sql`${source} where u.id = ${id}`);
  if (!row) throw notFound();
  return publication.json(row, scope);
}

function orTaken(error: unknown): never {
  throw constraintOf(error) === 'product_publications_once'
    ? invalidField('seller_id', 'seller_taken')
    : error;
}
