import { route } from './route.ts';

/** Additions, changes and removals in the catalog; everybody who sees rewards also sees the catalog. */
export const catalogueChangeListRoute = route({
  path: '/catalogue-changes',
  query: ['noun', 'kind', 'from', 'to', 'page'],
  ability: 'viewCatalog',
});
