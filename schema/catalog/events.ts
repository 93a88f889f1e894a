import { z } from 'zod';
import { changedFields, eventAmount, eventId } from '../foundation/changes/eventData.ts';
import { eventFamily, type UnpublishedNoun } from '../foundation/changes/eventFamily.ts';
import { BRAND_STATUSES, SALE_STATUSES } from '../foundation/transitions.ts';

export const brandEvents = eventFamily({
  noun: 'brands',
  subject: 'brand',
  ability: 'viewRewards',
  data: z.object({ brandId: z.string(), name: z.string(), status: z.enum(BRAND_STATUSES), changedFields }),
  example: { brandId: 'FJ', name: 'Fjord', status: 'enabled', changedFields: ['name'] },
  words: {
    created: 'A brand was created.',
    updated: 'A brand changed.',
    enabled: 'A brand was enabled: its products are on sale again.',
    disabled: 'A brand was disabled: its products are no longer on sale.',
  },
  actions: {
    created: 'created',
    updated: { status: { enabled: 'enabled', deactivated: 'disabled' }, otherwise: 'updated' },
  },
});

export const productEvents = eventFamily({
  noun: 'products',
  subject: 'product',
  ability: 'viewRewards',
  data: z.object({
    productId: z.string(),
    brandId: z.string(),
    name: z.string(),
    status: z.enum(SALE_STATUSES),
    changedFields,
  }),
  example: { productId: 'FJ5', brandId: 'FJ', name: 'Fjord card', status: 'enabled', changedFields: [] },
  words: {
    created: 'A product was created.',
    updated: 'A product changed.',
    enabled: 'A product is on sale.',
    disabled: 'A product is no longer on sale.',
  },
  actions: {
    created: 'created',
    updated: { status: { enabled: 'enabled', disabled: 'disabled' }, otherwise: 'updated' },
  },
});

export const skuEvents = eventFamily({
  noun: 'skus',
  subject: 'sku',
  ability: 'viewRewards',
  data: z.object({
    sku: z.string(),
    productId: z.string().nullable(),
    name: z.string(),
    value: eventAmount,
    status: z.enum(SALE_STATUSES),
    changedFields,
  }),
  example: {
    sku: 'FJ5-EUR50',
    productId: 'FJ5',
    name: 'Fjord card €50',
    value: { amount: '50.00', currency: 'EUR' },
    status: 'enabled',
    changedFields: ['faceValue'],
  },
  words: {
    created: 'A SKU was created.',
    updated: 'A SKU changed.',
    enabled: 'A SKU is on sale.',
    disabled: 'A SKU is no longer on sale.',
  },
  actions: {
    created: 'created',
    updated: { status: { enabled: 'enabled', disabled: 'disabled' }, otherwise: 'updated' },
  },
});

export const publicationEvents = eventFamily({
  noun: 'publications',
  subject: 'publication',
  ability: 'viewRewards',
  data: z.object({
    publicationId: eventId,
    productId: z.string(),
    sellerId: eventId.describe('The organization in whose catalog the product is'),
    isPublished: z.boolean(),
    isPrivate: z.boolean(),
  }),
  example: { publicationId: '31', productId: 'FJ5', sellerId: '1', isPublished: true, isPrivate: false },
  words: {
    created: 'A product was added to the catalog of a seller.',
    updated: 'A seller published a product, withdrew it, or changed who sees it.',
  },
  actions: { created: 'created', updated: 'updated' },
});

export const catalogImportEvents = eventFamily({
  noun: 'catalogue_imports',
  subject: 'catalog_import',
  ability: 'viewRewards',
  data: z.object({ catalogImportId: eventId, fileName: z.string(), state: z.string(), rows: z.number() }),
  example: { catalogImportId: '2', fileName: 'catalog.csv', state: 'imported', rows: 1219 },
  words: {
    started: 'The import of a catalog file started.',
    completed: 'The import of a catalog file ended: all rows were applied, or it was stopped.',
  },
  actions: {
    created: { none: 'The file is received in parts; the import starts later.' },
    started: 'started',
    done: 'completed',
  },
});

export const unpublishedCatalog: readonly UnpublishedNoun[] = [
  { noun: 'rewardGroups', none: 'Groups order what a search shows; the search index is read anew.' },
  { noun: 'tags', none: 'Tags order what a search shows; the search index is read anew.' },
];
