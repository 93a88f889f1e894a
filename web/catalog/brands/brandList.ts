import { keptList } from '../../kit/list/keptList.ts';
import { defineList } from '../../kit/list/listDefinition.ts';
import { search } from '../../kit/list/listFilters.ts';
import { brandListRoute } from '../../routes/brands.ts';

/** The brands: page size (BRAND-2), search by name (BRAND-4). */
export const BRAND_LIST = defineList({ screen: 'brands', pageSize: 24, filters: { search: search() } });

/** The same for the back link of a brand. */
export const KEPT_BRANDS = keptList(brandListRoute);
