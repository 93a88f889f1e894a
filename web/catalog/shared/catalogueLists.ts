import { SALE_STATUSES } from '../../../schema/foundation/transitions.ts';
import { defineList } from '../../kit/list/listDefinition.ts';
import { choice, search } from '../../kit/list/listFilters.ts';

const filters = { search: search(), sku: search(), status: choice(SALE_STATUSES) };

/** Products: page size (PRODUCT-3), search by name and identifier. */
export const PRODUCT_LIST = defineList({
  screen: 'products',
  pageSize: 10,
  filters,
  sort: { fields: ['name', 'id', 'updated_at'], initial: { by: 'name', direction: 'ASC' } },
});

/** SKUs: page size (SKU-1), search by name and SKU. */
export const SKU_LIST = defineList({
  screen: 'skus',
  pageSize: 10,
  filters,
  sort: {
    fields: ['sku', 'name', 'face_value', 'updated_at'],
    initial: { by: 'sku', direction: 'ASC' },
  },
});
