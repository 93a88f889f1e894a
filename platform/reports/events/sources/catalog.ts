import { sql } from 'drizzle-orm';
import {
  brandEvents,
  catalogImportEvents,
  productEvents,
  publicationEvents,
  skuEvents,
} from '../../../../schema/catalog/events.ts';
import { BRAND_STATUSES, SALE_STATUSES } from '../../../../schema/foundation/transitions.ts';
import { idArray, textArray } from '../../../foundation/access/visibleAdvertisers.ts';
import { boolean, number, oneOf, text } from '../../../foundation/database/rows.ts';
import { amountOf, changedFieldsOf, type EventSource, eventSource, optional } from '../source.ts';

const brands = eventSource(brandEvents, {
  shape: { nounId: text, name: text, status: oneOf(BRAND_STATUSES) },
  rows: (ids) =>
    sql`select id as "nounId", name, status from brands where id = any (${textArray(ids)}::text[])`,
  data: (change, row) =>
    row
      ? { brandId: row.nounId, name: row.name, status: row.status, changedFields: changedFieldsOf(change) }
      : null,
});

const products = eventSource(productEvents, {
  shape: { nounId: text, brandId: text, name: text, status: oneOf(SALE_STATUSES) },
  rows: (ids) =>
    sql`select id as "nounId", brand_id as "brandId", name, status from products where id = any (${textArray(ids)}::text[])`,
  data(change, row) {
    if (!row) return null;
    const { nounId, ...facts } = row;
    return { ...facts, productId: nounId, changedFields: changedFieldsOf(change) };
  },
});

const skus = eventSource(skuEvents, {
  shape: {
    nounId: text,
    productId: optional,
    name: text,
    value: text,
    currency: text,
    status: oneOf(SALE_STATUSES),
  },
  rows: (
    ids,
  ) => sql`select sku as "nounId", product_id as "productId", name, face_value::text as value, currency, status
    from skus where sku = any (${textArray(ids)}::text[])`,
  data(change, row) {
    if (!row) return null;
    const { nounId, value, currency, ...facts } = row;
    return {
      ...facts,
      sku: nounId,
      value: amountOf(value, currency),
      changedFields: changedFieldsOf(change),
    };
  },
});

const publications = eventSource(publicationEvents, {
  shape: { nounId: text, productId: text, sellerId: text, isPublished: boolean, isPrivate: boolean },
  rows: (
    ids,
  ) => sql`select id::text as "nounId", product_id as "productId", seller_id::text as "sellerId", published as "isPublished",
      private as "isPrivate"
    from product_publications where id = any (${idArray(ids)}::bigint[])`,
  data(_, row) {
    if (!row) return null;
    const { nounId, ...facts } = row;
    return { ...facts, publicationId: nounId };
  },
  audience: ({ sellerId }) => ({ organizationId: sellerId }),
});

const catalogImports = eventSource(catalogImportEvents, {
  shape: { nounId: text, accountId: text, fileName: text, state: text, rows: number },
  rows: (
    ids,
  ) => sql`select id::text as "nounId", account_id::text as "accountId", name as "fileName", state, total as rows
    from catalogue_imports where id = any (${idArray(ids)}::bigint[])`,
  data(_, row) {
    if (!row) return null;
    const { nounId, accountId: _audience, ...facts } = row;
    return { ...facts, catalogImportId: nounId };
  },
  audience: ({ accountId }) => ({ accountId }),
});

export const catalogSources: readonly EventSource[] = [brands, products, skus, publications, catalogImports];
