import { route } from './route.ts';

/** The catalog for signed-in people; visitors without an account have a separate page (ROUTE-60). */
export const catalogRoute = route({
  path: '/catalog',
  query: ['rewardSku', 'search', 'seller', 'brand', 'country', 'currency', 'delivery', 'sale', 'min', 'max'],
  ability: 'viewCatalog',
  menu: { group: 'catalog', label: 'catalog' },
});
