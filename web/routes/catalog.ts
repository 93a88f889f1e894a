import { route } from './route.ts';

/** The catalogue of the signed-in; visitors without an account have a page of their own (ROUTE-60). */
export const catalogRoute = route({
  path: '/catalog',
  query: ['rewardSku', 'search', 'seller', 'brand', 'country', 'currency', 'delivery', 'sale', 'min', 'max'],
  ability: 'viewCatalog',
  menu: { group: 'catalog', label: 'catalog' },
});
