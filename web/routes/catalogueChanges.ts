import { route } from './route.ts';

/** Additions, changes and removals in the catalogue; everybody who sees rewards also sees the catalogue. */
export const catalogueChangeListRoute = route({
  path: '/catalogue-changes',
  query: ['noun', 'kind', 'from', 'to', 'page'],
  ability: 'viewCatalog',
});
